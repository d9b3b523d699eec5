/** `late`: the chain should have moved on, or reads fail. `stale`: the block is too old to trade on. */
export type Freshness = 'unknown' | 'fresh' | 'late' | 'stale';

export interface ShownBlock {
  readonly number: number;
  readonly timestamp: number;
  /** Arrival by the device's clock, unix milliseconds. */
  readonly seenAtMs: number;
}

/** Limits in blocks, each with a minimum in milliseconds. */
interface FreshnessLimits {
  readonly lateBlocks: number;
  readonly lateMinMs: number;
  readonly staleBlocks: number;
  readonly staleMinMs: number;
}

export interface FreshnessFacts {
  readonly block: ShownBlock | undefined;
  readonly nowMs: number;
  /** Correct time minus the device's clock; null before the first comparison. */
  readonly clockOffsetMs: number | null;
  readonly blockTimeMs: number;
  readonly highestHead: number | undefined;
  /** Newest block reported without proof, for example by the data service. */
  readonly claimedHead: number | undefined;
  readonly failing: boolean;
}

type Clock = Pick<FreshnessFacts, 'nowMs' | 'clockOffsetMs'>;

/** Age in milliseconds, at least the time since arrival, so that a block from the future ages too. */
export const blockAgeMs = ({ timestamp, seenAtMs }: ShownBlock, { nowMs, clockOffsetMs }: Clock): number =>
  Math.max(0, nowMs + (clockOffsetMs ?? 0) - timestamp * 1000, nowMs - seenAtMs);

/** Number of blocks, at least 0; also 0 while the head is unknown. */
const blocksBehind = (block: ShownBlock, head: number | undefined): number =>
  head === undefined ? 0 : Math.max(0, head - block.number);

/** Age limits in milliseconds: the given blocks at `blockTimeMs`, or the minimum if it is longer. */
export const ageLimitsMs = (
  { lateBlocks, lateMinMs, staleBlocks, staleMinMs }: FreshnessLimits,
  blockTimeMs: number,
): { readonly lateMs: number; readonly staleMs: number } => ({
  lateMs: Math.max(lateMinMs, lateBlocks * blockTimeMs),
  staleMs: Math.max(staleMinMs, staleBlocks * blockTimeMs),
});

/**
 * The worse of age and distance decides. A distance counts only up to twice the chain's usual speed for the block's
 * age, so a wrong head alone never makes a block stale. A node's head makes it late at any age; a claimed head does so
 * only within that limit. A clock that was never compared may be wrong, so by it a block that just arrived is not late
 * but unknown.
 */
export const freshnessOf = (facts: FreshnessFacts, limits: FreshnessLimits): Freshness => {
  const { block, nowMs, clockOffsetMs, blockTimeMs, highestHead, claimedHead, failing } = facts;
  if (block === undefined) return 'unknown';
  const ageMs = blockAgeMs(block, facts);
  const { lateMs, staleMs } = ageLimitsMs(limits, blockTimeMs);
  if (clockOffsetMs === null && ageMs > lateMs && nowMs - block.seenAtMs <= lateMs) return 'unknown';
  const behind = blocksBehind(block, highestHead);
  const possible = Math.min(Math.max(behind, blocksBehind(block, claimedHead)), Math.floor((2 * ageMs) / blockTimeMs));
  if (ageMs > staleMs || possible > limits.staleBlocks) return 'stale';
  return failing || ageMs > lateMs || Math.max(behind, possible) > limits.lateBlocks ? 'late' : 'fresh';
};

export interface Head {
  readonly source: string;
  readonly number: number;
  readonly timestamp: number;
}
