import type { Address } from '#domain/tokens/types.ts';
import { historyStore, type HistoryStore, type PairHistory } from './historyStore.ts';

type FollowedHistories = ReadonlyMap<Address, PairHistory>;

const createFollowedHistories = (store: HistoryStore): (() => FollowedHistories) => {
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

export const followedHistories = createFollowedHistories(historyStore);
