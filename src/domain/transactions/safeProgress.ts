import type { SafeProgress } from './types.ts';

/**
 * Stage of a transaction that a Safe has not executed yet. `unknown`: the Safe has not reported it. `mining`: the
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

/**
 * The progress of a proposal that was just made.
 * @param block the newest one then; its execution is searched from there
 */
export const proposedWith = (threshold: number, block: number | undefined): SafeProgress => ({
  threshold,
  searchedTo: block ?? Number.MAX_SAFE_INTEGER,
  ...(block !== undefined && { proposedAtBlock: block }),
});

/** Blocks searched again each time: a lagging node reports no logs of blocks that it does not have. */
const OVERLAP_BLOCKS = 16;
/** Maximum of blocks per search: nodes limit the range of a filter. */
export const MAX_SEARCH_BLOCKS = 1000;

/** Blocks to search, both ends included. `isNewest` if they reach the newest block. */
export interface SafeSearch {
  readonly fromBlock: number;
  readonly toBlock: number;
  readonly isNewest: boolean;
}

/**
 * Next blocks to search for the execution of a Safe's transaction.
 * @param searchedTo the last block searched
 * @param lastBlock the newest block known
 * @param maxBlocks maximum of new blocks; lower if the node refused more
 */
export const nextSafeSearch = (searchedTo: number, lastBlock: number, maxBlocks = MAX_SEARCH_BLOCKS): SafeSearch => {
  const isNewest = lastBlock - searchedTo <= maxBlocks;
  const fromBlock = Math.max(0, Math.min(searchedTo, lastBlock) + 1 - OVERLAP_BLOCKS);
  return { fromBlock, toBlock: isNewest ? lastBlock : searchedTo + maxBlocks, isNewest };
};

/** Deepest reorg supported: the search restarts this far below the removed block. */
const REORG_BLOCKS = 64;

/** Search state after a reorg removed the facts learned in `block`. */
export const searchAgain = (searchedTo: number, block: number): Pick<SafeProgress, 'searchedTo' | 'minedHash'> => ({
  searchedTo: Math.max(0, Math.min(searchedTo, block - REORG_BLOCKS)),
  minedHash: undefined,
});
