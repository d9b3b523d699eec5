import { dataOf, type CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { orderBook } from '../abis/orderBook.ts';
import type { OrderDetail } from '../codec/answers/orderDetails.ts';
import { pair } from '../abis/pair.ts';
import type { Reserves } from '../codec/answers/reserves.ts';

/**
 * `noDetails`: the book lacks getPageOrderDetails. `changed`: the list has another first order. `unreadable`: an
 * answer of another shape, or a revert.
 */
export type BookReadProblem = 'noPair' | 'unread' | 'noDetails' | 'changed' | 'unreadable';

/** Best order of each side, 0 for none, which proves that a known book is current. */
export interface Heads extends Reserves {
  readonly head0: bigint;
  readonly head1: bigint;
}

export interface PairTokens {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
}

/** Orders that sell `sold` for `bought`, from `start` (included): up to `listed` indexes and `count` details. */
export interface PageQuery {
  readonly sold: Address;
  readonly bought: Address;
  readonly start: bigint;
  readonly count: number;
  readonly listed: number;
}

export interface Page {
  readonly orders: readonly RestingOrder[];
  readonly complete: boolean;
}

/** Gas measured with cold storage slots. */
const GAS_PER_ORDER = 30_000;
const GAS_PER_LINK = 5000;
const GAS_PER_PAGE = 200_000;

const problemOf = (outcome: CallOutcome | undefined): BookReadProblem =>
  outcome === undefined || outcome.status === 'unread' ? 'unread' : 'unreadable';

/** Calls for `decodeHeads`: `getReserves`, and `getLastOrderIndex` of token0, then of token1. */
export const headCalls = (book: Address, { pair: pool, token0, token1 }: PairTokens): readonly Call[] => [
  pair.getReserves.call(pool),
  orderBook.getLastOrderIndex.call(book, token0, token1),
  orderBook.getLastOrderIndex.call(book, token1, token0),
];

/** Heads from the outcomes of `headCalls`, in order. `noPair`: the contract has no `getReserves`. */
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

/** Calls for `decodePage`: `getPageOrders` and `getPageOrderDetails`, with gas by length. */
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

/** Indexes from the outcome of `getPageOrders`, in list order. `changed`: the list no longer begins with `start`. */
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

/** Orders from the outcomes of `pageCalls`, in order. `noDetails`: the book lacks `getPageOrderDetails`. */
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

export interface Listed {
  readonly query: PageQuery;
  readonly indexes: readonly bigint[];
}

/** Call for contracts without getPageOrderDetails; `decodeDetails` reads its outcome. */
export const detailsCall = (book: Address, { query: { sold, bought }, indexes }: Listed): Call => ({
  ...orderBook.getOrderByIndexBatch.call(book, sold, bought, indexes),
  gasRequired: GAS_PER_PAGE + indexes.length * GAS_PER_ORDER,
});

/**
 * Orders from the outcome of `detailsCall`. `changed`: it has an order of another token. `unreadable`: it has another
 * number of orders.
 */
export const decodeDetails = (
  outcome: CallOutcome | undefined,
  { query, indexes }: Listed,
): Result<Page, BookReadProblem> => {
  const details = orderBook.getOrderByIndexBatch.decode(dataOf(outcome) ?? '0x');
  return details.ok ? joined(indexes, details.value, { ...query, count: query.listed }) : err(problemOf(outcome));
};
