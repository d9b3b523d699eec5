import { err, ok, type Result } from '#lib/result.ts';
import { fitsUint256 } from './fitsUint256.ts';
import { LARGEST_RESERVE, minPoolInput, poolCurve, poolOutput, type PoolCurve } from './poolCurve.ts';
import { sideDepth, type SideDepth } from './sideDepth.ts';
import type { OrderFill, OrderMarket, OrderRefusal, RestingOrder } from './types.ts';

/** Takes the best `fullFills` opposite orders completely and one in part. */
export interface OrderMatch {
  readonly fullFills: number;
  readonly partial: OrderFill | undefined;
  /** Raw budget used in the book: makers receive `bookPaidOut` of it and give `bookTaken`. */
  readonly bookSpent: bigint;
  readonly bookPaidOut: bigint;
  readonly bookTaken: bigint;
  readonly poolInput: bigint;
  readonly poolOutput: bigint;
  /** Raw amount charged for the pool that is too small for the contract to send there. */
  readonly dust: bigint;
}

interface Terms {
  readonly from: bigint;
  readonly to: bigint;
}

type BookPart = Pick<OrderMatch, 'fullFills' | 'partial' | 'bookSpent' | 'bookPaidOut' | 'bookTaken'>;

const OVERFLOW = err({ code: 'overflow' } as const);
const DIVISION_BY_ZERO = err({ code: 'divisionByZero' } as const);
const BOOK_TOO_SHORT = err({ code: 'bookTooShort' } as const);

/**
 * Partial fill: floor(997·budget/1000) reaches the maker, who gives floor of that at its price. Undefined if the
 * contract overflows.
 */
const partialFill = (market: OrderMarket, listIndex: number, budget: bigint): OrderFill | undefined => {
  const order = market.opposite[listIndex];
  if (!order) return undefined;
  const toMaker = (997n * budget) / 1000n;
  const product = toMaker * order.from;
  if (!fitsUint256(997n * budget) || !fitsUint256(product)) return undefined;
  const taken = product / order.to;
  const { index, maker } = order;
  return { index, maker, spent: budget, toMaker, taken, remain: order.remain - taken };
};

const costOf = ({ costs }: SideDepth, count: number): bigint => costs[count] ?? 0n;

const costAt = ({ fills }: SideDepth, listIndex: number): bigint => fills[listIndex]?.spent ?? 0n;

const takeWhole = ({ opposite }: OrderMarket, fullFills: number): BookPart => {
  const { costs, paidOut, takes } = sideDepth(opposite, fullFills);
  return {
    fullFills,
    partial: undefined,
    bookSpent: costs[fullFills] ?? 0n,
    bookPaidOut: paidOut[fullFills] ?? 0n,
    bookTaken: takes[fullFills] ?? 0n,
  };
};

const takePart = (market: OrderMarket, fullFills: number, budget: bigint): Result<BookPart, OrderRefusal> => {
  const partial = partialFill(market, fullFills, budget);
  if (!partial) return OVERFLOW;
  const { bookSpent, bookPaidOut, bookTaken } = takeWhole(market, fullFills);
  return ok({
    fullFills,
    partial,
    bookSpent: bookSpent + budget,
    bookPaidOut: bookPaidOut + partial.toMaker,
    bookTaken: bookTaken + partial.taken,
  });
};

const isCrossing = ({ from, to }: Terms, entry: RestingOrder): boolean => from * entry.from >= to * entry.to;
const isTied = ({ from, to }: Terms, entry: RestingOrder): boolean => from * entry.from === to * entry.to;

interface Walk {
  readonly opposite: readonly RestingOrder[];
  readonly from: bigint;
  readonly limit: Terms;
  readonly curve: PoolCurve;
  readonly cap: bigint;
}

/**
 * Input left for the entry after all entries before it are paid and the input that walks the pool to its price is
 * reserved. At most 0 if it does not trade.
 */
