import type { Fraction } from '../amounts/fraction.ts';
import type { PairBook, RestingOrder } from '../orderBook/types.ts';
import type { Address } from '../tokens/types.ts';

export interface PairFactor {
  readonly token0: Address;
  readonly token1: Address;
  /** Share of each block's rewards, as a part of the sum of all pairs' `factor`. */
  readonly factor: bigint;
  /**
   * Largest distance from the market price in 1/10000, above it for sales of token0 (`maxLimit`), below it for sales
   * of token1 (`minLimit`).
   */
  readonly maxLimit: bigint;
  readonly minLimit: bigint;
}

export interface MarketReserves {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

export interface MinedOrder extends Pick<RestingOrder, 'from' | 'to' | 'remain'> {
  readonly sells0: boolean;
}

type Limits = Pick<PairFactor, 'maxLimit' | 'minLimit'>;

const BPS = 10_000n;
const ONE = 10n ** 12n;

const minus = (a: bigint, b: bigint): bigint => (a > b ? a - b : 0n);

/**
 * Prices that earn, raw token1 per raw token0: purchases of token0 from `low` up, sales up to `high`. Undefined for an
 * empty pool.
 */
export const validSpread = (
  { reserve0, reserve1 }: MarketReserves,
  { maxLimit, minLimit }: Limits,
): { readonly low: Fraction; readonly high: Fraction } | undefined =>
  reserve0 === 0n || reserve1 === 0n
    ? undefined
    : {
        low: { numerator: reserve1 * minus(BPS, minLimit), denominator: reserve0 * BPS },
        high: { numerator: reserve1 * (BPS + maxLimit), denominator: reserve0 * BPS },
      };

export interface ValidSpread {
  readonly low: Fraction;
  readonly high: Fraction | undefined;
}

const inverse = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: denominator,
  denominator: numerator,
});

/** Prices that earn, raw quote per raw `base`; either token of the pair can be the base. */
export const validSpreadIn = (
  base: Address,
  market: MarketReserves,
  factor: Omit<PairFactor, 'factor'>,
): ValidSpread | undefined => {
  const spread = validSpread(market, factor);
  if (!spread || base === factor.token0) return spread;
  return { low: inverse(spread.high), high: spread.low.numerator === 0n ? undefined : inverse(spread.low) };
};

/**
 * Distance in 10^-12 of the market price, rounded up; 0 at the market price or a better one. Undefined without a
 * price.
 */
const distanceOf = (
  { sells0, from, to }: Omit<MinedOrder, 'remain'>,
  { reserve0, reserve1 }: MarketReserves,
): bigint | undefined => {
  if (from === 0n || to === 0n || reserve0 === 0n || reserve1 === 0n) return undefined;
  const [ordered, market] = sells0 ? [to * reserve0, from * reserve1] : [to * reserve1, from * reserve0];
  if (ordered <= market) return 0n;
  // Below the market price the distance is (ordered - market) / ordered, above it (ordered - market) / market.
  const whole = sells0 ? market : ordered;
  return ((ordered - market) * ONE + whole - 1n) / whole;
};

/** True within `maxLimit` (sells token0) or `minLimit`; undefined for an empty pool, or an order without amounts. */
export const isWithinSpread = (
  order: Omit<MinedOrder, 'remain'>,
  market: MarketReserves,
  { maxLimit, minLimit }: Limits,
): boolean | undefined => {
  const distance = distanceOf(order, market);
  return distance === undefined ? undefined : distance * BPS <= (order.sells0 ? maxLimit : minLimit) * ONE;
};

/**
 * Weight of an order: its remainder in raw token1 times its closeness, which is 1 at the market price, 1/2 at the
 * spread's end, and 0 beyond. Rounded down.
 */
export const orderWeight = (order: MinedOrder, market: MarketReserves, limits: Limits): bigint => {
  const distance = distanceOf(order, market);
  const limit = ((order.sells0 ? limits.maxLimit : limits.minLimit) * ONE) / BPS;
  if (distance === undefined || distance > limit) return 0n;
  const value = order.sells0 ? (order.remain * market.reserve1) / market.reserve0 : order.remain;
  return limit === 0n ? value : (value * (2n * limit - distance)) / (2n * limit);
};

/** Raw share of a pair, rounded down. */
export const pairRewards = (rewards: bigint, factor: bigint, factors: bigint): bigint =>
  factors === 0n ? 0n : (rewards * factor) / factors;

/** Factor of a pair, tokens in any order; undefined for a factor of 0 or an unknown pair. */
export const factorOf = (factors: readonly PairFactor[], tokenA: Address, tokenB: Address): PairFactor | undefined =>
  factors.find(
    ({ token0, token1, factor }) =>
      factor > 0n && ((token0 === tokenA && token1 === tokenB) || (token0 === tokenB && token1 === tokenA)),
  );

export type OrderRewardStatus = 'counts' | 'outsideSpread' | 'pairNotListed' | 'emptyPool';

/**
 * State of an order in the programme. `factor` is undefined if the pair earns nothing; `market` has the reserves of
 * `factor`'s tokens.
 */
export const statusOf = (
  order: Omit<MinedOrder, 'remain'>,
  factor: PairFactor | undefined,
  market: MarketReserves,
): OrderRewardStatus => {
  if (!factor) return 'pairNotListed';
  const isWithin = isWithinSpread(order, market, factor);
  if (isWithin === undefined) return 'emptyPool';
  return isWithin ? 'counts' : 'outsideSpread';
};

/**
 * Weight of all orders of a book. Undefined if a list is cut within the spread, because unknown orders may earn too.
 */
export const bookWeight = (
  { side0, side1 }: Pick<PairBook, 'side0' | 'side1'>,
  market: MarketReserves,
  factor: PairFactor,
): bigint | undefined => {
  let total = 0n;
  for (const { soldToken, orders, complete } of [side0, side1]) {
    const sells0 = soldToken === factor.token0;
    const weights = orders.map((order) => orderWeight({ ...order, sells0 }, market, factor));
    const last = orders.at(-1);
    if (!complete && (!last || isWithinSpread({ ...last, sells0 }, market, factor) !== false)) return undefined;
    total += weights.reduce((sum, weight) => sum + weight, 0n);
  }
  return total;
};

/** Source: the order mining contract's user info. Raw units. */
export interface MinerRecord {
  readonly maker: Address;
  readonly addRewardEndBlock: bigint;
  readonly reward: bigint;
  readonly rewardSum: bigint;
}

export interface OrderVault {
  readonly balance: bigint;
  readonly allowance: bigint;
  readonly held: bigint;
  readonly perBlock: bigint;
  readonly startBlock: bigint;
}

/** Raw rewards that a use in block `at` takes from the vault. Source: `updateOrderMiningNum`. */
export const dueAt = ({ perBlock, startBlock }: OrderVault, at: bigint): bigint => minus(at, startBlock) * perBlock;

/** True if the vault cannot pay the rewards due. Every order, cancellation and claim then reverts. */
export const isVaultShort = (vault: OrderVault, at: bigint): boolean =>
  dueAt(vault, at) > (vault.balance < vault.allowance ? vault.balance : vault.allowance);

/** True if the raw `reward` exceeds the rewards held and due in block `at`, or the vault cannot pay those due. */
export const isClaimShort = (vault: OrderVault, reward: bigint, at: bigint): boolean =>
  isVaultShort(vault, at) || reward > vault.held + dueAt(vault, at);
