import type { Fraction } from '../amounts/fraction.ts';
import { squareRoot } from '../amounts/integers.ts';
import { atPrice, dollarPrices } from './dollarPrices.ts';
import type { PricedToken, PriceRule } from './dollarPrices.ts';
import type { Address } from '../tokens/types.ts';
import type { PoolReserves } from '../trade/bestRoute.ts';

/** A pool on any exchange; raw reserves. */
export interface MarketPool extends PoolReserves {
  readonly pair: Address;
}

/** Two tokens and the pool to compare, which may not exist yet. */
export interface GaugeQuery {
  readonly pair: Address;
  readonly a: Address;
  readonly b: Address;
  /** Raw reserves of A and B; zero for a new pool. */
  readonly reserveA: bigint;
  readonly reserveB: bigint;
  readonly pools: readonly MarketPool[];
  /** Pools of the same two tokens on other exchanges. */
  readonly sisters: readonly MarketPool[];
}

/** The deepest other market of a pool's two tokens. */
export interface OtherMarket {
  /** Raw B per raw A. */
  readonly price: Fraction;
  /** Raw dollar units that it holds against the token that it values. */
  readonly depth: bigint;
  /** Raw dollar units per raw B. */
  readonly dollarsOfB: Fraction;
  /** Pool of another exchange; undefined for a chain of pools to dollars. */
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

/** Reserves of A and B, in this order. */
const sidesOf = ({ token0, reserve0, reserve1 }: PoolReserves, a: Address): readonly [bigint, bigint] =>
  token0 === a ? [reserve0, reserve1] : [reserve1, reserve0];

interface SidePrices {
  readonly priceA: PricedToken | undefined;
  readonly priceB: PricedToken | undefined;
}

/** Market that the chains of both tokens form. */
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

/** Market of another exchange's pool, in dollars through the token with a known price. */
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

/** True if the pool is more than `rivalPart` times as deep, by its smaller side at the market's price. */
const isMarketItself = ({ reserveA, reserveB }: GaugeQuery, market: OtherMarket, { rivalPart }: PriceRule): boolean => {
  const sideA = atPrice(reserveA, times(market.price, market.dollarsOfB));
  const sideB = atPrice(reserveB, market.dollarsOfB);
  return (sideA < sideB ? sideA : sideB) > market.depth * rivalPart;
};

/**
 * Deepest market of A and B without the query's own pool: a chain of pools to dollars for each, or another exchange's
 * pool if deeper. Undefined if none has the rule's minimum depth, or if the own pool is more than `rivalPart` times
 * deeper than all others and thus is the market.
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
 * Gap between a price and the market's, in 1/10000 of the lower one: positive above the market, at most 99 times it. 0
 * if either is zero.
 */
export const gapBps = (price: Fraction, market: Fraction): number => {
  const [own, other] = [price.numerator * market.denominator, market.numerator * price.denominator];
  if (own === 0n || other === 0n) return 0;
  const [low, high] = own < other ? [own, other] : [other, own];
  const gap = ((high - low) * ALL_BPS) / low;
  const bounded = Number(gap > MAX_BPS ? MAX_BPS : gap);
  return own < other ? -bounded : bounded;
};

/** Scale of roots: 40 decimal digits. */
const SCALE = 10n ** 40n;

/**
 * Raw B that an arbitrageur takes from amounts in a constant-product pool by trading it to the market's price, fee
 * excluded: a·M + b − 2·√(a·b·M), rounded down. M is raw B per raw A.
 */
export const takenByArbitrage = (amountA: bigint, amountB: bigint, market: Fraction): bigint => {
  const atMarket = (amountA * market.numerator * SCALE) / market.denominator;
  const kept = squareRoot(atMarket * amountB * SCALE);
  const taken = atMarket + amountB * SCALE - 2n * kept;
  return taken > 0n ? taken / SCALE : 0n;
};

/** Raw dollar units that move a pool's price by `bps` (1/10000); `dollars` is its reserve on each side. */
export const dollarsToMove = (dollars: bigint, bps: number): bigint => {
  const one = ALL_BPS * 10n ** 12n;
  const root = squareRoot((ALL_BPS + BigInt(bps)) * ALL_BPS * 10n ** 24n);
  return (dollars * (root - one)) / one;
};