const budgetAt = ({ opposite, from, limit, curve, cap }: Walk, listIndex: number): bigint => {
  const entry = opposite[listIndex];
  if (!entry || !isCrossing(limit, entry)) return 0n;
  const kept = listIndex === 0 && isTied(limit, entry) ? cap : curve.inputToRatio(entry.to, entry.from);
  return cap < kept ? 0n : from - kept - costOf(sideDepth(opposite, listIndex), listIndex);
};

/** The reserve and the payments only grow from order to order, so exponential search applies. */
const countFullFills = (walk: Walk): number => {
  const takesAll = (listIndex: number): boolean => {
    const budget = budgetAt(walk, listIndex);
    return budget > 0n && budget >= costAt(sideDepth(walk.opposite, listIndex + 1), listIndex);
  };
  let known = 0;
  let stride = 1;
  while (takesAll(known + stride - 1)) {
    known += stride;
    stride *= 2;
  }
  for (stride >>= 1; stride > 0; stride >>= 1) if (takesAll(known + stride - 1)) known += stride;
  return known;
};

const fitsTimes = (factor: bigint, largest = 0n): boolean => fitsUint256(factor * largest);

/** True if the contract overflows at an order that it visits: those taken, and the one at which it stops. */
const overflowsOnWalk = ({ opposite, limit: order, curve }: Walk, fullFills: number, isNextPaid: boolean): boolean => {
  const next = opposite[fullFills];
  const visited = next ? fullFills + 1 : fullFills;
  const { largestFrom, largestTo, overflowsAt } = sideDepth(opposite, visited);
  if (!fitsTimes(order.from, largestFrom[visited]) || !fitsTimes(order.to, largestTo[visited])) return true;
  if (overflowsAt < (isNextPaid ? visited : fullFills)) return true;
  if (!next) return !fitsTimes(curve.scaledProduct, largestTo[fullFills]);
  // The contract does not walk the pool to the price of a first order exactly at the limit.
  if (fullFills === 0 && isTied(order, next)) return false;
  return !fitsTimes(curve.scaledProduct, largestTo[isCrossing(order, next) ? visited : fullFills]);
};

/** True if an unknown order at the last known price, or just behind it, would be touched. */
const couldGoOn = ({ opposite, from, curve, cap }: Walk): boolean => {
  const last = opposite.at(-1);
  if (!last) return true;
  const kept = curve.inputToRatio(last.to, last.from);
  return cap >= kept && from > kept + costOf(sideDepth(opposite, opposite.length), opposite.length);
};

/**
 * For a limit better than the pool: before each order the contract reserves the input that walks the pool to its
 * price.
 */
const takeBetterOrders = (
  market: OrderMarket,
  walk: Walk,
  overflows: (walk: Walk, fullFills: number, isNextPaid: boolean) => boolean,
): Result<BookPart, OrderRefusal> => {
  const { opposite } = walk;
  const fullFills = countFullFills(walk);
  const budget = budgetAt(walk, fullFills);
  if (overflows(walk, fullFills, budget > 0n)) return OVERFLOW;
  const isAtEnd = fullFills === opposite.length;
  if (isAtEnd && market.oppositeComplete === false && couldGoOn(walk)) return BOOK_TOO_SHORT;
  return budget > 0n ? takePart(market, fullFills, budget) : ok(takeWhole(market, fullFills));
};

