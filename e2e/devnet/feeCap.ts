/**
 * Most a transaction of the local chain may pay for gas: 100 gwei, as a wallet would offer. Left to itself anvil offers
 * little more than the base fee of the moment, which sinks after each block and is then raised again: such a
 * transaction never gets into a block.
 */
export const FEE_CAP = { maxFeePerGas: '0x174876e800', maxPriorityFeePerGas: '0x3b9aca00' } as const;
