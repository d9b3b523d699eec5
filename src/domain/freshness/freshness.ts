/**
 * Whether what is shown is of now. `unknown`: there is no block yet. `late`: the chain should have moved on, or reads
 * fail; other nodes are compared. `stale`: too old to trade on.
 */
export type Freshness = 'unknown' | 'fresh' | 'late' | 'stale';

/** The block everything shown is of. */
export interface ShownBlock {
  readonly number: number;
  /** Chain time, unix seconds. */
  readonly timestamp: number;
  /** When its answer arrived here by the device's clock, unix milliseconds. */
  readonly seenAtMs: number;
}

/** Ages are given in blocks, but never mean less than the milliseconds beside them: clocks and networks need those. */
export interface FreshnessLimits {
  readonly lateBlocks: number;
  readonly lateMinMs: number;
  readonly staleBlocks: number;
  readonly staleMinMs: number;
}

export interface FreshnessFacts {
  readonly block: ShownBlock | undefined;
  /** The device's clock, unix milliseconds, and what has to be added to it to get the right time. */
  readonly nowMs: number;
  readonly clockOffsetMs: number;
  readonly blockTimeMs: number;
  /** The highest block that another node or the wallet's own provider has; undefined if none was read. */
  readonly highestHead: number | undefined;
  /** The highest block somebody mentions who proves nothing, as the data service does. */
  readonly claimedHead: number | undefined;
  /** Whether the last attempts to read the chain failed. */
  readonly failing: boolean;
}

type Clock = Pick<FreshnessFacts, 'nowMs' | 'clockOffsetMs'>;

/**
 * Age of a block in milliseconds: right time minus the block's own time, and at least as long as it has been here, so
 * that a block from the future grows old too. Never negative.
 */
export const blockAgeMs = ({ timestamp, seenAtMs }: ShownBlock, { nowMs, clockOffsetMs }: Clock): number =>
  Math.max(0, nowMs + clockOffsetMs - timestamp * 1000, nowMs - seenAtMs);

/** How many blocks `head` is above the block shown; 0 where it is not, or not known. */
export const blocksBehind = (block: ShownBlock, head: number | undefined): number =>
  head === undefined ? 0 : Math.max(0, head - block.number);

/** The age in milliseconds above which a block is late, and the one above which it is stale. */
export const ageLimitsMs = (
  { lateBlocks, lateMinMs, staleBlocks, staleMinMs }: FreshnessLimits,
  blockTimeMs: number,
): { readonly lateMs: number; readonly staleMs: number } => ({
  lateMs: Math.max(lateMinMs, lateBlocks * blockTimeMs),
  staleMs: Math.max(staleMinMs, staleBlocks * blockTimeMs),
});

/**
 * How far what is shown can be trusted to be of now. Age and distance to the highest head each count for themselves; the
 * worse one decides. A distance counts only as far as the block's age allows at twice the usual speed of the chain:
 * nobody can be a million blocks ahead of one that is two seconds old. So a wrong head alone never makes a fresh block
 * stale; one of a node makes it late, as two nodes then contradict each other, and one that is only claimed not even that.
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
