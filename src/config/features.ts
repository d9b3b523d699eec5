import { POLYGON_CHAIN_ID } from './chains.ts';
import { isUnder } from './firstPages.ts';
import { liquidityPaths, paths } from './paths.ts';

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

const features: Readonly<Record<number, readonly Feature[]>> = {
  [POLYGON_CHAIN_ID]: ['TRADE', 'LIQUIDITY', 'MINING', 'STAKING', 'BURN', 'BONDS', 'FAUCET', 'REFERRAL'],
};

export const supports = (chainId: number, feature: Feature): boolean => features[chainId]?.includes(feature) ?? false;

const pagesOf: readonly (readonly [Feature, readonly string[]])[] = [
  ['LIQUIDITY', [paths.pool, ...liquidityPaths]],
  ['MINING', [paths.mining]],
  ['STAKING', [paths.staking, paths.earn]],
  ['BURN', [paths.burn]],
  ['BONDS', [paths.bond]],
  ['FAUCET', [paths.faucet]],
  ['REFERRAL', [paths.referral, paths.join]],
];

/** Feature of a path; undefined for pages on any chain, such as the trade page. */
export const featureOf = (pathname: string): Feature | undefined =>
  pagesOf.find(([, pages]) => isUnder(pathname, pages))?.[0];
