import { compareFractions } from '#domain/amounts/fraction.ts';
import { abbreviate } from '#domain/format/abbreviate.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { decimalText } from '#domain/format/decimalText.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { formatPrice } from '#domain/format/formatPrice.ts';
import { separators } from '#domain/format/separators.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Grouping } from '#domain/orderBook/groupingSizes.ts';
import type { Ladder, LadderRow } from '#domain/orderBook/buildLadder.ts';
import { spreadOf } from '#domain/orderBook/spreadOf.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import type { LadderUnit } from './ladderUnit.ts';
import type { Market } from '../shared/tradeMarket.ts';

export type LadderSideName = 'asks' | 'bids';

interface LevelDetails {
  /** In the base token, even if the ladder's unit is the quote. */
  readonly total: string;
  readonly orders: string;
  readonly pool: string;
  readonly average: string;
}

/** Has only strings and numbers, so that an unchanged row does not render again. */
export interface LevelView {
  readonly key: string;
  readonly price: string;
  readonly amount: string;
  readonly total: string;
  readonly size: bigint;
  readonly details: () => LevelDetails;
  /** Percent of the deepest shown level. `bookDepth`: resting orders; `depth`: orders with the pool. */
  readonly bookDepth: number;
  readonly depth: number;
  readonly poolOnly: boolean;
  readonly own: boolean;
  readonly taken: boolean;
}

/** Amount that the ticket would fill now, raw base units. */
interface Taking {
  readonly side: LadderSideName;
  readonly base: bigint;
}

export const takingOf = (quote: TradeQuote | undefined, direction: TradeDirection): Taking | undefined => {
  if (quote === undefined) return undefined;
  return direction === 'BUY'
    ? { side: 'asks', base: quote.filled.received }
    : { side: 'bids', base: quote.filled.spent };
};

const largeFrom = 1_000_000n;

export const columnDecimals = (largest: bigint, decimals: number): number => {
  const unit = powerOfTen(decimals);
  if (largest >= unit * 1000n) return 0;
  return largest >= unit * 10n ? Math.min(2, decimals) : Math.min(4, decimals);
};

export const sizeText = (amount: bigint, decimals: number, decimalPlaces: number): string => {
  const value = { numerator: amount, denominator: powerOfTen(decimals) };
  const min = { numerator: 1n, denominator: powerOfTen(decimalPlaces) };
  if (amount > 0n && compareFractions(value, min) < 0) return `<${decimalText(min, separators)}`;
  return amount >= value.denominator * largeFrom
    ? abbreviate(value)
    : decimalText(value, { ...separators, decimals: decimalPlaces, fixed: true });
};

const percentOf = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 1000n) / whole) / 10);

interface RowContext {
  readonly market: Market;
  readonly grouping: Grouping;
  readonly deepest: bigint;
  readonly decimalPlaces: number;
  readonly sizeOf: (row: LadderRow, before: LadderRow | undefined) => Pick<LevelView, 'amount' | 'total'>;
  readonly taken: bigint;
}

/** Texts by tick, because a level's price is the same in each block. */
const priceTexts = new WeakMap<Market, Map<string, string>>();
const MAX_TEXTS = 1000;

const priceTextOf = (row: LadderRow, key: string, { market, grouping }: RowContext): string => {
  const texts = priceTexts.get(market) ?? new Map<string, string>();
  const cacheKey = `${grouping.text} ${key} ${separators.point}`;
  const known = texts.get(cacheKey);
  if (known !== undefined) return known;
  const decimals = { base: market.base.decimals, quote: market.quote.decimals };
  const text = formatPrice(row.price, decimals, { tickDecimals: grouping.decimals });
  if (texts.size >= MAX_TEXTS) texts.clear();
  priceTexts.set(market, texts.set(cacheKey, text));
  return text;
};

