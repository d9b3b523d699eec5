interface ClosestOrder {
  readonly index: bigint;
  readonly isEnd: boolean;
}

/**
 * Answer of the book's `getClosestOrderIndex`: the entry reached (0 for an empty side); `isEnd` if it is the
 * neighbour.
 */
export const closestOrder = ([index, isEnd]: readonly [bigint, bigint]): ClosestOrder => ({
  index,
  isEnd: isEnd === 1n,
});
