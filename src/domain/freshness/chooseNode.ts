import type { Head } from './head.ts';

export interface NodeTerms {
  /** The right time, unix milliseconds; undefined where it is not known. */
  readonly nowMs: number | undefined;
  readonly blockTimeMs: number;
  /** A node that is at most so many blocks behind the best one, and so much older, is as good. */
  readonly asGoodBlocks: number;
  readonly asGoodMs: number;
  /** A block whose time lies further ahead is not believed: clocks differ a little. */
  readonly aheadMs: number;
}

/** Blocks come at most so much faster than usual. */
const MAX_SPEED = 4;

/** Whether both can be of one chain: the time between them has to suffice for the blocks between them. */
const agree = (one: Head, other: Head, { blockTimeMs, asGoodBlocks, asGoodMs }: NodeTerms): boolean => {
  const [low, high] = one.number < other.number ? [one, other] : [other, one];
  const passedMs = (high.timestamp - low.timestamp) * 1000;
  if (low.number === high.number) return Math.abs(passedMs) <= asGoodMs;
  const blocks = Math.max(0, high.number - low.number - asGoodBlocks);
  return passedMs >= (blocks * blockTimeMs) / MAX_SPEED;
};

/**
 * The node to ask: the first in the order of preference whose newest block is about as new as the best one. `heads` are
 * the nodes that answered, in that order. A block from the future is not believed, nor is a node that contradicts more of
 * the others than another one does; where two just contradict each other, the later time counts, then the order. Undefined
 * if none is left.
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
