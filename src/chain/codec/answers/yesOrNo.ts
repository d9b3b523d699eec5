/** Undefined for a number that is neither 0 nor 1. */
export const yesOrNo = (told: bigint): boolean | undefined => (told > 1n ? undefined : told === 1n);
