import { createNotifier } from '#lib/createNotifier.ts';
import { createAccountSearchStore, type AccountSearchStore } from './accountSearch.ts';
import type { FoundPairs, CandidatePair } from './positions.ts';

export interface PositionsStore extends AccountSearchStore<FoundPairs> {
  /** Adds pairs that are read even if the history cannot be read. */
  consider(pairs: readonly CandidatePair[]): void;
  considered(): readonly CandidatePair[];
  onWatch(listener: () => void): () => void;
}

const nothingFound: FoundPairs = { status: 'loading', pairs: [], tokens: [], fromBlock: undefined };

export const createPositionsStore = (): PositionsStore => {
  let candidates: readonly CandidatePair[] = [];
  const watches = createNotifier();
  const search = createAccountSearchStore(nothingFound);
  return {
    ...search,
    watch(account) {
      const leave = search.watch(account);
      watches.notify();
      return leave;
    },
    onWatch: watches.add,
    consider(pairs) {
      candidates = pairs;
    },
    considered: () => candidates,
  };
};

export const positionsStore = createPositionsStore();
