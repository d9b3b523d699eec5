import type { Head } from './freshness.ts';

export interface NodeTerms {
  readonly nowMs: number | undefined;
  readonly blockTimeMs: number;
  readonly asGoodBlocks: number;
  readonly asGoodMs: number;
  /** Clocks differ; a block further in the future is not believed. */
  readonly aheadMs: number;
}

const MAX_SPEED = 4;

const agree = (head: Head, other: Head, { blockTimeMs, asGoodBlocks, asGoodMs }: NodeTerms): boolean => {
  const [low, high] = head.number < other.number ? [head, other] : [other, head];
  const passedMs = (high.timestamp - low.timestamp) * 1000;
  if (low.number === high.number) return Math.abs(passedMs) <= asGoodMs;
  const blocks = Math.max(0, high.number - low.number - asGoodBlocks);
  return passedMs >= (blocks * blockTimeMs) / MAX_SPEED;
};

/**
 * First of `heads` that is about as new as the best. Heads from the future, and those that fewer others support, do not
 * count. If two heads disagree, the later one counts.
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
