import { POLYGON_CHAIN_ID } from '../chains.ts';
import type { KnownToken } from './tokens.ts';

/** Words for all pool tokens, whatever the contract reports (spec 000 section 3). */
export const poolTokenWords = { symbol: 'MYT-LP', name: 'MYT Liquidity', decimals: 18 } as const;

export const poolTokenAt = (address: KnownToken['address']): KnownToken => ({
  kind: 'token',
  chainId: POLYGON_CHAIN_ID,
  address,
  ...poolTokenWords,
});
