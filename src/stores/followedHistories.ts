import type { Address } from '#domain/tokens/types.ts';
import { historyStore } from './historyStore.ts';
import type { HistoryStore, PairHistory } from './historyStore.ts';

/** The histories of the pairs that the page follows. */
export type FollowedHistories = ReadonlyMap<Address, PairHistory>;

/** Reads them; as long as none of them changes the answer is the same one. */
export const createFollowedHistories = (store: HistoryStore): (() => FollowedHistories) => {
  let known: FollowedHistories = new Map();
  return () => {
    const next = new Map<Address, PairHistory>();
    for (const { pair } of store.watched()) {
      const history = store.history(pair);
      if (history) next.set(pair, history);
    }
    const isSame = next.size === known.size && [...next].every(([pair, history]) => known.get(pair) === history);
    if (!isSame) known = next;
    return known;
  };
};

/** Those of the running application. */
export const followedHistories = createFollowedHistories(historyStore);
