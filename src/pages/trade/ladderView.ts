import { formatFixed } from '../../domain/format/formatFixed.ts';
import { abbreviate } from '../../domain/format/abbreviate.ts';
import { powerOfTen } from '../../domain/amounts/integers.ts';
import { formatPrice } from '../../domain/format/formatPrice.ts';
import type { Grouping } from '../../domain/orderBook/groupingSizes.ts';
import type { Ladder, LadderRow } from '../../domain/orderBook/buildLadder.ts';
import type { TradeDirection, TradeQuote } from '../../domain/trade/types.ts';
import { separators } from './separators.ts';
import type { Market } from './tradeMarket.ts';

export type LadderSideName = 'asks' | 'bids';

/** One level, ready to be drawn: strings and numbers only, so that an unchanged row is not drawn again. */
export interface LevelView {
  readonly key: string;
  readonly price: string;
  readonly amount: string;
  readonly total: string;
  readonly orders: string;
  readonly pool: string;
  readonly average: string;
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

/** Whole tokens from 1,000 on, more digits below; letters only where a column would burst. */
const sizeText = (amount: bigint, decimals: number): string => {
  const unit = powerOfTen(decimals);
  if (amount >= unit * largeFrom) return abbreviate({ numerator: amount, denominator: unit }, separators);
  const text = formatFixed(amount, decimals, separators);
  return amount >= unit * 1000n ? text.replace(/\.\d+$/, '') : text;
};

const percentOf = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 1000n) / whole) / 10);

interface RowContext {
  readonly market: Market;
  readonly grouping: Grouping;
  readonly deepest: bigint;
  readonly taken: bigint;
}

const levelOf = (row: LadderRow, ordersSoFar: bigint, { market, grouping, deepest, taken }: RowContext): LevelView => {
  const { base, quote } = market;
  const decimals = { base: base.decimals, quote: quote.decimals };
  const here = row.orders + row.pool;
  const average = { numerator: row.cumulativeQuote, denominator: row.cumulative };
  return {
    key: row.tick.toString(),
    price: formatPrice(row.price, decimals, { ...separators, tickDecimals: grouping.decimals }),
    amount: sizeText(here, base.decimals),
    total: sizeText(row.cumulative, base.decimals),
    orders: sizeText(row.orders, base.decimals),
    pool: sizeText(row.pool, base.decimals),
    average: row.cumulative === 0n ? '–' : formatPrice(average, decimals, { ...separators, significant: 5 }),
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
  const sideOf = (side: LadderSideName): LevelView[] => {
    const taken = taking?.side === side ? taking.base : 0n;
    let ordersSoFar = 0n;
    return ladder[side].map((row) => {
      ordersSoFar += row.orders;
      return levelOf(row, ordersSoFar, { market, grouping, deepest, taken });
    });
  };
  return { asks: sideOf('asks'), bids: sideOf('bids') };
};
