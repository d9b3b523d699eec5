import { anchorPrices, poolDollars } from '../markets/dollarPools.ts';
import type { PoolReserves } from '../markets/poolReserves.ts';
import type { Address } from './types.ts';

export interface Anchors {
  readonly dollar: Address;
  readonly tokens: readonly Address[];
}

interface Pool extends PoolReserves {
  readonly pair: Address;
}

export interface TrialMarket {
  readonly quote: Address;
  readonly pool: Address;
  readonly lender: Address;
}

/** Prices only rank pools here, so any gap is accepted. */
const MAX_GAP_BPS = 10_000;

const holds = ({ token0, token1 }: PoolReserves, token: Address): boolean => token0 === token || token1 === token;

const otherOf = ({ token0, token1 }: PoolReserves, token: Address): Address => (token0 === token ? token1 : token0);

/**
 * Deepest pool, in dollars, with a well-known token. `pools` are those with reserves. `alone`: no other pool holds the
 * quote.
 */
export const trialMarket = (
  pools: readonly Pool[],
  token: Address,
  { dollar, tokens }: Anchors,
): TrialMarket | 'alone' | undefined => {
  const prices = anchorPrices(pools, { dollar, anchors: tokens, minDepth: 1n, maxGapBps: MAX_GAP_BPS, rivalPart: 1n });
  const depth = (pool: Pool): bigint => poolDollars(pool, prices)?.raw ?? 0n;
  const deepestFirst = (a: Pool, b: Pool): number => Number(depth(b) > depth(a)) - Number(depth(b) < depth(a));
  const own = pools.filter((pool) => holds(pool, token)).toSorted(deepestFirst);
  for (const pool of own) {
    const quote = otherOf(pool, token);
    const lenders = pools.filter((entry) => entry.pair !== pool.pair && !holds(entry, token) && holds(entry, quote));
    const [lender] = lenders.toSorted(deepestFirst);
    if (lender) return { quote, pool: pool.pair, lender: lender.pair };
  }
  return own.length > 0 ? 'alone' : undefined;
};
