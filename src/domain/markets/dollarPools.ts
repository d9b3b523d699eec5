import type { Fraction } from '../amounts/fraction.ts';
import { atPrice, dollarPrices, lowAndHigh } from '../prices/dollarPrices.ts';
import type { PriceRule } from '../prices/dollarPrices.ts';
import type { Address } from '../tokens/types.ts';
import type { PoolReserves } from '../trade/bestRoute.ts';

/** Raw dollar units for a raw unit of each token. */
export type DollarPrices = ReadonlyMap<Address, Fraction>;

/** Dollar prices of the well-known tokens by these pools: of one whose pools disagree, the lower. */
export const anchorPrices = (pools: readonly PoolReserves[], rule: PriceRule): DollarPrices =>
  new Map([...dollarPrices(pools, [], rule)].map(([token, price]) => [token, lowAndHigh(price)[0]]));

/**
 * What lies in a pool, in raw dollar units: both sides, of which at spot each is worth as much as the other.
 * Undefined where neither side is an anchor with a price.
 */
export const poolDollars = (
  { token0, token1, reserve0, reserve1 }: PoolReserves,
  prices: DollarPrices,
): bigint | undefined => {
  const [price0, price1] = [prices.get(token0), prices.get(token1)];
  if (price0 && price1) return atPrice(reserve0, price0) + atPrice(reserve1, price1);
  if (price0) return 2n * atPrice(reserve0, price0);
  return price1 && 2n * atPrice(reserve1, price1);
};
