import { err, ok, type Result } from '#lib/result.ts';
import { fitsUint256 } from './fitsUint256.ts';
import { LARGEST_RESERVE, minPoolInput, poolCurve, poolOutput, type PoolCurve } from './poolCurve.ts';
import { sideDepth } from './sideDepth.ts';
import type { SideDepth } from './sideDepth.ts';
import type { OrderFill, OrderMarket, OrderRefusal, RestingOrder } from './types.ts';

/** Sums of a match of an order that became head: the best `fullFills` opposite orders completely, one in part. */
export interface OrderMatch {
  readonly fullFills: number;
  readonly partial: OrderFill | undefined;
  /** Paid for resting orders. Makers receive `bookPaidOut` and give `bookTaken`. */
  readonly bookSpent: bigint;
  readonly bookPaidOut: bigint;
  readonly bookTaken: bigint;
  readonly poolInput: bigint;
  readonly poolOutput: bigint;
  /** Charged for the pool, but less than the contract sends there. */
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
 * Partial fill: floor(997·budget/1000) to the maker, who gives floor of that at its own price. Undefined if the
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

/** Cost of all of the resting order at an index. */
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

/** The best `fullFills` orders completely, and as much of the next one as `budget` buys. */
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

/** An order's walk along the opposite list. */
interface Walk {
  readonly opposite: readonly RestingOrder[];
  /** Input to spend. */
  readonly from: bigint;
  /** Limit price: from/to. */
  readonly limit: Terms;
  readonly curve: PoolCurve;
  /** Input that lifts the pool to the order's limit, or all of it. */
  readonly cap: bigint;
}

/** Budget for the resting order at an index, after reserving the input that walks the pool to its price. */
const budgetAt = ({ opposite, from, limit, curve, cap }: Walk, listIndex: number): bigint => {
  const entry = opposite[listIndex];
  if (!entry || !isCrossing(limit, entry)) return 0n;
  const kept = listIndex === 0 && isTied(limit, entry) ? cap : curve.inputToRatio(entry.to, entry.from);
  return cap < kept ? 0n : from - kept - costOf(sideDepth(opposite, listIndex), listIndex);
};

/**
 * Number of best orders taken completely. The reserved amount and the sum paid only grow from order to order, so
 * exponential search finds the first one that is not.
 */
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

/** True if the contract overflows at an order that it visits: those taken, and the one where it stops. */
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

/** True if an order at the last known one's price, or just behind, would still be touched. */
const couldGoOn = ({ opposite, from, curve, cap }: Walk): boolean => {
  const last = opposite.at(-1);
  if (!last) return true;
  const kept = curve.inputToRatio(last.to, last.from);
  return cap >= kept && from > kept + costOf(sideDepth(opposite, opposite.length), opposite.length);
};

/**
 * Match with a limit better than the pool. Before each resting order, the contract reserves the input that walks the
 * pool to that order's price; the remainder buys the order.
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

/** Result at the end of the known list with a budget left. */
const endOfTied = (market: OrderMarket, from: bigint, fullFills: number): Result<BookPart, OrderRefusal> => {
  const isUsedUp = costOf(sideDepth(market.opposite, fullFills), fullFills) >= from;
  return market.oppositeComplete === false && !isUsedUp ? BOOK_TOO_SHORT : ok(takeWhole(market, fullFills));
};

/** Match with a limit not better than the pool: only opposite orders at exactly the mirrored price trade. */
const takeTiedOrders = (market: OrderMarket, order: Terms): Result<BookPart, OrderRefusal> => {
  const { from, to } = order;
  const { opposite } = market;
  let fullFills = 0;
  for (let budget = from; budget > 0n; fullFills += 1) {
    const entry = opposite[fullFills];
    if (!entry) return endOfTied(market, from, fullFills);
    const mirrored = from * entry.from;
    const own = to * entry.to;
    if (!fitsUint256(mirrored) || !fitsUint256(own)) return OVERFLOW;
    if (mirrored !== own) break;
    const depth = sideDepth(opposite, fullFills + 1);
    if (depth.overflowsAt <= fullFills) return OVERFLOW;
    // The contract refreshes the budget only here: if it is used up exactly, one more order is touched for nothing.
    budget = from - costOf(depth, fullFills);
    if (budget < costAt(depth, fullFills)) return takePart(market, fullFills, budget);
  }
  return ok(takeWhole(market, fullFills));
};

const NO_POOL_PART = { poolInput: 0n, poolOutput: 0n, dust: 0n } as const;

/** Trade of `rest` with the pool; input below the contract's minimum becomes dust and returns nothing. */
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

/** Match with the orders that the limit reaches beyond the pool's price, and with the pool for the remainder. */
const takeBookAndPool = (
  market: OrderMarket,
  from: bigint,
  limit: Terms,
  overflows: typeof overflowsOnWalk,
): Result<OrderMatch, OrderRefusal> => {
  const curve = poolCurve(market.reserveSold, market.reserveBought);
  const cap = smaller(curve.inputToRatio(limit.from, limit.to), from);
  const book = takeBetterOrders(market, { opposite: market.opposite, from, limit, curve, cap }, overflows);
  if (!book.ok) return book;
  const pool = tradeWithPool(market, smaller(from - book.value.bookSpent, cap));
  return pool.ok ? ok({ ...book.value, ...pool.value }) : pool;
};

/**
 * Match of an order that became head of its list against the opposite list and the pool, in the order book contract's
 * own integer steps. Raw units. Fails where the contract would revert, or if the known list is too short.
 */
export const matchOrder = (market: OrderMarket, order: Terms): Result<OrderMatch, OrderRefusal> => {
  const { reserveSold, reserveBought } = market;
  const atPool = order.from * reserveBought;
  const atLimit = order.to * reserveSold;
  if (!fitsUint256(atPool) || !fitsUint256(atLimit)) return OVERFLOW;
  if (atPool > atLimit) {
    if (!fitsUint256(reserveSold * reserveBought * 1000n * order.from)) return OVERFLOW;
    return order.to === 0n ? DIVISION_BY_ZERO : takeBookAndPool(market, order.from, order, overflowsOnWalk);
  }
  const tied = takeTiedOrders(market, order);
  return tied.ok ? ok({ ...tied.value, ...NO_POOL_PART }) : tied;
};

/**
 * Trades `from` at a limit price (from/to) that no rounding to whole units moves, so that more input never yields less.
 * An order with amounts (from, to) at this limit or better that fills completely trades exactly like this. The limit
 * must be better than the pool. The contract's checks for 256-bit products are left to `matchOrder`.
 */
export const matchAtLimit = (market: OrderMarket, from: bigint, limit: Terms): Result<OrderMatch, OrderRefusal> =>
  takeBookAndPool(market, from, limit, () => false);
