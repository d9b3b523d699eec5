const UINT256_SIZE = 1n << 256n;

/** True up to 2^256 - 1; the contract's arithmetic reverts beyond it. */
export const fitsUint256 = (value: bigint): boolean => value < UINT256_SIZE;
