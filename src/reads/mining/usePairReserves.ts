import { useMemo } from 'react';
import { pair } from '#chain/abis/pair.ts';
import type { MarketReserves, PairFactor } from '#domain/mining/orderMining.ts';
import { idle, mapLoadable, valueOf } from '#lib/loadable.ts';
import { bookStore } from '#stores/bookStore.ts';
import { useCalls } from '../calls/useCalls.ts';

/** At the shown block; unknown pairs are missing. */
export const usePairReserves = (factors: readonly PairFactor[]): ReadonlyMap<PairFactor, MarketReserves> => {
  const pairs = useMemo(() => factors.map(({ token0, token1 }) => bookStore.pairOf(token0, token1)), [factors]);
  const answers = useCalls(pairs.map((entry) => pair.getReserves.call(entry.pair)));
  return useMemo(
    () =>
      new Map(
        factors.flatMap((factor, i): readonly (readonly [PairFactor, MarketReserves])[] => {
          const reserves = valueOf(mapLoadable(answers[i] ?? idle, pair.getReserves.decode));
          if (!reserves) return [];
          const { reserve0, reserve1 } = reserves;
          const isSorted = pairs[i]?.token0 === factor.token0;
          return [[factor, isSorted ? { reserve0, reserve1 } : { reserve0: reserve1, reserve1: reserve0 }]];
        }),
      ),
    [factors, pairs, answers],
  );
};