/** For a limit not better than the pool: only orders at exactly the mirrored price trade. */
const takeTiedOrders = (market: OrderMarket, order: Terms): Result<BookPart, OrderRefusal> => {
  const { from, to } = order;
  const { opposite } = market;
  let fullFills = 0;
  for (let budget = from; budget > 0n; fullFills += 1) {
    const entry = opposite[fullFills];
    // The contract visits one more order at this price even if nothing is left to pay, and takes it if it costs nothing.
    if (!entry) return market.oppositeComplete === false ? BOOK_TOO_SHORT : ok(takeWhole(market, fullFills));
    const mirrored = from * entry.from;
    const own = to * entry.to;
    if (!fitsUint256(mirrored) || !fitsUint256(own)) return OVERFLOW;
    if (mirrored !== own) break;
    const depth = sideDepth(opposite, fullFills + 1);
    if (depth.overflowsAt <= fullFills) return OVERFLOW;
    // The contract refreshes the budget only here. If it is used up exactly, one more order is touched for nothing.
    budget = from - costOf(depth, fullFills);
    if (budget < costAt(depth, fullFills)) return takePart(market, fullFills, budget);
  }
  return ok(takeWhole(market, fullFills));
};

const NO_POOL_PART = { poolInput: 0n, poolOutput: 0n, dust: 0n } as const;

/** Trade with the pool. Input below the contract's minimum becomes dust and returns nothing. */
const tradeWithPool = (
  market: OrderMarket,
  rest: bigint,
): Result<Pick<OrderMatch, 'poolInput' | 'poolOutput' | 'dust'>, OrderRefusal> => {
  if (rest === 0n) return ok(NO_POOL_PART);
  const { reserveSold, reserveBought } = market;
  const min = minPoolInput(reserveSold, reserveBought);
  if (min === undefined) return DIVISION_BY_ZERO;
  if (rest < min) return ok({ ...NO_POOL_PART, dust: rest });
  if (reserveSold + rest > LARGEST_RESERVE) return err({ code: 'poolOverflow' });
  return ok({ poolInput: rest, poolOutput: poolOutput(reserveSold, reserveBought, rest), dust: 0n });
};

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

const takeBookAndPool = (
  market: OrderMarket,
  walk: Walk,
  overflows: typeof overflowsOnWalk,
): Result<OrderMatch, OrderRefusal> => {
  const book = takeBetterOrders(market, walk, overflows);
  if (!book.ok) return book;
  const pool = tradeWithPool(market, smaller(walk.from - book.value.bookSpent, walk.cap));
  return pool.ok ? ok({ ...book.value, ...pool.value }) : pool;
};

/**
 * Match of a head order, in the contract's own integer steps. Fails as the contract does, or if the known list is too
 * short.
 */
export const matchOrder = (market: OrderMarket, order: Terms): Result<OrderMatch, OrderRefusal> => {
  const { reserveSold, reserveBought } = market;
  const atPool = order.from * reserveBought;
  const atLimit = order.to * reserveSold;
  if (!fitsUint256(atPool) || !fitsUint256(atLimit)) return OVERFLOW;
  if (atPool > atLimit) {
    if (!fitsUint256(reserveSold * reserveBought * 1000n * order.from)) return OVERFLOW;
    if (order.to === 0n) return DIVISION_BY_ZERO;
    const curve = poolCurve(reserveSold, reserveBought);
    const cap = smaller(curve.inputToRatio(order.from, order.to), order.from);
    const walk = { opposite: market.opposite, from: order.from, limit: order, curve, cap };
    return takeBookAndPool(market, walk, overflowsOnWalk);
  }
  const tied = takeTiedOrders(market, order);
  return tied.ok ? ok({ ...tied.value, ...NO_POOL_PART }) : tied;
};

const ANY_PRICE: Terms = { from: 1n, to: 0n };

/**
 * Match that trades all of `from` at any price, so more input never yields less. It also holds for a fully filled head
 * that outbids the pool. Both reserves are above zero. `matchOrder` checks 256-bit products.
 */
export const matchAtAnyPrice = (market: OrderMarket, from: bigint): Result<OrderMatch, OrderRefusal> => {
  const { reserveSold, reserveBought, opposite } = market;
  const curve = poolCurve(reserveSold, reserveBought);
  return takeBookAndPool(market, { opposite, from, limit: ANY_PRICE, curve, cap: from }, () => false);
};
