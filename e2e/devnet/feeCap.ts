/**
 * Maximum fee of 100 gwei, as a wallet would offer. Anvil's default is barely above the base fee, which is raised after
 * each block, so that transaction would never be mined.
 */
export const FEE_CAP = { maxFeePerGas: '0x174876e800', maxPriorityFeePerGas: '0x3b9aca00' } as const;
