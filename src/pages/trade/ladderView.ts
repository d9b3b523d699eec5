import { compareFractions } from '../../domain/amounts/fraction.ts';
import { abbreviate } from '../../domain/format/abbreviate.ts';
import { powerOfTen } from '../../domain/amounts/integers.ts';
import { decimalText } from '../../domain/format/decimalText.ts';
import { formatPrice } from '../../domain/format/formatPrice.ts';
import { separators } from '../../domain/format/separators.ts';
import type { Grouping } from '../../domain/orderBook/groupingSizes.ts';
import type { Ladder, LadderRow } from '../../domain/orderBook/buildLadder.ts';
import type { TradeDirection, TradeQuote } from '../../domain/trade/types.ts';
import type { Market } from './tradeMarket.ts';

export type LadderSideName = 'asks' | 'bids';

/** What only the name and the card of a level say. */
export interface LevelDetails {
  readonly orders: string;
  readonly pool: string;
  readonly average: string;
}

/** One level, ready to be drawn: strings and numbers, so that an unchanged row is not drawn again. */
export interface LevelView {
  readonly key: string;
  readonly price: string;
  readonly amount: string;
  readonly total: string;
  /** Put together when somebody asks, which the eye does not with every block. */
  readonly details: () => LevelDetails;
  /** Percent of the deepest level shown: resting orders, and orders with the pool. */
  readonly bookDepth: number;
  readonly depth: number;
  readonly poolOnly: boolean;
  readonly own: boolean;
  readonly taken: boolean;
}

/** What the ticket would take now, in base units, and from which side. */
interface Taking {
  readonly side: LadderSideName;
  readonly base: bigint;
}

/** The levels an order would take: a buy takes asks. */
export const takingOf = (quote: TradeQuote | undefined, direction: TradeDirection): Taking | undefined => {
  if (quote === undefined) return undefined;
  return direction === 'BUY'
    ? { side: 'asks', base: quote.filled.received }
    : { side: 'bids', base: quote.filled.spent };
};

const largeFrom = 1_000_000n;

/** Digits after the point that suit a whole column whose largest amount this is. */
const columnDecimals = (largest: bigint, decimals: number): number => {
  const unit = powerOfTen(decimals);
  if (largest >= unit * 1000n) return 0;
  return largest >= unit * 10n ? Math.min(2, decimals) : Math.min(4, decimals);
};

/** An amount with the column's digits; letters only where the column would burst. */
const sizeText = (amount: bigint, decimals: number, places: number): string => {
  const value = { numerator: amount, denominator: powerOfTen(decimals) };
  const least = { numerator: 1n, denominator: powerOfTen(places) };
  if (amount > 0n && compareFractions(value, least) < 0) return `<${decimalText(least, separators)}`;
  return amount >= value.denominator * largeFrom
    ? abbreviate(value)
    : decimalText(value, { ...separators, decimals: places, fixed: true });
};

const percentOf = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 1000n) / whole) / 10);

interface RowContext {
  readonly market: Market;
  readonly grouping: Grouping;
  readonly deepest: bigint;
  readonly places: number;
  readonly taken: bigint;
}

/** Prices of levels as text, by the tick; a level keeps its price from block to block. */
const priceTexts = new WeakMap<Market, Map<string, string>>();
const MOST_TEXTS = 1000;

const priceTextOf = (row: LadderRow, key: string, { market, grouping }: RowContext): string => {
  const texts = priceTexts.get(market) ?? new Map<string, string>();
  const place = `${grouping.text} ${key}`;
  const known = texts.get(place);
  if (known !== undefined) return known;
  const decimals = { base: market.base.decimals, quote: market.quote.decimals };
  const text = formatPrice(row.price, decimals, { tickDecimals: grouping.decimals });
  if (texts.size >= MOST_TEXTS) texts.clear();
  priceTexts.set(market, texts.set(place, text));
  return text;
};

const detailsOf = (row: LadderRow, { market, places }: RowContext): LevelDetails => {
  const { base, quote } = market;
  const decimals = { base: base.decimals, quote: quote.decimals };
  const average = { numerator: row.cumulativeQuote, denominator: row.cumulative };
  return {
    orders: sizeText(row.orders, base.decimals, places),
    pool: sizeText(row.pool, base.decimals, places),
    average: row.cumulative === 0n ? '–' : formatPrice(average, decimals, { significant: 5 }),
  };
};

const levelOf = (row: LadderRow, ordersSoFar: bigint, context: RowContext): LevelView => {
  const { market, deepest, places, taken } = context;
  const { decimals } = market.base;
  const here = row.orders + row.pool;
  const key = row.tick.toString();
  return {
    key,
    price: priceTextOf(row, key, context),
    amount: sizeText(here, decimals, places),
    total: sizeText(row.cumulative, decimals, places),
    details: () => detailsOf(row, context),
    bookDepth: percentOf(ordersSoFar, deepest),
    depth: percentOf(row.cumulative, deepest),
    poolOnly: row.orders === 0n,
    own: row.own,
    taken: taken > 0n && row.cumulative - here < taken,
  };
};

/** Both sides of the ladder, best level first, bars scaled to the deepest level of either side. */
export const ladderViewOf = (
  ladder: Ladder,
  market: Market,
  grouping: Grouping,
  taking: Taking | undefined,
): Readonly<Record<LadderSideName, readonly LevelView[]>> => {
  const last = (rows: readonly LadderRow[]): bigint => rows.at(-1)?.cumulative ?? 0n;
  const deepest = last(ladder.asks) > last(ladder.bids) ? last(ladder.asks) : last(ladder.bids);
  const places = columnDecimals(deepest, market.base.decimals);
  const sideOf = (side: LadderSideName): LevelView[] => {
    const taken = taking?.side === side ? taking.base : 0n;
    let ordersSoFar = 0n;
    return ladder[side].map((row) => {
      ordersSoFar += row.orders;
      return levelOf(row, ordersSoFar, { market, grouping, deepest, places, taken });
    });
  };
  return { asks: sideOf('asks'), bids: sideOf('bids') };
};

/** What is left free above and below a bar, as a share of its level's height. */
const barGap = 1 / 22;

/** The bars of levels from top to bottom as one path, on a plane of 100 by as many units as there are levels. */
export const depthShape = (levels: readonly LevelView[], depth: 'depth' | 'bookDepth'): string =>
  levels.map((level, line) => `M100 ${line + barGap}h-${level[depth]}v${1 - 2 * barGap}h${level[depth]}`).join('');
