import { earningsOf, type Earnings } from './earnings.ts';
import { emptyLedger, type Ledger } from './ledger.ts';
import { addCounts, type MoveCounts, type PositionMark } from './positionMarks.ts';
import type { PoolState } from './types.ts';

export interface PositionPoint {
  readonly blockNumber: number;
  readonly timestamp: number;
  readonly state: { readonly pool: PoolState; readonly earnings: Earnings } | undefined;
  readonly moves: MoveCounts;
}

const MAX_POINTS = 199;

/**
 * Blocks of a history in ascending order: those of all marks, and evenly spaced ones up to `toBlock`. At most 199, so
 * that the present is the 200th.
 */
export const pointBlocks = (marks: readonly PositionMark[], toBlock: number): readonly number[] => {
  const [first] = marks;
  if (!first || first.blockNumber > toBlock) return [];
  const own = marks.map(({ blockNumber }) => blockNumber);
  const blocks = toBlock - first.blockNumber;
  const steps = Math.min(blocks, MAX_POINTS - own.length);
  const even = Array.from({ length: steps }, (_, i) => first.blockNumber + Math.floor((blocks * (i + 1)) / steps));
  return [...new Set([...own, ...even])].toSorted((a, b) => a - b).filter((block) => block <= toBlock);
};

export interface BlockTime {
  readonly blockNumber: number;
  readonly timestamp: number;
}

/** Unix seconds of a block, rounded down, on a line between the known times. `known` is ascending and not empty. */
export const timeOfBlock = (known: readonly BlockTime[], block: number): number => {
  const next = known.find(({ blockNumber }) => blockNumber >= block) ?? known.at(-1);
  const before = known.findLast(({ blockNumber }) => blockNumber <= block) ?? known[0];
  if (!next || !before) return 0;
  const blocks = next.blockNumber - before.blockNumber;
  if (blocks <= 0) return before.timestamp;
  return Math.floor(before.timestamp + ((next.timestamp - before.timestamp) * (block - before.blockNumber)) / blocks);
};

/** Ledger after the last mark up to the block. */
export const ledgerAt = (marks: readonly PositionMark[], block: number): Ledger =>
  marks.findLast(({ blockNumber }) => blockNumber <= block)?.ledger ?? emptyLedger;

/** Moves after the block `after`, up to and including `upTo`. */
export const movesBetween = (marks: readonly PositionMark[], after: number, upTo: number): MoveCounts =>
  marks
    .filter(({ blockNumber }) => blockNumber > after && blockNumber <= upTo)
    .reduce((sum: MoveCounts, { moves }) => addCounts(sum, moves), {});

/** Point at a block. Its pool tokens count as if withdrawn from the pool of that block. `before`: the last point. */
export const pointAt = (
  marks: readonly PositionMark[],
  { blockNumber, timestamp }: BlockTime,
  pool: PoolState | undefined,
  before: number,
): PositionPoint => ({
  blockNumber,
  timestamp,
  state: pool && { pool, earnings: earningsOf(ledgerAt(marks, blockNumber), pool) },
  moves: movesBetween(marks, before, blockNumber),
});
