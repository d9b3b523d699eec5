const UINT256_SIZE = 1n << 256n;

/** Whether a product or sum is one the contract's 256-bit arithmetic can hold; beyond it the call reverts. */
export const fitsUint256 = (value: bigint): boolean => value < UINT256_SIZE;
