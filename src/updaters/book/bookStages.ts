import {
  decodeDetails,
  decodeHeads,
  decodePage,
  decodePageIndexes,
  detailsCall,
  headCalls,
  pageCalls,
  type BookReadProblem,
  type Heads,
  type Listed,
  type PageQuery,
  type PairTokens,
} from '#chain/reading/bookReads.ts';
import type { BookLog } from '#chain/logs/logs.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { PollPhase } from '../block/blockSubscribers.ts';
import { checkQueries, fitsLists, fitsPages } from './bookCheck.ts';
import { bookOf, deeperQueries, seedQueries, startAtHeads, withDeeperPages, type Pages } from './bookPages.ts';
import { beginToFollow, followBook, type LiveBook } from './followBook.ts';

export type Stage =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'headsKnown'; readonly heads: Heads }
  /** Indexes come first, because the contract's pages lack details; details are then read by index. */
  | { readonly kind: 'listed'; readonly heads: Heads; readonly lists: readonly Listed[] }
  /** `lists`: indexes after the last known orders, whose details are read next at the same block. */
  | { readonly kind: 'live'; readonly live: LiveBook; readonly lists: readonly Listed[] };

export interface Tracking {
  readonly stage: Stage;
  readonly known: PairBook | undefined;
}

export interface ReadPlan {
  readonly heads: boolean;
  readonly pages: readonly PageQuery[];
  readonly lists: readonly Listed[];
  /** `seed`: a new book from its heads. `deepen`: orders after the last known ones. */
  readonly purpose: 'seed' | 'deepen' | 'check';
}

export interface BookAnswers {
  readonly blockNumber: number;
  readonly calls: readonly CallOutcome[];
  /** Logs since `PairTracker.logsFrom`; an error if none were requested. */
  readonly logs: Result<readonly BookLog[], unknown>;
}

interface Step {
  readonly tracking: Tracking;
  readonly problem?: BookReadProblem;
}

const HEAD_CALLS = 3;
const nothing: ReadPlan = { heads: false, pages: [], lists: [], purpose: 'deepen' };

const planNextBlock = (live: LiveBook): ReadPlan => {
  const check = checkQueries(live);
  return check.length > 0 ? { ...nothing, heads: true, pages: check, purpose: 'check' } : { ...nothing, heads: true };
};

const planSameBlock = ({ book }: LiveBook, lists: readonly Listed[]): ReadPlan =>
  lists.length > 0 ? { ...nothing, lists } : { ...nothing, pages: deeperQueries(book) };

/** @param firstPage orders per side of a new book; further pages are read after the block */
export const planReads = (
  pair: PairTokens,
  { stage, known }: Tracking,
  phase: PollPhase['kind'],
  firstPage?: number,
): ReadPlan => {
  const heads = phase === 'newBlock';
  switch (stage.kind) {
    case 'unknown':
      return { ...nothing, heads: true };
    case 'headsKnown':
      return { ...nothing, heads, purpose: 'seed', pages: seedQueries(pair, stage.heads, known, firstPage) };
    case 'listed':
      return heads ? { ...nothing, heads } : { ...nothing, lists: stage.lists };
    case 'live':
      return heads ? planNextBlock(stage.live) : planSameBlock(stage.live, stage.lists);
  }
};

export const callsOf = (book: Address, pair: PairTokens, { heads, pages, lists }: ReadPlan): readonly Call[] => [
  ...(heads ? headCalls(book, pair) : []),
  ...pages.flatMap((query) => pageCalls(book, query)),
  ...lists.map((list) => detailsCall(book, list)),
];

export const headsOf = ({ reserve0, reserve1, side0, side1 }: PairBook): Heads => ({
  reserve0,
  reserve1,
  head0: side0.orders[0]?.index ?? 0n,
  head1: side1.orders[0]?.index ?? 0n,
});

const all = <T>(results: readonly Result<T, BookReadProblem>[]): Result<readonly T[], BookReadProblem> => {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
};

const pageOutcomes = (outcomes: readonly CallOutcome[], i: number): readonly CallOutcome[] =>
  outcomes.slice(2 * i, 2 * i + 2);

const readPages = ({ pages }: ReadPlan, outcomes: readonly CallOutcome[]): Result<Pages, BookReadProblem> => {
  const read = all(pages.map((query, i) => decodePage(pageOutcomes(outcomes, i), query)));
  return read.ok
    ? ok(new Map(pages.map(({ sold }, i) => [sold, read.value[i] ?? { orders: [], complete: true }])))
    : read;
};

