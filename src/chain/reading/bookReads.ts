import { dataOf } from '#domain/multicall/callOutcome.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { orderBook } from '../abis/orderBook.ts';
import type { OrderDetail } from '../codec/answers/orderDetails.ts';
import { pair } from '../abis/pair.ts';
import type { Reserves } from '../codec/answers/reserves.ts';

/**
 * Cause of a failed book read. `noPair`: there is no pool. `unread`: no answer this time. `noDetails`: the contract
 * lacks getPageOrderDetails. `changed`: the list no longer starts at the requested order. `unreadable`: an answer of
 * another shape, or a revert.
 */
export type BookReadProblem = 'noPair' | 'unread' | 'noDetails' | 'changed' | 'unreadable';

/**
 * The pool's reserves and the index of each side's best order, 0 for none; they show whether a known book is correct.
 */
export interface Heads extends Reserves {
  readonly head0: bigint;
  readonly head1: bigint;
}

/** A pair: its pool and its tokens, token0 having the lower address. */
export interface PairTokens {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
}

/**
 * A page of the list of orders that sell `sold` for `wanted`, from order `start` (included) on: the indexes of up to
 * `listed` orders and the details of up to `count`.
 */
export interface PageQuery {
  readonly sold: Address;
  readonly bought: Address;
  readonly start: bigint;
  readonly count: number;
  readonly listed: number;
}

export interface Page {
  readonly orders: readonly RestingOrder[];
  /** False when the list may go on behind the page. */
  readonly complete: boolean;
}

/** Maximum gas for an order of a page, measured with cold storage slots. */
const GAS_PER_ORDER = 30_000;
const GAS_PER_LINK = 5000;
const GAS_PER_PAGE = 200_000;

const problemOf = (outcome: CallOutcome | undefined): BookReadProblem =>
  outcome === undefined || outcome.status === 'unread' ? 'unread' : 'unreadable';

/** Three calls; their outcomes go to `decodeHeads`. */
export const headCalls = (book: Address, { pair: pool, token0, token1 }: PairTokens): readonly Call[] => [
  pair.getReserves.call(pool),
  orderBook.getLastOrderIndex.call(book, token0, token1),
  orderBook.getLastOrderIndex.call(book, token1, token0),
];

/** Reads the outcomes of `headCalls`. */
export const decodeHeads = (outcomes: readonly CallOutcome[]): Result<Heads, BookReadProblem> => {
  const [pool, first, second] = outcomes;
  if (pool?.status === 'unsupported') return err('noPair');
  const unread = outcomes.find((outcome) => outcome.status !== 'success');
  if (unread) return err(problemOf(unread));
  const reserves = pair.getReserves.decode(dataOf(pool) ?? '0x');
  const head0 = orderBook.getLastOrderIndex.decode(dataOf(first) ?? '0x');
  const head1 = orderBook.getLastOrderIndex.decode(dataOf(second) ?? '0x');
  if (!reserves.ok || !head0.ok || !head1.ok) return err('unreadable');
  return ok({ ...reserves.value, head0: head0.value, head1: head1.value });
};

/** Two calls; their outcomes go to `decodePage`. */
export const pageCalls = (book: Address, { sold, bought, start, count, listed }: PageQuery): readonly Call[] => [
  {
    ...orderBook.getPageOrders.call(book, sold, bought, start, BigInt(listed)),
    gasRequired: GAS_PER_PAGE + listed * GAS_PER_LINK,
  },
  {
    ...orderBook.getPageOrderDetails.call(book, sold, bought, start, BigInt(count)),
    gasRequired: GAS_PER_PAGE + count * GAS_PER_ORDER,
  },
];

/** The indexes of a page, in list order. */
export const decodePageIndexes = (
  outcome: CallOutcome | undefined,
  { start }: PageQuery,
): Result<readonly bigint[], BookReadProblem> => {
  const indexes = orderBook.getPageOrders.decode(dataOf(outcome) ?? '0x');
  if (!indexes.ok) return err(problemOf(outcome));
  return indexes.value[0] === start ? ok(indexes.value) : err('changed');
};

const joined = (
  indexes: readonly bigint[],
  details: readonly OrderDetail[],
  { sold, count, listed }: PageQuery,
): Result<Page, BookReadProblem> => {
  if (details.length !== Math.min(indexes.length, count)) return err('unreadable');
  if (details.some(({ soldToken }) => soldToken !== sold)) return err('changed');
  const orders = details.flatMap(({ maker, from, to, remain }, i): readonly RestingOrder[] => {
    const index = indexes[i];
    return index === undefined ? [] : [{ index, maker, from, to, remain }];
  });
  return ok({ orders, complete: details.length === indexes.length && indexes.length < listed });
};

/** Reads the outcomes of `pageCalls`. */
export const decodePage = (
  [first, second]: readonly CallOutcome[],
  query: PageQuery,
): Result<Page, BookReadProblem> => {
  const indexes = decodePageIndexes(first, query);
  if (!indexes.ok) return indexes;
  if (second?.status === 'unsupported') return err('noDetails');
  const details = orderBook.getPageOrderDetails.decode(dataOf(second) ?? '0x');
  return details.ok ? joined(indexes.value, details.value, query) : err(problemOf(second));
};

/** A page with known indexes and unknown details. */
export interface Listed {
  readonly query: PageQuery;
  readonly indexes: readonly bigint[];
}

/** The details of known indexes, for contracts without getPageOrderDetails; its outcome goes to `decodeDetails`. */
export const detailsCall = (book: Address, { query: { sold, bought }, indexes }: Listed): Call => ({
  ...orderBook.getOrderByIndexBatch.call(book, sold, bought, indexes),
  gasRequired: GAS_PER_PAGE + indexes.length * GAS_PER_ORDER,
});

/** Reads the outcome of `detailsCall`. */
export const decodeDetails = (
  outcome: CallOutcome | undefined,
  { query, indexes }: Listed,
): Result<Page, BookReadProblem> => {
  const details = orderBook.getOrderByIndexBatch.decode(dataOf(outcome) ?? '0x');
  return details.ok ? joined(indexes, details.value, { ...query, count: query.listed }) : err(problemOf(outcome));
};
