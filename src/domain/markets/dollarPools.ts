import type { Fraction } from '../amounts/fraction.ts';
import { atPrice, dollarPrices, type PriceRule } from '../prices/dollarPrices.ts';
import { lowAndHigh, type RawDollars } from '../prices/dollarValue.ts';
import type { Address } from '../tokens/types.ts';
import type { PoolReserves } from './poolReserves.ts';

/** Raw dollars per raw unit; `other` is the higher price if pools disagree. */
export interface MarketPrice extends Fraction {
  readonly other?: Fraction;
}

export type DollarPrices = ReadonlyMap<Address, MarketPrice>;

/** Raw dollars per raw unit of the rule's well-known tokens; `other` if pools disagree. */
export const anchorPrices = (pools: readonly PoolReserves[], rule: PriceRule): DollarPrices =>
  new Map(
    [...dollarPrices(pools, [], rule)].map(([token, price]) => {
      const [low, high] = lowAndHigh(price);
      return [token, { ...low, ...(high && { other: high }) }];
    }),
  );

const otherPrices = (tokens: readonly Address[], prices: DollarPrices): DollarPrices | undefined => {
  const known = tokens.flatMap((token) => {
    const price = prices.get(token);
    return price ? [[token, price] as const] : [];
  });
  return known.some(([, { other }]) => other)
    ? new Map(known.map(([token, price]) => [token, price.other ?? price]))
    : undefined;
};

const bothSides = ({ token0, token1, reserve0, reserve1 }: PoolReserves, prices: DollarPrices): bigint | undefined => {
  const [price0, price1] = [prices.get(token0), prices.get(token1)];
  if (price0 && price1) return atPrice(reserve0, price0) + atPrice(reserve1, price1);
  if (price0) return 2n * atPrice(reserve0, price0);
  return price1 && 2n * atPrice(reserve1, price1);
};

/**
 * Raw dollar value of a pool: both sides have the same value at spot. Undefined unless one token is a priced anchor.
 */
export const poolDollars = (pool: PoolReserves, prices: DollarPrices): RawDollars | undefined => {
  const raw = bothSides(pool, prices);
  const others = otherPrices([pool.token0, pool.token1], prices);
  const other = others && bothSides(pool, others);
  return raw === undefined ? undefined : { raw, ...(other !== undefined && { other }) };
};
