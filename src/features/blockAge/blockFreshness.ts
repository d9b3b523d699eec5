export type BlockFreshness = 'unknown' | 'fresh' | 'late' | 'lost';

/** A number older than two blocks is late; the third block is allowed for its way through the network. */
const lateAfterBlocks = 3;

interface BlockSeen {
  readonly seenAtMs: number | null;
  readonly nowMs: number;
  readonly blockTimeMs: number;
  /** Whether the last attempts to read the chain failed. */
  readonly failing: boolean;
}

/** How far what is shown can be trusted to be of now. */
export function blockFreshness({ seenAtMs, nowMs, blockTimeMs, failing }: BlockSeen): BlockFreshness {
  if (failing) return 'lost';
  if (seenAtMs === null) return 'unknown';
  // A clock that was set back says as little of the age as one that ran on.
  return Math.abs(nowMs - seenAtMs) > lateAfterBlocks * blockTimeMs ? 'late' : 'fresh';
}
