import {
  decodeDetails,
  decodeHeads,
  decodePage,
  decodePageIndexes,
  detailsCall,
  headCalls,
  pageCalls,
} from '../chain/bookReads.ts';
import type { BookReadProblem, Heads, Page, PageQuestion } from '../chain/bookReads.ts';
import type { BookLog } from '../chain/logs.ts';
import { rules } from '../config/rules.ts';
import type { CallOutcome } from '../domain/multicall/callOutcome.ts';
import type { Call } from '../domain/multicall/types.ts';
import type { PairBook } from '../domain/orderBook/types.ts';
import type { Address } from '../domain/tokens/types.ts';
import { failed, ready, reloading } from '../lib/loadable.ts';
import { err, ok } from '../lib/result.ts';
import type { Result } from '../lib/result.ts';
import type { BookProblem, BookReading, WatchedPair } from '../reads/bookStore.ts';
import type { TickPhase } from './blockTick.ts';
import { bookOf, deeperQuestions, seedQuestions, withDeeperPages } from './bookPages.ts';
import { followBook, logsFrom } from './followBook.ts';
import type { LiveBook } from './followBook.ts';

export interface TrackerAnswers {
  readonly blockNumber: number;
  readonly calls: readonly CallOutcome[];
  readonly logs: Result<readonly BookLog[], unknown>;
}

export interface PairTracker {
  wants(phase: TickPhase, nowMs: number): readonly Call[];
  /** The first block whose logs are needed with the next block; undefined if none are. Asked after `wants`. */
  logsFrom(): number | undefined;
  /** The reading after the answers. */
  commit(answers: TrackerAnswers, phase: TickPhase, nowMs: number): BookReading;
}

/** A list whose indexes are known and whose details are not. */
interface Listed {
  readonly question: PageQuestion;
  readonly indexes: readonly bigint[];
}

type Stage =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'headsKnown'; readonly heads: Heads }
  | { readonly kind: 'listed'; readonly heads: Heads; readonly lists: readonly Listed[] }
  | { readonly kind: 'live'; readonly live: LiveBook };

const HEAD_CALLS = 3;
const CALLS_OF_A_PAGE = 2;

const headsOf = ({ reserve0, reserve1, side0, side1 }: PairBook): Heads => ({
  reserve0,
  reserve1,
  head0: side0.orders[0]?.index ?? 0n,
  head1: side1.orders[0]?.index ?? 0n,
});

const sameHeads = (a: Heads, b: Heads): boolean => a.head0 === b.head0 && a.head1 === b.head1;

const outcomesOfPage = (outcomes: readonly CallOutcome[], i: number): readonly CallOutcome[] =>
  outcomes.slice(CALLS_OF_A_PAGE * i, CALLS_OF_A_PAGE * (i + 1));

/** All pages, by the token they sell; the first problem if one has one. */
const decodePages = (
  questions: readonly PageQuestion[],
  outcomes: readonly CallOutcome[],
): Result<ReadonlyMap<Address, Page>, BookReadProblem> => {
  const pages = new Map<Address, Page>();
  for (const [i, question] of questions.entries()) {
    const page = decodePage(outcomesOfPage(outcomes, i), question);
    if (!page.ok) return page;
    pages.set(question.sold, page.value);
  }
  return ok(pages);
};

const decodeLists = (
  questions: readonly PageQuestion[],
  outcomes: readonly CallOutcome[],
): Result<readonly Listed[], BookReadProblem> => {
  const lists: Listed[] = [];
  for (const [i, question] of questions.entries()) {
    const indexes = decodePageIndexes(outcomesOfPage(outcomes, i)[0], question);
    if (!indexes.ok) return indexes;
    lists.push({ question, indexes: indexes.value });
  }
  return ok(lists);
};

const decodeListed = (
  lists: readonly Listed[],
  outcomes: readonly CallOutcome[],
): Result<ReadonlyMap<Address, Page>, BookReadProblem> => {
  const pages = new Map<Address, Page>();
  for (const [i, { question, indexes }] of lists.entries()) {
    const page = decodeDetails(outcomes[i], indexes, question.count);
    if (!page.ok) return page;
    pages.set(question.sold, page.value);
  }
  return ok(pages);
};

/**
 * Reads one pair's book and keeps it. First the heads, then the lists from these heads in one page per side (a
 * contract without details of a page is asked for them by index), then every block's events; the heads and reserves
 * come with every block and say whether the book is still right. If it is not, the lists are read anew.
 */
