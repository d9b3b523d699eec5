/** Names of the styles; undefined for zero. */
export const signOf = (amount: bigint): 'up' | 'down' | undefined =>
  amount === 0n ? undefined : amount > 0n ? 'up' : 'down';
