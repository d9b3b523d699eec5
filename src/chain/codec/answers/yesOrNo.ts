/** True for 1, false for 0; undefined for any other number. */
export const yesOrNo = (answer: bigint): boolean | undefined => (answer > 1n ? undefined : answer === 1n);
