import type { SafeProgress } from './types.ts';

/** Stage before the execution. `unknown`: not reported by the Safe. `mining`: its transaction has no receipt yet. */
type SafeStage = 'unknown' | 'signatures' | 'execution' | 'mining';

/** Stage of a proposal; `unknown` while the Safe does not report confirmations. */
export const safeStage = ({
  minedHash,
  confirmations,
  threshold,
}: Pick<SafeProgress, 'minedHash' | 'confirmations' | 'threshold'>): SafeStage => {
  if (minedHash !== undefined) return 'mining';
  if (confirmations === undefined) return 'unknown';
  return confirmations < threshold ? 'signatures' : 'execution';
};

/** Progress of a new proposal. `block` is the newest one then: executions are searched from there, if it is known. */
export const proposedWith = (threshold: number, block: number | undefined): SafeProgress => ({
  threshold,
  searchedTo: block ?? Number.MAX_SAFE_INTEGER,
  ...(block !== undefined && { proposedAtBlock: block }),
});

/** Blocks that are searched again, because a lagging node reports no logs of blocks that it lacks. */
const OVERLAP_BLOCKS = 16;
/** Nodes limit the range of a filter. */
export const MAX_SEARCH_BLOCKS = 1000;

/** Both ends are included. `isNewest`: the search reaches the newest block. */
interface SafeSearch {
  readonly fromBlock: number;
  readonly toBlock: number;
  readonly isNewest: boolean;
}

/**
 * Next range to search. `searchedTo`: last block searched. `maxBlocks`: number of new blocks, smaller if the node
 * refused more.
 */
export const nextSafeSearch = (searchedTo: number, lastBlock: number, maxBlocks = MAX_SEARCH_BLOCKS): SafeSearch => {
  const isNewest = lastBlock - searchedTo <= maxBlocks;
  const fromBlock = Math.max(0, Math.min(searchedTo, lastBlock) + 1 - OVERLAP_BLOCKS);
  return { fromBlock, toBlock: isNewest ? lastBlock : searchedTo + maxBlocks, isNewest };
};

const REORG_BLOCKS = 64;

/** Progress after a reorg removed the facts learned in `block`. */
export const searchAgain = (searchedTo: number, block: number): Pick<SafeProgress, 'searchedTo' | 'minedHash'> => ({
  searchedTo: Math.max(0, Math.min(searchedTo, block - REORG_BLOCKS)),
  minedHash: undefined,
});
