import { useMemo, useState } from 'react';
import { groupingSizes, type Grouping, type GroupingChoice } from '#domain/orderBook/groupingSizes.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { Market } from '../shared/tradeMarket.ts';

interface GroupingInUse {
  readonly grouping: Grouping | undefined;
  readonly sizes: readonly Grouping[];
  readonly choose: (text: string) => void;
}

/** Reserves of base and quote; 0 while unknown. */
const reservesOf = (book: PairBook | undefined, base: Token | undefined): readonly [bigint, bigint] => {
  if (!book || !base) return [0n, 0n];
  return base.address === book.token0 ? [book.reserve0, book.reserve1] : [book.reserve1, book.reserve0];
};

export const useGrouping = (
  book: PairBook | undefined,
  market: Market | undefined,
  base: Token | undefined,
): GroupingInUse => {
  const [chosen, setChosen] = useState<string>();
  const [denominator, numerator] = reservesOf(book, base);
  const choice = useMemo((): GroupingChoice | undefined => {
    if (!market || numerator === 0n || denominator === 0n) return undefined;
    return groupingSizes({ numerator, denominator }, { base: market.base.decimals, quote: market.quote.decimals });
  }, [market, numerator, denominator]);
  const grouping = choice?.sizes.find((size) => size.text === chosen) ?? choice?.preferred;
  return { grouping, sizes: choice?.sizes ?? [], choose: setChosen };
};
