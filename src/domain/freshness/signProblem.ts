export interface SignFacts {
  readonly at: { readonly number: number; readonly timestamp: number };
  readonly heads: readonly { readonly number: number }[];
  readonly nowMs: number;
}

interface SignLimits {
  readonly maxBehindBlocks: number;
  readonly maxAgeMs: number;
}

/** Blocks behind the highest head, at least 0; 0 without heads. */
export const behindHeads = (number: number, heads: SignFacts['heads']): number =>
  heads.reduce((behind, head) => Math.max(behind, head.number - number), 0);

/** `nodeBehind`: another source is clearly newer. `blockTooOld`: no source is newer, but the block is old. */
export const signProblem = (
  { at, heads, nowMs }: SignFacts,
  { maxBehindBlocks, maxAgeMs }: SignLimits,
): 'nodeBehind' | 'blockTooOld' | undefined => {
  if (behindHeads(at.number, heads) > maxBehindBlocks) return 'nodeBehind';
  return nowMs - at.timestamp * 1000 > maxAgeMs ? 'blockTooOld' : undefined;
};