export const createPairTracker = (book: Address, pair: WatchedPair): PairTracker => {
  let stage: Stage = { kind: 'unknown' };
  let lastBook: PairBook | undefined;
  let lastCommitMs = 0;
  /** Nothing came of the last attempt: the next block makes another. */
  let waitsForBlock = false;
  let rereading = false;
  let questions: readonly PageQuestion[] = [];

  const reading = (problem?: BookReadProblem): BookReading => {
    const notThere: BookProblem = { code: 'noPair' };
    const unreadable: BookProblem = { code: 'unreadable' };
    if (problem === 'noPair') return { state: 'NOT_EXISTS', book: failed(notThere) };
    if (stage.kind === 'live') return { state: 'EXISTS', book: ready(stage.live.book) };
    const state = lastBook ? 'EXISTS' : 'LOADING';
    return { state, book: problem === 'unreadable' ? failed(unreadable, lastBook) : reloading(lastBook) };
  };

  const goLive = (live: LiveBook): void => {
    stage = { kind: 'live', live };
    lastBook = live.book;
  };

  const seed = (heads: Heads, pages: ReadonlyMap<Address, Page>, blockNumber: number): void =>
    goLive({ book: bookOf(pair, heads, pages, blockNumber), seedBlock: blockNumber, seen: new Set() });

  const giveUp = (problem: BookReadProblem): BookReadProblem => {
    waitsForBlock = true;
    return problem;
  };

  /** Pages that were asked from heads that still hold. */
  const takeSeed = (heads: Heads, outcomes: readonly CallOutcome[], blockNumber: number): BookReadProblem | undefined => {
    const pages = decodePages(questions, outcomes);
    if (pages.ok) {
      seed(heads, pages.value, blockNumber);
      return undefined;
    }
    const lists = pages.error === 'noDetails' ? decodeLists(questions, outcomes) : pages;
    if (!lists.ok) return giveUp(lists.error);
    stage = { kind: 'listed', heads, lists: lists.value as readonly Listed[] };
    return undefined;
  };

  const takeLive = (live: LiveBook, heads: Heads, answers: TrackerAnswers): void => {
    const { blockNumber, calls, logs } = answers;
    const pages = decodePages(questions, calls.slice(HEAD_CALLS));
    const next = logs.ok ? followBook(live, logs.value, heads, blockNumber) : undefined;
    if (rereading && pages.ok && sameHeads(headsOf(live.book), heads)) seed(heads, pages.value, blockNumber);
    else if (!next) stage = { kind: 'headsKnown', heads };
    else goLive(pages.ok && !rereading ? { ...next, book: withDeeperPages(next.book, pages.value) } : next);
  };

  const takeNewBlock = (answers: TrackerAnswers): BookReadProblem | undefined => {
    const { blockNumber, calls } = answers;
    const read = decodeHeads(calls.slice(0, HEAD_CALLS));
    if (!read.ok) {
      stage = { kind: 'unknown' };
      return giveUp(read.error);
    }
    const heads = read.value;
    const before = stage;
    if (before.kind === 'live') takeLive(before.live, heads, answers);
    else if (before.kind !== 'unknown' && sameHeads(before.heads, heads)) {
      return takeSeed(heads, calls.slice(HEAD_CALLS), blockNumber);
    } else stage = { kind: 'headsKnown', heads };
    if (stage.kind === 'headsKnown' && heads.head0 === 0n && heads.head1 === 0n) seed(heads, new Map(), blockNumber);
    return undefined;
  };

  const takeSameBlock = ({ blockNumber, calls }: TrackerAnswers): BookReadProblem | undefined => {
    if (stage.kind === 'headsKnown') return takeSeed(stage.heads, calls, blockNumber);
    if (stage.kind === 'listed') {
      const pages = decodeListed(stage.lists, calls);
      if (!pages.ok) return giveUp(pages.error);
      seed(stage.heads, pages.value, blockNumber);
    }
    return undefined;
  };

  const isOutdated = (phase: TickPhase, nowMs: number): boolean =>
    (phase.kind === 'newBlock' && phase.lastBlock === undefined) || nowMs - lastCommitMs > rules.bookCatchUpMs;

  const newBlockQuestions = (): readonly PageQuestion[] => {
    if (stage.kind === 'unknown') return [];
    if (stage.kind !== 'live') return seedQuestions(pair, stage.heads, lastBook);
    const { book: known, seedBlock } = stage.live;
    rereading = known.blockNumber - seedBlock >= rules.bookRereadBlocks;
    return rereading ? seedQuestions(pair, headsOf(known), known) : deeperQuestions(known);
  };

  return {
    wants(phase, nowMs) {
      rereading = false;
      if (phase.kind === 'newBlock') {
        if (stage.kind === 'live' && isOutdated(phase, nowMs)) {
          stage = { kind: 'headsKnown', heads: headsOf(stage.live.book) };
        }
        questions = newBlockQuestions();
        return [...headCalls(book, pair), ...questions.flatMap((question) => pageCalls(book, question))];
      }
      if (waitsForBlock || stage.kind === 'live') return [];
      if (stage.kind === 'unknown') return headCalls(book, pair);
      if (stage.kind === 'listed') return stage.lists.map(({ question, indexes }) => detailsCall(book, question, indexes));
      questions = seedQuestions(pair, stage.heads, lastBook);
      return questions.flatMap((question) => pageCalls(book, question));
    },
    logsFrom: () => (stage.kind === 'live' ? logsFrom(stage.live) : undefined),
    commit(answers, phase, nowMs) {
      waitsForBlock = false;
      lastCommitMs = nowMs;
      const isFirst = phase.kind === 'newBlock' || stage.kind === 'unknown';
      return reading(isFirst ? takeNewBlock(answers) : takeSameBlock(answers));
    },
  };
};
