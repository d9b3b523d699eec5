/** The sign of an amount as the styles know it; nothing has none. */
export const signOf = (amount: bigint): 'up' | 'down' | undefined =>
  amount === 0n ? undefined : amount > 0n ? 'up' : 'down';
