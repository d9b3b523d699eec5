/**
 * 100 gwei, as a wallet would offer. Anvil's default is little above the base fee, which is raised again after each
 * block, so such a transaction would never be mined.
 */
export const FEE_CAP = { maxFeePerGas: '0x174876e800', maxPriorityFeePerGas: '0x3b9aca00' } as const;
