import type { BookReadProblem, PairTokens } from '#chain/reading/bookReads.ts';
import { rules } from '#config/rules.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { failed, ready, reloading } from '#lib/loadable.ts';
import type { BookProblem, BookReading } from '#stores/bookStore.ts';
import type { PollPhase } from '../block/blockSubscribers.ts';
import {
  callsOf,
  headsOf,
  planReads,
  takeAnswers,
  type BookAnswers,
  type ReadPlan,
  type Stage,
  type Tracking,
} from './bookStages.ts';
import { logsFrom } from './followBook.ts';

export interface PairTracker {
  request(phase: PollPhase, nowMs: number): readonly Call[];
  logsFrom(): number | undefined;
  receive(answers: BookAnswers, nowMs: number): BookReading;
}

const noPair: BookProblem = { code: 'noPair' };
const unreadable: BookProblem = { code: 'unreadable' };

const readingOf = (tracking: Tracking, blockNumber: number, problem: BookReadProblem | undefined): BookReading => {
  const { known } = tracking;
  if (problem === 'noPair') return { state: 'NOT_EXISTS', book: failed(noPair) };
  if (known?.blockNumber === blockNumber) return { state: 'EXISTS', book: ready(known) };
  const state = known ? 'EXISTS' : 'LOADING';
  return { state, book: problem === 'unreadable' ? failed(unreadable, known) : reloading(known) };
};

/** True without the last blocks' logs: replaced blocks would stay unnoticed. */
const isUnproven = ({ stage }: Tracking): boolean => stage.kind === 'live' && stage.live.seen === undefined;

/** Restarts from the known heads, because after a pause too many blocks of logs are missing. */
const restart = ({ stage, known }: Tracking): Tracking =>
  stage.kind === 'live' ? { stage: { kind: 'headsKnown', heads: headsOf(stage.live.book) }, known } : { stage, known };

/** A live book needs the logs since its block. A new book needs the last blocks' logs to detect replaced blocks. */
const firstLogBlock = (stage: Stage, phase: PollPhase): number | undefined => {
  const isNewBlock = phase.kind === 'newBlock';
  if (stage.kind === 'live') return isNewBlock ? logsFrom(stage.live.book.blockNumber) : undefined;
  if (stage.kind === 'unknown') return undefined;
  if (!isNewBlock) return logsFrom(phase.blockNumber);
  return phase.lastBlock === undefined ? undefined : logsFrom(phase.lastBlock + 1);
};

/**
 * Reads heads, then one page per list (details by index if pages lack them), then each block's logs. Heads and reserves
 * verify the book; if they differ, the lists are read again.
 * @param firstPage orders per side, if fewer than usual
 */
export const createPairTracker = (book: Address, pair: PairTokens, firstPage?: number): PairTracker => {
  let tracking: Tracking = { stage: { kind: 'unknown' }, known: undefined };
  let plan: ReadPlan | undefined;
  let phaseOf: PollPhase | undefined;
  let receivedAtMs = 0;
  let waitsForBlock = false;

  return {
    request(phase, nowMs) {
      const paused = nowMs - receivedAtMs > rules.book.catchUpMs;
      const cannotFollow =
        phase.kind === 'newBlock' && (paused || phase.lastBlock === undefined || isUnproven(tracking));
      if (cannotFollow) tracking = restart(tracking);
      phaseOf = phase;
      plan = phase.kind === 'sameBlock' && waitsForBlock ? undefined : planReads(pair, tracking, phase.kind, firstPage);
      return plan ? callsOf(book, pair, plan) : [];
    },
    logsFrom: () => {
      const from = plan && phaseOf && firstLogBlock(tracking.stage, phaseOf);
      return from === undefined ? undefined : Math.max(0, from);
    },
    receive(answers, nowMs) {
      const step = plan ? takeAnswers(pair, tracking, plan, answers) : { tracking };
      ({ tracking } = step);
      waitsForBlock = step.problem !== undefined;
      receivedAtMs = nowMs;
      return readingOf(tracking, answers.blockNumber, step.problem);
    },
  };
};
