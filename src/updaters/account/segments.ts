import type { BlockRange } from '#domain/history/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { fieldsOf, isCount } from '#lib/fields.ts';

/** Entries per segment, so that encoding or decoding one takes a few milliseconds. */
export const SEGMENT = 1000;

export interface Segment extends BlockRange {
  readonly id: string;
  readonly count: number;
  /** Checksum, the same for the same entries in any order. */
  readonly mark: number;
  readonly size: number;
}

/** Segments are oldest first and have each covered block exactly once. */
export interface Head {
  readonly coverage: BlockRange;
  readonly hash: string;
  readonly keptAtMs: number;
  readonly segments: readonly Segment[];
}

const segmentIn = (stored: unknown): readonly Segment[] => {
  const { id, fromBlock, toBlock, count, mark, size } = fieldsOf(stored);
  if (typeof id !== 'string' || !isCount(fromBlock) || !isCount(toBlock)) return [];
  return isCount(count) && isCount(mark) && isCount(size) ? [{ id, fromBlock, toBlock, count, mark, size }] : [];
};

const isTiled = ({ coverage, segments }: Head): boolean =>
  segments.length > 0 &&
  segments[0]?.fromBlock === coverage.fromBlock &&
  segments.at(-1)?.toBlock === coverage.toBlock &&
  segments.every(({ fromBlock, toBlock }, i) => {
    const next = segments[i + 1];
    return fromBlock <= toBlock && (!next || next.fromBlock === toBlock + 1);
  });

export const headIn = (text: string | undefined): Head | undefined => {
  try {
    const { fromBlock, toBlock, hash, keptAtMs, segments } = fieldsOf(JSON.parse(text ?? 'null'));
    if (!isCount(fromBlock) || !isCount(toBlock) || typeof hash !== 'string' || !isCount(keptAtMs)) return undefined;
    const list = (Array.isArray(segments) ? (segments as readonly unknown[]) : []).flatMap(segmentIn);
    const head = { coverage: { fromBlock, toBlock }, hash, keptAtMs, segments: list };
    return isTiled(head) ? head : undefined;
  } catch {
    return undefined;
  }
};

export interface Placed {
  readonly blockNumber: number;
  readonly logIndex: number;
  readonly transactionHash: Hex;
  readonly timestamp?: number | undefined;
}

export interface Sum {
  count: number;
  mark: number;
}

/** Above the mark of each timed entry. */
const UNTIMED = 2 ** 47;

/**
 * Below 2^48, so that sums below 2^52 are exact. A changed block or time changes the mark, so that the segment is
 * written again.
 */
const markOf = (entry: Placed): number => {
  const { transactionHash, logIndex, blockNumber, timestamp } = entry;
  const [start, end] = [Number(transactionHash.slice(0, 7)), Number(`0x${transactionHash.slice(-5)}`)];
  return start * 2 ** 20 + end * (1 + (blockNumber % 2 ** 26)) + logIndex + (timestamp === undefined ? UNTIMED : 0);
};

const MAX_MARK = 2 ** 52;

export const addTo = (sum: Sum, entry: Placed): void => {
  sum.count += 1;
  sum.mark = (sum.mark + markOf(entry)) % MAX_MARK;
};

export const sumOf = (entries: readonly Placed[]): Sum => {
  const sum = { count: 0, mark: 0 };
  for (const entry of entries) addTo(sum, entry);
  return sum;
};

export const newestFirst = (a: Placed, b: Placed): number => b.blockNumber - a.blockNumber || b.logIndex - a.logIndex;

export const indexOf = (segments: readonly BlockRange[], block: number): number => {
  let [low, high] = [0, segments.length - 1];
  while (low <= high) {
    const at = (low + high) >> 1;
    const segment = segments[at];
    if (!segment) return -1;
    if (block < segment.fromBlock) high = at - 1;
    else if (block > segment.toBlock) low = at + 1;
    else return at;
  }
  return -1;
};

/** Covered blocks without a kept segment, oldest first. */
export const gapsOf = (coverage: BlockRange, kept: readonly Segment[]): readonly BlockRange[] => {
  const ends = [...kept, { fromBlock: coverage.toBlock + 1, toBlock: coverage.toBlock + 1 }];
  let next = coverage.fromBlock;
  return ends.flatMap(({ fromBlock, toBlock }) => {
    const gap = { fromBlock: next, toBlock: fromBlock - 1 };
    next = toBlock + 1;
    return gap.fromBlock <= gap.toBlock ? [gap] : [];
  });
};

export interface Part<T> extends BlockRange {
  readonly entries: readonly T[];
}

/** Divides a gap into parts of about `SEGMENT` entries, oldest first, and never divides a block. */
export const cutGap = <T extends Placed>(gap: BlockRange, entries: readonly T[]): readonly Part<T>[] => {
  const parts: Part<T>[] = [];
  let part = { ...gap, entries: [] as T[] };
  for (const entry of entries) {
    const isFull = part.entries.length >= SEGMENT && part.entries.at(-1)?.blockNumber !== entry.blockNumber;
    if (isFull) {
      parts.push({ ...part, toBlock: entry.blockNumber - 1 });
      part = { fromBlock: entry.blockNumber, toBlock: gap.toBlock, entries: [] };
    }
    part.entries.push(entry);
  }
  return [...parts, part];
};

/** Segments with unchanged entries, except small ones at an edge, which are merged with their neighbour. */
export const unchangedSegments = (
  segments: readonly Segment[],
  sums: readonly Sum[],
  coverage: BlockRange,
): readonly Segment[] => {
  const isSame = (segment: Segment, i: number): boolean =>
    segment.fromBlock >= coverage.fromBlock &&
    segment.toBlock <= coverage.toBlock &&
    sums[i]?.count === segment.count &&
    sums[i].mark === segment.mark;
  const isLarge = (i: number): boolean => (segments[i]?.count ?? SEGMENT) >= SEGMENT / 2;
  return segments.filter(
    (segment, i) =>
      isSame(segment, i) &&
      (isLarge(i) || [i - 1, i + 1].every((at) => segments[at] !== undefined && isSame(segments[at], at))),
  );
};
