import { byLogPosition, type LogPosition } from './poolEvents.ts';

export interface SupplyChange extends LogPosition {
  readonly delta: bigint;
}

/**
 * Raw supply at a position, computed backwards from `supplyNow`. `changes` may be unsorted, but must be complete from
 * the position on.
 */
export const supplyHistory = (
  changes: readonly SupplyChange[],
  supplyNow: bigint,
): ((position: LogPosition) => bigint) => {
  const ordered = changes.toSorted(byLogPosition);
  const after: bigint[] = [];
  let supply = supplyNow;
  for (let i = ordered.length - 1; i >= 0; i -= 1) {
    after[i] = supply;
    supply -= ordered[i]?.delta ?? 0n;
  }
  const before = supply;
  return (position) => {
    let low = 0;
    let high = ordered.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const change = ordered[middle];
      if (change && byLogPosition(change, position) <= 0) low = middle + 1;
      else high = middle;
    }
    return after[low - 1] ?? before;
  };
};
