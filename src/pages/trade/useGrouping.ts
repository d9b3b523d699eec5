import { useMemo, useState } from 'react';
import { groupingSizes } from '../../domain/orderBook/groupingSizes.ts';
import type { Grouping, GroupingChoice } from '../../domain/orderBook/groupingSizes.ts';
import type { PairBook } from '../../domain/orderBook/types.ts';
import type { Token } from '../../domain/tokens/types.ts';
import type { Market } from './tradeMarket.ts';

export interface GroupingInUse {
  /** Undefined while the pool's price is unknown. */
  readonly grouping: Grouping | undefined;
  readonly sizes: readonly Grouping[];
  /** By its text. */
  readonly choose: (text: string) => void;
}

/** The width of price levels: the one chosen, else the one that suits the pool's price. */
export const useGrouping = (
  book: PairBook | undefined,
  market: Market | undefined,
  base: Token | undefined,
): GroupingInUse => {
  const [chosen, setChosen] = useState<string>();
  const price = useMemo(() => {
    if (!book || !base) return undefined;
    const [reserveBase, reserveQuote] =
      base.address === book.token0 ? [book.reserve0, book.reserve1] : [book.reserve1, book.reserve0];
    return reserveBase > 0n && reserveQuote > 0n ? { numerator: reserveQuote, denominator: reserveBase } : undefined;
  }, [book, base]);
  const choice: GroupingChoice | undefined =
    price && market && groupingSizes(price, { base: market.base.decimals, quote: market.quote.decimals });
  const grouping = choice?.sizes.find((size) => size.text === chosen) ?? choice?.preferred;
  return { grouping, sizes: choice?.sizes ?? [], choose: setChosen };
};
