import type { Fraction } from '#domain/amounts/fraction.ts';
import { priceRounding } from '#domain/format/formatOrderPrice.ts';
import type { PairDecimals } from '#domain/format/formatPrice.ts';
import { formatPriceColumn, priceColumnDecimals } from '#domain/format/formatPriceColumn.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { Market } from './tradeMarket.ts';

export interface PriceCell {
  readonly price: Fraction;
  readonly market: Market;
  /** Side of the order for a limit price; undefined for the price of a fill. */
  readonly side: TradeDirection | undefined;
}

/** `indent`: number of decimals that the price has fewer than the longest of its column. */
export interface AlignedPrice {
  readonly text: string;
  readonly indent: number;
}

export const pairDecimals = ({ base, quote }: Market): PairDecimals => ({ base: base.decimals, quote: quote.decimals });

const marketKey = ({ base, quote }: Market): string =>
  [base, quote].map(({ symbol, decimals }) => `${symbol} ${decimals}`).join('/');

/**
 * Prices of one market have the same number of decimals, and all prices align at the decimal point. A cell without a
 * price or base amount is a dash.
 */
export const alignPrices = (cells: readonly (PriceCell | undefined)[]): readonly AlignedPrice[] => {
  const prices = new Map<string, { readonly market: Market; readonly all: Fraction[] }>();
  for (const { market, price } of cells.filter((cell) => cell !== undefined)) {
    const known = prices.get(marketKey(market));
    if (known) known.all.push(price);
    else prices.set(marketKey(market), { market, all: [price] });
  }
  const places = new Map(
    [...prices].map(([key, { market, all }]) => [key, priceColumnDecimals(all, pairDecimals(market))]),
  );
  const max = Math.max(0, ...places.values());
  return cells.map((cell) => {
    if (!cell || cell.price.denominator === 0n) return { text: NO_VALUE, indent: 0 };
    const { market, price, side } = cell;
    const own = places.get(marketKey(market)) ?? max;
    const rounding = side === undefined ? 'nearest' : priceRounding(side);
    return { text: formatPriceColumn(price, pairDecimals(market), own, rounding), indent: max - own };
  });
};
