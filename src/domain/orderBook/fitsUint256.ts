const UINT256_SIZE = 1n << 256n;

/** The contract's 256-bit arithmetic reverts beyond it. */
export const fitsUint256 = (value: bigint): boolean => value < UINT256_SIZE;
