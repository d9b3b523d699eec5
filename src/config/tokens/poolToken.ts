/** Spec 000 section 3, whatever the contract reports. */
export const poolTokenWords = { symbol: 'MYT-LP', name: 'MYT Liquidity', decimals: 18 } as const;
