import type { Fraction } from '../amounts/fraction.ts';
import type { Address } from '../tokens/types.ts';
import type { PoolReserves } from '../trade/bestRoute.ts';

/** Raw dollar units for a raw unit of each token. */
export type DollarPrices = ReadonlyMap<Address, Fraction>;

export interface Anchors {
  /** The token that is worth a dollar. */
  readonly dollar: Address;
  /** The well-known tokens that values are derived through: a pool of two unlisted tokens values nothing. */
  readonly tokens: readonly Address[];
}

const dollarsOf = (amount: bigint, price: Fraction): bigint => (amount * price.numerator) / price.denominator;

interface Offer {
  readonly price: Fraction;
  readonly depth: bigint;
}

/** The value of a token by a pool whose other side has a price. */
const offerOf = (soldReserve: bigint, pricedReserve: bigint, price: Fraction): Offer => ({
  price: { numerator: pricedReserve * price.numerator, denominator: soldReserve * price.denominator },
  depth: dollarsOf(pricedReserve, price),
});

/**
 * Dollar prices of the anchors at spot, each read off its deepest pool with an anchor that already has one: first those
 * with a pool against the dollar itself, then those one step further, and so on.
 */
export const anchorPrices = (pools: readonly PoolReserves[], { dollar, tokens }: Anchors): DollarPrices => {
  const anchors = new Set([dollar, ...tokens]);
  const among = pools.filter(
    ({ token0, token1, reserve0, reserve1 }) =>
      anchors.has(token0) && anchors.has(token1) && reserve0 > 0n && reserve1 > 0n,
  );
  const prices = new Map<Address, Fraction>([[dollar, { numerator: 1n, denominator: 1n }]]);
  for (;;) {
    const best = new Map<Address, Offer>();
    const offer = (token: Address, made: Offer): void => {
      if (!prices.has(token) && made.depth > (best.get(token)?.depth ?? 0n)) best.set(token, made);
    };
    for (const { token0, token1, reserve0, reserve1 } of among) {
      const [price0, price1] = [prices.get(token0), prices.get(token1)];
      if (price1) offer(token0, offerOf(reserve0, reserve1, price1));
      if (price0) offer(token1, offerOf(reserve1, reserve0, price0));
    }
    if (best.size === 0) return prices;
    for (const [token, { price }] of best) prices.set(token, price);
  }
};

/**
 * What lies in a pool, in raw dollar units: both sides, of which at spot each is worth as much as the other.
 * Undefined where neither side is an anchor with a price.
 */
export const poolDollars = (
  { token0, token1, reserve0, reserve1 }: PoolReserves,
  prices: DollarPrices,
): bigint | undefined => {
  const [price0, price1] = [prices.get(token0), prices.get(token1)];
  if (price0 && price1) return dollarsOf(reserve0, price0) + dollarsOf(reserve1, price1);
  if (price0) return 2n * dollarsOf(reserve0, price0);
  return price1 && 2n * dollarsOf(reserve1, price1);
};
