import { POLYGON_CHAIN_ID } from './chains.ts';
import { isUnder } from './firstPages.ts';
import { liquidityPaths, paths } from './paths.ts';

/** A feature that a chain may lack (spec 000 sections 1 and 6). */
export type Feature =
  | 'TRADE'
  | 'LIQUIDITY'
  | 'MINING'
  | 'STAKING'
  | 'BURN'
  | 'BONDS'
  | 'FAUCET'
  | 'REFERRAL'
  | 'ANALYTICS'
  | 'MIGRATE';

/** Features by chain. A chain that is not listed has none. */
const features: Readonly<Record<number, readonly Feature[]>> = {
  [POLYGON_CHAIN_ID]: ['TRADE', 'LIQUIDITY', 'MINING', 'STAKING', 'BURN', 'BONDS', 'FAUCET', 'REFERRAL'],
};

export const supports = (chainId: number, feature: Feature): boolean => features[chainId]?.includes(feature) ?? false;

const pagesOf: readonly (readonly [Feature, readonly string[]])[] = [
  ['LIQUIDITY', [paths.pool, ...liquidityPaths]],
  ['MINING', [paths.mining]],
  ['STAKING', [paths.staking]],
  ['BURN', [paths.burn]],
  ['BONDS', [paths.bond]],
  ['FAUCET', [paths.faucet]],
  ['REFERRAL', [paths.referral, paths.join]],
];

/** Feature of a page, among those that a chain may lack. The trade page is shown on any chain. */
export const featureOf = (pathname: string): Feature | undefined =>
  pagesOf.find(([, pages]) => isUnder(pathname, pages))?.[0];
