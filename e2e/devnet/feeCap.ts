/**
 * Maximum gas price of a local transaction: 100 gwei, as a wallet would offer. By default anvil offers little more than
 * the current base fee, which drops after each block and is then raised again, so such a transaction would never be
 * mined.
 */
export const FEE_CAP = { maxFeePerGas: '0x174876e800', maxPriorityFeePerGas: '0x3b9aca00' } as const;
