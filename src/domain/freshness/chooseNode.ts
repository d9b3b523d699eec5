import type { Head } from './head.ts';

export interface NodeTerms {
  /** Correct time, unix milliseconds; undefined if unknown. */
  readonly nowMs: number | undefined;
  readonly blockTimeMs: number;
  /** A node at most this far behind the best one, in blocks and in time, counts as equally good. */
  readonly asGoodBlocks: number;
  readonly asGoodMs: number;
  /**
   * Tolerance for a block time in the future, because clocks differ a little. A block further ahead is not believed.
   */
  readonly aheadMs: number;
}

/** Largest speed of the chain relative to its usual one. */
const MAX_SPEED = 4;

/** True if both can belong to one chain: the time between them suffices for the blocks between them. */
const agree = (head: Head, other: Head, { blockTimeMs, asGoodBlocks, asGoodMs }: NodeTerms): boolean => {
  const [low, high] = head.number < other.number ? [head, other] : [other, head];
  const passedMs = (high.timestamp - low.timestamp) * 1000;
  if (low.number === high.number) return Math.abs(passedMs) <= asGoodMs;
  const blocks = Math.max(0, high.number - low.number - asGoodBlocks);
  return passedMs >= (blocks * blockTimeMs) / MAX_SPEED;
};

/**
 * Node to read from: the first in order of preference whose newest block is about as new as the best one. `heads` are
 * the nodes that answered, in that order. Ignores blocks from the future, and nodes that fewer others agree with. If
 * just two contradict each other, the later time counts, then the order. Undefined if none is left.
 */
export const chooseNode = (heads: readonly Head[], terms: NodeTerms): Head | undefined => {
  const { nowMs = Infinity, asGoodBlocks, asGoodMs, aheadMs } = terms;
  const believable = heads.filter(({ timestamp }) => timestamp * 1000 <= nowMs + aheadMs);
  const friendsOf = (head: Head): number => believable.filter((other) => agree(head, other, terms)).length;
  const max = Math.max(...believable.map(friendsOf));
  const supported = believable.filter((head) => friendsOf(head) === max);
  const newest = Math.max(...supported.map(({ timestamp }) => timestamp));
  const isNew = ({ timestamp }: Head): boolean => (newest - timestamp) * 1000 <= asGoodMs;
  const first = supported.find(isNew);
  if (first === undefined) return undefined;
  const group = supported.filter((head) => head === first || (isNew(head) && agree(first, head, terms)));
  const best = Math.max(...group.map(({ number }) => number));
  return group.find(({ number }) => number >= best - asGoodBlocks);
};
