/** Symbol and name of every pool token in this app (spec 000 section 3), whatever its contract reports. */
export const poolTokenWords = { symbol: 'MYT-LP', name: 'MYT Liquidity', decimals: 18 } as const;
