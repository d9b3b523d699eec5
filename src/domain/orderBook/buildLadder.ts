import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { divideUp, squareRoot } from '../amounts/integers.ts';
import type { Address } from '../tokens/types.ts';
import { pricedOrders } from './pricedOrders.ts';
import type { PairBook, RestingOrder } from './types.ts';

/** Raw base units unless noted, before the taker's fee. */
export interface LadderRow {
  readonly tick: bigint;
  readonly price: Fraction;
  readonly orders: bigint;
  readonly pool: bigint;
  readonly cumulative: bigint;
  /** Raw quote for `cumulative`; their ratio is the average price. */
  readonly cumulativeQuote: bigint;
  readonly own: boolean;
}

export interface Ladder {
  readonly asks: readonly LadderRow[];
  readonly bids: readonly LadderRow[];
  /** Price of the pool, else the middle of the best orders; undefined without both. */
  readonly mid: Fraction | undefined;
  readonly bestAsk: Fraction | undefined;
  readonly bestBid: Fraction | undefined;
  /** True if a resting order is beyond the pool or the best opposite order: it waits although it could trade. */
  readonly crossed: boolean;
}

interface LadderRequest {
  readonly book: PairBook;
  readonly base: Address;
  readonly step: Fraction;
  readonly levels: number;
  readonly ownMaker?: Address;
}

interface LadderSide {
  readonly orders: readonly RestingOrder[];
  readonly direction: 1n | -1n;
  readonly priceOf: (order: RestingOrder) => Fraction;
  readonly tickOf: (order: RestingOrder) => bigint;
  readonly sizeOf: (order: RestingOrder) => { readonly base: bigint; readonly quote: bigint };
  /** First level beyond the pool's price; undefined without a pool. */
  readonly poolTick: bigint | undefined;
}

interface Pool {
  readonly base: bigint;
  readonly quote: bigint;
}

const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);

/**
 * Raw amounts that the pool trades between two prices, before the 0.3 % fee. At price p it holds
 * floor(√(base·quote/p)) base and floor(√(base·quote·p)) quote; the differences are exact level by level.
 */
const poolMove = (pool: Pool, { numerator, denominator }: Fraction): Pool => {
  const product = pool.base * pool.quote;
  return {
    base: distance(pool.base, squareRoot((product * denominator) / numerator)),
    quote: distance(pool.quote, squareRoot((product * numerator) / denominator)),
  };
};

const askSide = (orders: readonly RestingOrder[], pool: Pool | undefined, step: Fraction): LadderSide => ({
  orders,
  direction: 1n,
  priceOf: ({ from, to }) => ({ numerator: to, denominator: from }),
  tickOf: ({ from, to }) => divideUp(to * step.denominator, from * step.numerator),
  sizeOf: ({ from, to, remain }) => ({ base: remain, quote: (remain * to) / from }),
  poolTick: pool && (pool.quote * step.denominator) / (pool.base * step.numerator) + 1n,
});

const bidSide = (orders: readonly RestingOrder[], pool: Pool | undefined, step: Fraction): LadderSide => ({
  orders,
  direction: -1n,
  priceOf: ({ from, to }) => ({ numerator: from, denominator: to }),
  tickOf: ({ from, to }) => (from * step.denominator) / (to * step.numerator),
  sizeOf: ({ from, to, remain }) => ({ base: (remain * to) / from, quote: remain }),
  poolTick: pool && divideUp(pool.quote * step.denominator, pool.base * step.numerator) - 1n,
});

const endOfLevel = (side: LadderSide, start: number, tick: bigint): number => {
  let low = start;
  let high = side.orders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = side.orders[middle];
    if (order && (side.tickOf(order) - tick) * side.direction <= 0n) low = middle + 1;
    else high = middle;
  }
  return low;
};

const nextTick = (side: LadderSide, index: number, poolTick: bigint | undefined): bigint | undefined => {
  const order = side.orders[index];
  if (!order) return poolTick;
  const tick = side.tickOf(order);
  return poolTick === undefined || (tick - poolTick) * side.direction < 0n ? tick : poolTick;
};

const rowsOf = (side: LadderSide, pool: Pool | undefined, { step, levels, ownMaker }: LadderRequest): LadderRow[] => {
  const rows: LadderRow[] = [];
  let { poolTick } = side;
  let index = 0;
  let orderBase = 0n;
  let orderQuote = 0n;
  let moved: Pool = { base: 0n, quote: 0n };
  while (rows.length < levels) {
    const tick = nextTick(side, index, poolTick);
    if (tick === undefined || tick <= 0n) break;
    const price = { numerator: tick * step.numerator, denominator: step.denominator };
    const end = endOfLevel(side, index, tick);
    const before = orderBase;
    let own = false;
    for (const order of side.orders.slice(index, end)) {
      const size = side.sizeOf(order);
      orderBase += size.base;
      orderQuote += size.quote;
      own ||= order.maker === ownMaker;
    }
    index = end;
    const poolBefore = moved.base;
    if (pool && tick === poolTick) {
      moved = poolMove(pool, price);
      poolTick += side.direction;
    }
    const orders = orderBase - before;
    const cumulative = orderBase + moved.base;
    rows.push({
      tick,
      price,
      orders,
      pool: moved.base - poolBefore,
      cumulative,
      cumulativeQuote: orderQuote + moved.quote,
      own,
    });
  }
  return rows;
};

const middleOf = (a: Fraction | undefined, b: Fraction | undefined): Fraction | undefined =>
  a &&
  b && {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: 2n * a.denominator * b.denominator,
  };

/**
 * Levels of book and pool. An ask's price is its level's upper edge, a bid's the lower one. Orders with `to` 0 have no
 * level. Rounded down.
 */
export const buildLadder = (request: LadderRequest): Ladder => {
  const { book, base, step } = request;
  const isToken0 = base === book.token0;
  const pool = isToken0 ? { base: book.reserve0, quote: book.reserve1 } : { base: book.reserve1, quote: book.reserve0 };
  const live = pool.base > 0n && pool.quote > 0n ? pool : undefined;
  const [sellers, buyers] = isToken0 ? [book.side0, book.side1] : [book.side1, book.side0];
  const asks = askSide(pricedOrders(sellers.orders), live, step);
  const bids = bidSide(pricedOrders(buyers.orders), live, step);
  const bestAsk = asks.orders[0] && asks.priceOf(asks.orders[0]);
  const bestBid = bids.orders[0] && bids.priceOf(bids.orders[0]);
  const mid = live ? { numerator: live.quote, denominator: live.base } : middleOf(bestAsk, bestBid);
  const above = (a: Fraction | undefined, b: Fraction | undefined): boolean =>
    a !== undefined && b !== undefined && compareFractions(a, b) > 0;
  return {
    asks: rowsOf(asks, live, request),
    bids: rowsOf(bids, live, request),
    mid,
    bestAsk,
    bestBid,
    crossed: above(bestBid, bestAsk) || above(bestBid, mid) || above(mid, bestAsk),
  };
};
