/** Sign of an amount as the styles name it; undefined for zero. */
export const signOf = (amount: bigint): 'up' | 'down' | undefined =>
  amount === 0n ? undefined : amount > 0n ? 'up' : 'down';
