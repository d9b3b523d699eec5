export interface SignFacts {
  /** Unix seconds. */
  readonly at: { readonly number: number; readonly timestamp: number };
  readonly heads: readonly { readonly number: number }[];
  /** Unix milliseconds. */
  readonly nowMs: number;
}

interface SignLimits {
  readonly maxBehindBlocks: number;
  readonly maxAgeMs: number;
}

/** At least 0; 0 without heads. */
export const behindHeads = (number: number, heads: SignFacts['heads']): number =>
  heads.reduce((behind, head) => Math.max(behind, head.number - number), 0);

/** `nodeBehind`: another source is clearly newer; `blockTooOld`: none is, but the block is old. */
export const signProblem = (
  { at, heads, nowMs }: SignFacts,
  { maxBehindBlocks, maxAgeMs }: SignLimits,
): 'nodeBehind' | 'blockTooOld' | undefined => {
  if (behindHeads(at.number, heads) > maxBehindBlocks) return 'nodeBehind';
  return nowMs - at.timestamp * 1000 > maxAgeMs ? 'blockTooOld' : undefined;
};