const readLists = (
  { pages }: ReadPlan,
  outcomes: readonly CallOutcome[],
): Result<readonly Listed[], BookReadProblem> => {
  const read = all(pages.map((query, i) => decodePageIndexes(pageOutcomes(outcomes, i)[0], query)));
  return read.ok ? ok(pages.map((query, i) => ({ query, indexes: read.value[i] ?? [] }))) : read;
};

const readDetails = ({ lists }: ReadPlan, outcomes: readonly CallOutcome[]): Result<Pages, BookReadProblem> => {
  const read = all(lists.map((list, i) => decodeDetails(outcomes[i], list)));
  return read.ok
    ? ok(new Map(lists.map(({ query }, i) => [query.sold, read.value[i] ?? { orders: [], complete: true }])))
    : read;
};

const alive = (live: LiveBook, lists: readonly Listed[] = []): Tracking => ({
  stage: { kind: 'live', live, lists },
  known: live.book,
});

const seeded = (pair: PairTokens, heads: Heads, pages: Pages, { blockNumber, logs }: BookAnswers): Tracking =>
  alive(beginToFollow(bookOf(pair, heads, pages, blockNumber), logs));

const takeLists = (pair: PairTokens, { known }: Tracking, plan: ReadPlan, heads: Heads, answers: BookAnswers): Step => {
  const { calls } = answers;
  const outcomes = plan.heads ? calls.slice(HEAD_CALLS) : calls;
  const again: Tracking = { stage: { kind: 'headsKnown', heads }, known };
  if (heads.head0 === 0n && heads.head1 === 0n) return { tracking: seeded(pair, heads, new Map(), answers) };
  if (plan.lists.length > 0) {
    const pages = readDetails(plan, outcomes);
    return pages.ok
      ? { tracking: seeded(pair, heads, pages.value, answers) }
      : { tracking: again, problem: pages.error };
  }
  if (!startAtHeads(plan.pages, heads)) return { tracking: again };
  const pages = readPages(plan, outcomes);
  if (pages.ok) return { tracking: seeded(pair, heads, pages.value, answers) };
  const lists = pages.error === 'noDetails' ? readLists(plan, outcomes) : err(pages.error);
  return lists.ok
    ? { tracking: { stage: { kind: 'listed', heads, lists: lists.value }, known } }
    : { tracking: again, problem: lists.error };
};

const deepened = (live: LiveBook, plan: ReadPlan, outcomes: readonly CallOutcome[]): Step => {
  const details = plan.lists.length > 0;
  const pages = details ? readDetails(plan, outcomes) : readPages(plan, outcomes);
  if (pages.ok) return { tracking: alive({ ...live, book: withDeeperPages(live.book, pages.value) }) };
  const lists = pages.error === 'noDetails' ? readLists(plan, outcomes) : err(pages.error);
  return lists.ok ? { tracking: alive(live, lists.value) } : { tracking: alive(live), problem: lists.error };
};

const isRight = (book: PairBook, plan: ReadPlan, outcomes: readonly CallOutcome[]): boolean => {
  const pages = readPages(plan, outcomes);
  if (pages.ok) return fitsPages(book, pages.value);
  const lists = pages.error === 'noDetails' ? readLists(plan, outcomes) : err(pages.error);
  return !lists.ok || fitsLists(book, lists.value);
};

const takeLive = (live: LiveBook, plan: ReadPlan, heads: Heads, { blockNumber, calls, logs }: BookAnswers): Step => {
  const outcomes = calls.slice(HEAD_CALLS);
  const next = logs.ok ? followBook(live, logs.value, heads, blockNumber) : undefined;
  const restarted: Step = { tracking: { stage: { kind: 'headsKnown', heads }, known: live.book } };
  if (!next) return restarted;
  if (plan.purpose !== 'check') return { tracking: deepened(next, plan, outcomes).tracking };
  const checked = { ...next, checkedAt: blockNumber, checks: next.checks + 1 };
  return isRight(next.book, plan, outcomes) ? { tracking: alive(checked) } : restarted;
};

export const takeAnswers = (pair: PairTokens, tracking: Tracking, plan: ReadPlan, answers: BookAnswers): Step => {
  const { stage, known } = tracking;
  if (!plan.heads) {
    if (stage.kind === 'headsKnown' || stage.kind === 'listed') {
      return takeLists(pair, tracking, plan, stage.heads, answers);
    }
    return stage.kind === 'live' ? deepened(stage.live, plan, answers.calls) : { tracking };
  }
  const heads = decodeHeads(answers.calls.slice(0, HEAD_CALLS));
  if (!heads.ok) return { tracking: { stage: { kind: 'unknown' }, known }, problem: heads.error };
  return stage.kind === 'live'
    ? takeLive(stage.live, plan, heads.value, answers)
    : takeLists(pair, tracking, plan, heads.value, answers);
};
