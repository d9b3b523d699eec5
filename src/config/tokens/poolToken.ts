/** How the app calls every pool's own token (spec 000 section 3), whatever the pool's contract calls itself. */
export const poolTokenWords = { symbol: 'MYT-LP', name: 'MYT Liquidity', decimals: 18 } as const;
