import { createAccountSearchStore, type AccountSearchStore } from './accountSearch.ts';
import type { FoundPairs, CandidatePair } from './positions.ts';

export interface PositionsStore extends AccountSearchStore<FoundPairs> {
  /** Adds pairs that are read even if the history cannot be read. */
  consider(pairs: readonly CandidatePair[]): void;
  considered(): readonly CandidatePair[];
}

const nothingFound: FoundPairs = { status: 'loading', pairs: [], tokens: [], fromBlock: undefined };

export const createPositionsStore = (): PositionsStore => {
  let candidates: readonly CandidatePair[] = [];
  return {
    ...createAccountSearchStore(nothingFound),
    consider(pairs) {
      candidates = pairs;
    },
    considered: () => candidates,
  };
};

export const positionsStore = createPositionsStore();
