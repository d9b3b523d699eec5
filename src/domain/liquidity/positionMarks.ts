import { ok, type Result } from '#lib/result.ts';
import { applyEvents, type Ledger, type LedgerEvent, type LedgerProblem } from './ledger.ts';
import type { LedgerEvents, StakeEvent } from './ledgerEvents.ts';

export type MoveKind = LedgerEvent['kind'] | StakeEvent['kind'];
export type MoveCounts = Readonly<Partial<Record<MoveKind, number>>>;

export interface PositionMark {
  readonly blockNumber: number;
  readonly moves: MoveCounts;
  readonly ledger: Ledger;
}

const MAX_MARKS = 100;

/** Sums of the counts by kind. */
export const addCounts = (a: MoveCounts, b: MoveCounts): MoveCounts => {
  const sum: Partial<Record<MoveKind, number>> = { ...a };
  for (const [kind, count] of Object.entries(b) as [MoveKind, number][]) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
};

const joined = (before: PositionMark, after: PositionMark): PositionMark => ({
  ...after,
  moves: addCounts(before.moves, after.moves),
});

/**
 * At most 100 marks: while there are more, neighbouring marks are joined in pairs. Moves are added up and the later
 * ledger stays.
 */
export const joinMarks = (marks: readonly PositionMark[]): readonly PositionMark[] => {
  let rest = marks;
  while (rest.length > MAX_MARKS) {
    const pairs: PositionMark[] = [];
    for (let i = 0; i < rest.length; i += 2) {
      const [mark, next] = rest.slice(i, i + 2);
      if (mark) pairs.push(next ? joined(mark, next) : mark);
    }
    rest = pairs;
  }
  return rest;
};

/** One mark per block with an event, in chain order, from the ledger before the first event. */
export const positionMarks = (
  known: Ledger,
  { events, stakes }: Pick<LedgerEvents, 'events' | 'stakes'>,
): Result<readonly PositionMark[], LedgerProblem> => {
  const moves = [...events, ...stakes].toSorted((a, b) => a.blockNumber - b.blockNumber);
  const marks: PositionMark[] = [];
  let ledger = known;
  for (const move of moves) {
    if ('staked' in move) ledger = { ...ledger, staked: move.staked };
    else {
      const after = applyEvents(ledger, [move]);
      if (!after.ok) return after;
      ledger = after.value;
    }
    const { blockNumber, kind } = move;
    const mark = { blockNumber, moves: { [kind]: 1 }, ledger };
    const last = marks.at(-1);
    if (last?.blockNumber === blockNumber) marks[marks.length - 1] = joined(last, mark);
    else marks.push(mark);
  }
  return ok(marks);
};
