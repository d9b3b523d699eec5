import type { Hex } from '../multicall/types.ts';

/** A block that was read; its hash proves that no block below it was replaced. */
export interface Checkpoint {
  readonly blockNumber: number;
  readonly blockHash: Hex;
}

const SPACING_BLOCKS = 256;
const MAX_KEPT = 8;

/**
 * Keeps at most 8 checkpoints, newest first, at least 256 blocks apart. The oldest one stays, so that one is below any
 * reorg.
 */
export const keepCheckpoints = (all: readonly Checkpoint[]): readonly Checkpoint[] => {
  const sorted = all.toSorted((a, b) => b.blockNumber - a.blockNumber);
  const kept: Checkpoint[] = [];
  for (const checkpoint of sorted) {
    const above = kept.at(-1);
    if (!above || above.blockNumber - checkpoint.blockNumber >= SPACING_BLOCKS) kept.push(checkpoint);
  }
  const oldest = kept.at(-1);
  return oldest && kept.length > MAX_KEPT ? [...kept.slice(0, MAX_KEPT - 1), oldest] : kept;
};
