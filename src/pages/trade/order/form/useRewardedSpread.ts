import { useMemo } from 'react';
import { env } from '#config/env.ts';
import { factorOf, validSpreadIn, type ValidSpread } from '#domain/mining/orderMining.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { usePairFactors } from '#reads/mining/usePairFactors.ts';

/** Raw quote per raw base; undefined if no price earns rewards, or while unknown. */
export const useRewardedSpread = (book: PairBook | undefined, base: Address | undefined): ValidSpread | undefined => {
  const factors = valueOf(usePairFactors(env.orderMiningConfig));
  return useMemo(() => {
    const factor = book && factors && factorOf(factors, book.token0, book.token1);
    if (!factor || base === undefined) return undefined;
    const { reserve0, reserve1 } = book;
    const isSorted = factor.token0 === book.token0;
    return validSpreadIn(base, isSorted ? { reserve0, reserve1 } : { reserve0: reserve1, reserve1: reserve0 }, factor);
  }, [book, base, factors]);
};
