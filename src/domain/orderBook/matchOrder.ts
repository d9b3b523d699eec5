import { err, ok, type Result } from '#lib/result.ts';
import { fitsUint256 } from './fitsUint256.ts';
import { LARGEST_RESERVE, minPoolInput, poolCurve, poolOutput, type PoolCurve } from './poolCurve.ts';
import { sideDepth } from './sideDepth.ts';
import type { OrderFill, OrderMarket, OrderRefusal } from './types.ts';

/** How an order that became head meets the other side, in sums: the best `fullFills` orders completely, one in part. */
export interface OrderMatch {
  readonly fullFills: number;
  readonly partial: OrderFill | undefined;
  /** Paid for resting orders, of which `bookPaidOut` reaches the makers; they give `bookTaken`. */
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

/** floor(997·budget/1000) to the maker, who gives floor of that at its own price. Undefined where the contract overflows. */
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

const sumUp = (market: OrderMarket, fullFills: number, budget: bigint | undefined): BookPart | undefined => {
  const depth = sideDepth(market.opposite, fullFills);
  const partial = budget === undefined ? undefined : partialFill(market, fullFills, budget);
  if (budget !== undefined && !partial) return undefined;
  return {
    fullFills,
    partial,
    bookSpent: (depth.costs[fullFills] ?? 0n) + (budget ?? 0n),
    bookPaidOut: (depth.paidOut[fullFills] ?? 0n) + (partial?.toMaker ?? 0n),
    bookTaken: (depth.takes[fullFills] ?? 0n) + (partial?.taken ?? 0n),
  };
};

/**
 * The limit is better than the pool. Before each resting order, the input that walks the pool to that order's price
 * is kept back; what is left buys the order. Both the amount kept back and the sum paid only grow from order to
 * order, so the first order that is not taken completely is found by doubling and halving.
 */
const takeBetterOrders = (
  market: OrderMarket,
  order: Terms,
  curve: PoolCurve,
  cap: bigint,
): Result<BookPart, OrderRefusal> => {
  const { from, to } = order;
  const { opposite } = market;
  const satisfies = (listIndex: number): boolean => {
    const entry = opposite[listIndex];
    return entry !== undefined && from * entry.from >= to * entry.to;
  };
  const budgetAt = (listIndex: number): bigint => {
    const entry = opposite[listIndex];
    if (!entry || !satisfies(listIndex)) return 0n;
    const tied = listIndex === 0 && from * entry.from === to * entry.to;
    const kept = tied ? cap : curve.inputToRatio(entry.to, entry.from);
    return cap < kept ? 0n : from - kept - (sideDepth(opposite, listIndex).costs[listIndex] ?? 0n);
  };
  const takesAll = (listIndex: number): boolean => {
    const budget = budgetAt(listIndex);
    if (budget <= 0n) return false;
    const { costs } = sideDepth(opposite, listIndex + 1);
    return budget >= (costs[listIndex + 1] ?? 0n) - (costs[listIndex] ?? 0n);
  };
  let known = 0;
  let stride = 1;
  while (takesAll(known + stride - 1)) {
    known += stride;
    stride *= 2;
  }
  for (stride >>= 1; stride > 0; stride >>= 1) if (takesAll(known + stride - 1)) known += stride;

  const budget = budgetAt(known);
  const last = opposite[known];
  const seen = sideDepth(opposite, last ? known + 1 : known);
  const visited = last ? known + 1 : known;
  const priced = satisfies(known) ? known + 1 : known;
  const firstIsTied = known === 0 && last !== undefined && from * last.from === to * last.to;
  if (
    !fitsUint256(from * (seen.largestFrom[visited] ?? 0n)) ||
    !fitsUint256(to * (seen.largestTo[visited] ?? 0n)) ||
    (!firstIsTied && !fitsUint256(curve.scaledProduct * (seen.largestTo[priced] ?? 0n))) ||
    seen.overflowsAt < (budget > 0n ? visited : known)
  ) {
    return OVERFLOW;
  }
  if (!last && market.oppositeComplete === false && couldGoOn(market, order, curve, cap, known)) return BOOK_TOO_SHORT;
  const sums = sumUp(market, known, budget > 0n ? budget : undefined);
  return sums ? ok(sums) : OVERFLOW;
};

/** Whether an order at the last known one's price, or just behind, would still be touched. */
const couldGoOn = (market: OrderMarket, order: Terms, curve: PoolCurve, cap: bigint, known: number): boolean => {
  const last = market.opposite[known - 1];
  if (!last) return true;
  const kept = curve.inputToRatio(last.to, last.from);
  return cap >= kept && order.from > kept + (sideDepth(market.opposite, known).costs[known] ?? 0n);
};

/** The limit is not better than the pool: only opposite orders at exactly the mirrored price trade. */
const takeTiedOrders = (market: OrderMarket, order: Terms): Result<BookPart, OrderRefusal> => {
  const { from, to } = order;
  const { opposite } = market;
  let fullFills = 0;
  let budget = from;
  while (budget > 0n) {
    const entry = opposite[fullFills];
    if (!entry) {
      const { costs } = sideDepth(opposite, fullFills);
      const usedUp = (costs[fullFills] ?? 0n) >= from;
      return market.oppositeComplete === false && !usedUp
        ? BOOK_TOO_SHORT
        : finished(sumUp(market, fullFills, undefined));
    }
    const mirrored = from * entry.from;
    const own = to * entry.to;
    if (!fitsUint256(mirrored) || !fitsUint256(own)) return OVERFLOW;
    if (mirrored !== own) break;
    const { costs, overflowsAt } = sideDepth(opposite, fullFills + 1);
    if (overflowsAt <= fullFills) return OVERFLOW;
    // As in the contract the budget is refreshed here only: used up exactly, it touches one more order for nothing.
    budget = from - (costs[fullFills] ?? 0n);
    if (budget < (costs[fullFills + 1] ?? 0n) - (costs[fullFills] ?? 0n))
      return finished(sumUp(market, fullFills, budget));
    fullFills += 1;
  }
  return finished(sumUp(market, fullFills, undefined));
};

const finished = (sums: BookPart | undefined): Result<BookPart, OrderRefusal> => (sums ? ok(sums) : OVERFLOW);

const NO_POOL_PART = { poolInput: 0n, poolOutput: 0n, dust: 0n } as const;

/** What `rest` does in the pool: nothing comes back for less than the contract sends there. */
const tradeWithPool = (
  market: OrderMarket,
  rest: bigint,
): Result<Pick<OrderMatch, 'poolInput' | 'poolOutput' | 'dust'>, OrderRefusal> => {
  if (rest === 0n) return ok(NO_POOL_PART);
  const { reserveSold, reserveWanted } = market;
  const min = minPoolInput(reserveSold, reserveWanted);
  if (min === undefined) return DIVISION_BY_ZERO;
  if (rest < min) return ok({ ...NO_POOL_PART, dust: rest });
  if (reserveSold + rest > LARGEST_RESERVE) return err({ code: 'poolOverflow' });
  return ok({ poolInput: rest, poolOutput: poolOutput(reserveSold, reserveWanted, rest), dust: 0n });
};

/**
 * How an order that became head of its list trades against the opposite list and the pool, in the order book
 * contract's own integer steps. Raw units. Fails where the contract would revert or the known list is too short.
 */
export const matchOrder = (market: OrderMarket, order: Terms): Result<OrderMatch, OrderRefusal> => {
  const { from, to } = order;
  const { reserveSold, reserveWanted } = market;
  const atPool = from * reserveWanted;
  const atLimit = to * reserveSold;
  if (!fitsUint256(atPool) || !fitsUint256(atLimit)) return OVERFLOW;
  if (atPool <= atLimit) {
    const tied = takeTiedOrders(market, order);
    return tied.ok ? ok({ ...tied.value, ...NO_POOL_PART }) : tied;
  }
  const curve = poolCurve(reserveSold, reserveWanted);
  if (!fitsUint256(curve.scaledProduct * from)) return OVERFLOW;
  if (to === 0n) return DIVISION_BY_ZERO;
  const toLimit = curve.inputToRatio(from, to);
  const cap = toLimit < from ? toLimit : from;
  const book = takeBetterOrders(market, order, curve, cap);
  if (!book.ok) return book;
  const left = from - book.value.bookSpent;
  const pool = tradeWithPool(market, left < cap ? left : cap);
  return pool.ok ? ok({ ...book.value, ...pool.value }) : pool;
};
