import type { SafeProgress } from './types.ts';

/**
 * Where a transaction stands that a Safe has not executed yet. `unknown`: the Safe has not reported it. `mining`: the
 * transaction that executes it has no receipt yet.
 */
export type SafeStage = 'unknown' | 'signatures' | 'execution' | 'mining';

export const safeStage = ({
  minedHash,
  confirmations,
  threshold,
}: Pick<SafeProgress, 'minedHash' | 'confirmations' | 'threshold'>): SafeStage => {
  if (minedHash !== undefined) return 'mining';
  if (confirmations === undefined) return 'unknown';
  return confirmations < threshold ? 'signatures' : 'execution';
};

/** Blocks searched again with each look: a node that lags behind reports no logs of blocks that it does not have. */
const OVERLAP_BLOCKS = 16;
/** Most blocks of one look: nodes limit the range of a filter. */
export const MAX_SEARCH_BLOCKS = 1000;

/** Blocks to search, both ends included. `isNewest`: up to the newest block there is. */
export interface SafeSearch {
  readonly fromBlock: number;
  readonly toBlock: number;
  readonly isNewest: boolean;
}

/**
 * The next blocks in which to look for the execution of a Safe's transaction.
 * @param searchedTo the last block searched
 * @param lastBlock the newest block known
 * @param maxBlocks most new blocks of this look, less where the node refused more
 */
export const nextSafeSearch = (searchedTo: number, lastBlock: number, maxBlocks = MAX_SEARCH_BLOCKS): SafeSearch => {
  const isNewest = lastBlock - searchedTo <= maxBlocks;
  const fromBlock = Math.max(0, Math.min(searchedTo, lastBlock) + 1 - OVERLAP_BLOCKS);
  return { fromBlock, toBlock: isNewest ? lastBlock : searchedTo + maxBlocks, isNewest };
};

/** The deepest reorg that is followed: the search starts again this far below the block that is gone. */
const REORG_BLOCKS = 64;

/** The search after what was learned in `block` was reorganized away. */
export const searchAgain = (searchedTo: number, block: number): Pick<SafeProgress, 'searchedTo' | 'minedHash'> => ({
  searchedTo: Math.max(0, Math.min(searchedTo, block - REORG_BLOCKS)),
  minedHash: undefined,
});
