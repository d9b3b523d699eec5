import type { Fraction } from '../amounts/fraction.ts';
import { squareRoot } from '../amounts/integers.ts';
import { atPrice, dollarPrices, type PricedToken, type PriceRule } from './dollarPrices.ts';
import type { Address } from '../tokens/types.ts';
import type { PoolReserves } from '../markets/poolReserves.ts';

export interface MarketPool extends PoolReserves {
  readonly pair: Address;
}

export interface GaugeQuery {
  readonly pair: Address;
  readonly a: Address;
  readonly b: Address;
  readonly reserveA: bigint;
  readonly reserveB: bigint;
  readonly pools: readonly MarketPool[];
  readonly sisters: readonly MarketPool[];
}

interface OtherMarket {
  readonly price: Fraction;
  /** Raw dollars of depth on the valued side. */
  readonly depth: bigint;
  readonly dollarsOfB: Fraction;
  readonly sister: Address | undefined;
  readonly isUncertain: boolean;
}

const ALL_BPS = 10_000n;
const MAX_BPS = 990_000n;

const inverse = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: denominator,
  denominator: numerator,
});

const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

const sidesOf = ({ token0, reserve0, reserve1 }: PoolReserves, a: Address): readonly [bigint, bigint] =>
  token0 === a ? [reserve0, reserve1] : [reserve1, reserve0];

interface SidePrices {
  readonly priceA: PricedToken | undefined;
  readonly priceB: PricedToken | undefined;
}

const chainMarket = ({ priceA, priceB }: SidePrices): readonly OtherMarket[] => {
  if (!priceA || !priceB) return [];
  return [
    {
      price: times(priceA.price, inverse(priceB.price)),
      depth: priceA.depth < priceB.depth ? priceA.depth : priceB.depth,
      dollarsOfB: priceB.price,
      sister: undefined,
      isUncertain: priceA.state === 'uncertain' || priceB.state === 'uncertain',
    },
  ];
};

const sisterMarket = (sister: MarketPool, a: Address, { priceA, priceB }: SidePrices): readonly OtherMarket[] => {
  const [reserveA, reserveB] = sidesOf(sister, a);
  if (reserveA === 0n || reserveB === 0n) return [];
  const price = { numerator: reserveB, denominator: reserveA };
  const dollarsOfB = priceB ? priceB.price : priceA && times(priceA.price, inverse(price));
  if (!dollarsOfB) return [];
  return [{ price, depth: atPrice(reserveB, dollarsOfB), dollarsOfB, sister: sister.pair, isUncertain: false }];
};

const deeper = (best: OtherMarket | undefined, market: OtherMarket): OtherMarket =>
  best && best.depth >= market.depth ? best : market;

/**
 * True if the pool is so much deeper than all other markets that it is the market; compares the smaller side, at the
 * market's price, by `rivalPart`.
 */
const isMarketItself = ({ reserveA, reserveB }: GaugeQuery, market: OtherMarket, { rivalPart }: PriceRule): boolean => {
  const sideA = atPrice(reserveA, times(market.price, market.dollarsOfB));
  const sideB = atPrice(reserveB, market.dollarsOfB);
  return (sideA < sideB ? sideA : sideB) > market.depth * rivalPart;
};

/**
 * Deepest other market of a pair. Undefined below the minimum depth, or if the own pool is over `rivalPart` times
 * deeper, and thus the market.
 */
export const otherMarket = (query: GaugeQuery, rule: PriceRule): OtherMarket | undefined => {
  const { pair, a, b, pools, sisters } = query;
  const others = pools.filter((pool) => pool.pair !== pair);
  const prices = dollarPrices(others, [a, b], rule);
  const sides = { priceA: prices.get(a), priceB: prices.get(b) };
  const deepest = [...chainMarket(sides), ...sisters.flatMap((sister) => sisterMarket(sister, a, sides))]
    .filter(({ depth }) => depth >= rule.minDepth)
    .reduce<OtherMarket | undefined>(deeper, undefined);
  return deepest && !isMarketItself(query, deepest, rule) ? deepest : undefined;
};

/**
 * Gap in 1/10000 of the lower price: positive above the market, at most 99 times the price. 0 if either price is zero.
 */
export const gapBps = (price: Fraction, market: Fraction): number => {
  const [own, other] = [price.numerator * market.denominator, market.numerator * price.denominator];
  if (own === 0n || other === 0n) return 0;
  const [low, high] = own < other ? [own, other] : [other, own];
  const gap = ((high - low) * ALL_BPS) / low;
  const bounded = Number(gap > MAX_BPS ? MAX_BPS : gap);
  return own < other ? -bounded : bounded;
};

const SCALE = 10n ** 40n;

/**
 * Raw B that arbitrage takes, rounded down, without fees: a·M + b − 2·√(a·b·M), where M is the market's raw B per raw
 * A.
 */
export const lossToArbitrage = (amountA: bigint, amountB: bigint, market: Fraction): bigint => {
  const atMarket = (amountA * market.numerator * SCALE) / market.denominator;
  const kept = squareRoot(atMarket * amountB * SCALE);
  const taken = atMarket + amountB * SCALE - 2n * kept;
  return taken > 0n ? taken / SCALE : 0n;
};

/** Raw dollars that move the price by `bps` (1/10000); `dollars` is the reserve on each side. */
export const dollarsToMove = (dollars: bigint, bps: number): bigint => {
  const one = ALL_BPS * 10n ** 12n;
  const root = squareRoot((ALL_BPS + BigInt(bps)) * ALL_BPS * 10n ** 24n);
  return (dollars * (root - one)) / one;
};
