import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { orderBookTopics } from '../abis/orderBookExt.ts';
import { pairTopics } from '../abis/pair.ts';
import type { PairTokens } from '../reading/bookReads.ts';
import { addressTopic } from '../codec/words.ts';
import type { LogFilter } from './logRanges.ts';
import type { RpcLog } from './logs.ts';

/** Filters for fills among the pairs' tokens, and for swaps of their pools. */
export const marketLogFilters = (ext: Address, pairs: readonly PairTokens[]): readonly LogFilter[] => {
  const tokens = [...new Set(pairs.flatMap(({ token0, token1 }) => [token0, token1]))].map(addressTopic);
  return [
    { address: ext, topics: [orderBookTopics.updateOrderInfo, tokens, tokens] },
    { address: pairs.map(({ pair }) => pair), topics: [pairTopics.swap] },
  ];
};

const tokensKey = (first: Hex, second: Hex): string => [first.toLowerCase(), second.toLowerCase()].toSorted().join(' ');

/** Logs by pair, in their order; other pairs are left out. */
export const logsByPair = (
  logs: readonly RpcLog[],
  pairs: readonly PairTokens[],
): ReadonlyMap<Address, readonly RpcLog[]> => {
  const byPool = new Map(pairs.map(({ pair }) => [pair.toLowerCase(), pair]));
  const byTokens = new Map(
    pairs.map((entry) => [tokensKey(addressTopic(entry.token0), addressTopic(entry.token1)), entry.pair]),
  );
  const sorted = new Map<Address, RpcLog[]>();
  for (const log of logs) {
    const [name, first, second] = log.topics;
    const pair =
      name === pairTopics.swap
        ? byPool.get(log.address.toLowerCase())
        : first && second && byTokens.get(tokensKey(first, second));
    if (!pair) continue;
    const own = sorted.get(pair);
    if (own) own.push(log);
    else sorted.set(pair, [log]);
  }
  return sorted;
};
