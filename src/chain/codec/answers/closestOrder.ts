export interface ClosestOrder {
  readonly index: bigint;
  readonly isEnd: boolean;
}

export const closestOrder = ([index, isEnd]: readonly [bigint, bigint]): ClosestOrder => ({
  index,
  isEnd: isEnd === 1n,
});
