import { POLYGON_CHAIN_ID } from './chains.ts';
import { isUnder, liquidityPaths, paths } from './paths.ts';

/** What a chain may have or lack (spec 000 sections 1 and 6). */
export type Feature =
  'TRADE' | 'LIQUIDITY' | 'MINING' | 'STAKING' | 'BURN' | 'BONDS' | 'FAUCET' | 'ANALYTICS' | 'MIGRATE';

/** By chain. A chain that is not here has none. */
const features: Readonly<Record<number, readonly Feature[]>> = {
  [POLYGON_CHAIN_ID]: ['TRADE', 'LIQUIDITY', 'MINING', 'STAKING', 'BURN', 'BONDS', 'FAUCET'],
};

export const supports = (chainId: number, feature: Feature): boolean => features[chainId]?.includes(feature) ?? false;

/** The feature that a page belongs to, of those that a chain may lack. The trade page explains itself on any chain. */
export const featureOf = (pathname: string): Feature | undefined =>
  isUnder(pathname, [paths.pool, ...liquidityPaths])
    ? 'LIQUIDITY'
    : isUnder(pathname, [paths.mining])
      ? 'MINING'
      : isUnder(pathname, [paths.staking])
        ? 'STAKING'
        : isUnder(pathname, [paths.burn])
          ? 'BURN'
          : isUnder(pathname, [paths.faucet])
            ? 'FAUCET'
            : undefined;
