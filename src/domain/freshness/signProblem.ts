export interface SignFacts {
  /** Block of the simulation; its time in unix seconds. */
  readonly at: { readonly number: number; readonly timestamp: number };
  /** The newest blocks of all sources that answered right before signing. */
  readonly heads: readonly { readonly number: number }[];
  /** The correct time, unix milliseconds. */
  readonly nowMs: number;
}

export interface SignLimits {
  readonly maxBehindBlocks: number;
  readonly maxAgeMs: number;
}

/** Blocks by which the highest of `heads` exceeds `number`; 0 if none does. */
export const behindHeads = (number: number, heads: SignFacts['heads']): number =>
  heads.reduce((behind, head) => Math.max(behind, head.number - number), 0);

/**
 * Reason that a transaction whose outcome depends on prices must not be signed on its block's state. `nodeBehind`:
 * another source has clearly newer blocks. `blockTooOld`: no source has, yet the block is old. Undefined if it may be
 * signed.
 */
export const signProblem = (
  { at, heads, nowMs }: SignFacts,
  { maxBehindBlocks, maxAgeMs }: SignLimits,
): 'nodeBehind' | 'blockTooOld' | undefined => {
  if (behindHeads(at.number, heads) > maxBehindBlocks) return 'nodeBehind';
  return nowMs - at.timestamp * 1000 > maxAgeMs ? 'blockTooOld' : undefined;
};
