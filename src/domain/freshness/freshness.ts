/**
 * Age class of the data shown. `unknown`: there is no block yet. `late`: the chain should have moved on, or reads fail;
 * other nodes are compared. `stale`: too old to trade on.
 */
export type Freshness = 'unknown' | 'fresh' | 'late' | 'stale';

/** The block of all data shown. */
export interface ShownBlock {
  readonly number: number;
  /** Chain time, unix seconds. */
  readonly timestamp: number;
  /** Arrival of the answer by the device's clock, unix milliseconds. */
  readonly seenAtMs: number;
}

/** Ages in blocks, each with a minimum in milliseconds that clocks and networks need. */
export interface FreshnessLimits {
  readonly lateBlocks: number;
  readonly lateMinMs: number;
  readonly staleBlocks: number;
  readonly staleMinMs: number;
}

export interface FreshnessFacts {
  readonly block: ShownBlock | undefined;
  /** The device's clock, unix milliseconds, and the offset to add to get the correct time. */
  readonly nowMs: number;
  readonly clockOffsetMs: number;
  readonly blockTimeMs: number;
  /** Highest block of another node or of the wallet's own provider; undefined if none was read. */
  readonly highestHead: number | undefined;
  /** Highest block reported by a source without proof, such as the data service. */
  readonly claimedHead: number | undefined;
  /** True if the last attempts to read the chain failed. */
  readonly failing: boolean;
}

type Clock = Pick<FreshnessFacts, 'nowMs' | 'clockOffsetMs'>;

/**
 * Age of a block in milliseconds: the correct time minus the block's time, and at least the time since its arrival, so
 * that a block from the future ages too. Never negative.
 */
export const blockAgeMs = ({ timestamp, seenAtMs }: ShownBlock, { nowMs, clockOffsetMs }: Clock): number =>
  Math.max(0, nowMs + clockOffsetMs - timestamp * 1000, nowMs - seenAtMs);

/** Blocks by which `head` exceeds the block shown; 0 if it does not or is unknown. */
export const blocksBehind = (block: ShownBlock, head: number | undefined): number =>
  head === undefined ? 0 : Math.max(0, head - block.number);

/** Ages in milliseconds above which a block is late, and stale. */
export const ageLimitsMs = (
  { lateBlocks, lateMinMs, staleBlocks, staleMinMs }: FreshnessLimits,
  blockTimeMs: number,
): { readonly lateMs: number; readonly staleMs: number } => ({
  lateMs: Math.max(lateMinMs, lateBlocks * blockTimeMs),
  staleMs: Math.max(staleMinMs, staleBlocks * blockTimeMs),
});

/**
 * Freshness of the data shown. Age and distance to the highest head count separately; the worse one decides. A distance
 * counts only as far as the block's age allows at twice the chain's usual speed: nobody can be a million blocks ahead
 * of a block two seconds old. So a wrong head alone never makes a fresh block stale. A node's head makes it late,
 * because two nodes then contradict each other; a claimed head does not even do that.
 */
export const freshnessOf = (facts: FreshnessFacts, limits: FreshnessLimits): Freshness => {
  const { block, blockTimeMs, highestHead, claimedHead, failing } = facts;
  if (block === undefined) return 'unknown';
  const ageMs = blockAgeMs(block, facts);
  const { lateMs, staleMs } = ageLimitsMs(limits, blockTimeMs);
  const behind = blocksBehind(block, highestHead);
  const possible = Math.min(Math.max(behind, blocksBehind(block, claimedHead)), Math.floor((2 * ageMs) / blockTimeMs));
  if (ageMs > staleMs || possible > limits.staleBlocks) return 'stale';
  return failing || ageMs > lateMs || behind > limits.lateBlocks || possible > limits.lateBlocks ? 'late' : 'fresh';
};
