/** Undefined for a number that is neither 0 nor 1. */
export const yesOrNo = (answer: bigint): boolean | undefined => (answer > 1n ? undefined : answer === 1n);
