// Written by `npm run abis` from solidity.sol.
/** `require(…, 'reason')`; a failed assertion or checked arithmetic. */
export const soliditySelectors = {
  error: '0x08c379a0',
  panic: '0x4e487b71',
} as const;