const detailsOf = (row: LadderRow, { market, decimalPlaces }: RowContext): LevelDetails => {
  const { base, quote } = market;
  const decimals = { base: base.decimals, quote: quote.decimals };
  const average = { numerator: row.cumulativeQuote, denominator: row.cumulative };
  return {
    total: sizeText(row.cumulative, base.decimals, decimalPlaces),
    orders: sizeText(row.orders, base.decimals, decimalPlaces),
    pool: sizeText(row.pool, base.decimals, decimalPlaces),
    average: row.cumulative === 0n ? NO_VALUE : formatPrice(average, decimals, { significant: 5 }),
  };
};

type SizeField = 'cumulative' | 'cumulativeQuote';

/** In base or quote, with the same decimals in the whole column. */
const sizesIn = (field: SizeField, decimals: number, ladder: Ladder): RowContext['sizeOf'] => {
  const [ask, bid] = [ladder.asks, ladder.bids].map((rows) => rows.at(-1)?.[field] ?? 0n);
  const decimalPlaces = columnDecimals((ask ?? 0n) > (bid ?? 0n) ? (ask ?? 0n) : (bid ?? 0n), decimals);
  return (row, before) => ({
    amount: sizeText(row[field] - (before?.[field] ?? 0n), decimals, decimalPlaces),
    total: sizeText(row[field], decimals, decimalPlaces),
  });
};

const levelOf = (
  row: LadderRow,
  before: LadderRow | undefined,
  ordersSoFar: bigint,
  context: RowContext,
): LevelView => {
  const { deepest, taken, sizeOf } = context;
  const here = row.orders + row.pool;
  const key = row.tick.toString();
  return {
    key,
    price: priceTextOf(row, key, context),
    ...sizeOf(row, before),
    size: here,
    details: () => detailsOf(row, context),
    bookDepth: percentOf(ordersSoFar, deepest),
    depth: percentOf(row.cumulative, deepest),
    poolOnly: row.orders === 0n,
    own: row.own,
    taken: taken > 0n && row.cumulative - here < taken,
  };
};

/** Best level first; bars are scaled to the deepest level of either side. */
export const ladderViewOf = (
  ladder: Ladder,
  market: Market,
  grouping: Grouping,
  taking: Taking | undefined,
  unit: LadderUnit = 'base',
): Readonly<Record<LadderSideName, readonly LevelView[]>> => {
  const last = (rows: readonly LadderRow[]): bigint => rows.at(-1)?.cumulative ?? 0n;
  const deepest = last(ladder.asks) > last(ladder.bids) ? last(ladder.asks) : last(ladder.bids);
  const decimalPlaces = columnDecimals(deepest, market.base.decimals);
  const sizeOf =
    unit === 'base'
      ? sizesIn('cumulative', market.base.decimals, ladder)
      : sizesIn('cumulativeQuote', market.quote.decimals, ladder);
  const sideOf = (side: LadderSideName): LevelView[] => {
    const taken = taking?.side === side ? taking.base : 0n;
    let ordersSoFar = 0n;
    return ladder[side].map((row, index, rows) => {
      ordersSoFar += row.orders;
      const context = { market, grouping, deepest, decimalPlaces, sizeOf, taken };
      return levelOf(row, rows[index - 1], ordersSoFar, context);
    });
  };
  return { asks: sideOf('asks'), bids: sideOf('bids') };
};

const barGap = 1 / 22;

/** SVG path from top to bottom: 100 units wide, one unit high per level. */
export const depthShape = (levels: readonly LevelView[], depth: 'depth' | 'bookDepth'): string =>
  levels.map((level, line) => `M100 ${line + barGap}h-${level[depth]}v${1 - 2 * barGap}h${level[depth]}`).join('');

/** Spread between the best shown levels, in quote and in percent of the middle; a dash if a side has none. */
export const spreadText = (ladder: Ladder, { base, quote }: Market): string => {
  const spread = spreadOf(ladder.asks[0]?.price, ladder.bids[0]?.price);
  if (!spread) return NO_VALUE;
  const sign = spread.crossed ? '\u2212' : '';
  const size = formatPrice(spread.size, { base: base.decimals, quote: quote.decimals }, { significant: 3 });
  return `${sign}${size} (${sign}${formatPercent(spread.bps)})`;
};
