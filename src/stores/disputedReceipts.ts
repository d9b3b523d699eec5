import type { Hex } from '#domain/multicall/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';

const disputed = new Set<Hex>();
const changed = createNotifier();

/** Pending transactions of which one node reports a success and another one a revert. */
export const disputedReceipts = {
  has: (hash: Hex): boolean => disputed.has(hash),
  subscribe: changed.add,
  set: (hash: Hex, isDisputed: boolean): void => {
    if (disputed.has(hash) === isDisputed) return;
    if (isDisputed) disputed.add(hash);
    else disputed.delete(hash);
    changed.notify();
  },
};
