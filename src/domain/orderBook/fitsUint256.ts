const UINT256_SIZE = 1n << 256n;

/** True if the contract's 256-bit arithmetic can hold a product or sum; the call reverts beyond it. */
export const fitsUint256 = (value: bigint): boolean => value < UINT256_SIZE;
