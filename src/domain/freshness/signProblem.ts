export interface SignFacts {
  /** The block that a transaction was simulated at, and its time, unix seconds. */
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

/** How many blocks the highest of `heads` is above `number`; 0 where none is. */
export const behindHeads = (number: number, heads: SignFacts['heads']): number =>
  heads.reduce((behind, head) => Math.max(behind, head.number - number), 0);

/**
 * Why a transaction whose outcome depends on prices must not be signed on the state of its block. `nodeBehind`: another
 * source has clearly newer blocks. `blockTooOld`: no source has, yet the block is old. Undefined: it may be signed.
 */
export const signProblem = (
  { at, heads, nowMs }: SignFacts,
  { maxBehindBlocks, maxAgeMs }: SignLimits,
): 'nodeBehind' | 'blockTooOld' | undefined => {
  if (behindHeads(at.number, heads) > maxBehindBlocks) return 'nodeBehind';
  return nowMs - at.timestamp * 1000 > maxAgeMs ? 'blockTooOld' : undefined;
};
