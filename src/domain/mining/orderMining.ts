import type { Fraction } from '../amounts/fraction.ts';
import type { PairBook, RestingOrder } from '../orderBook/types.ts';
import type { Address } from '../tokens/types.ts';

/** A pair whose resting orders earn rewards. Source: the order mining configuration's pair factors. */
export interface PairFactor {
  readonly token0: Address;
  readonly token1: Address;
  /** Weight of the pair: its share of each block's rewards is `factor` of the sum of all factors. */
  readonly factor: bigint;
  /**
   * Largest distance of an order from the market price, in 1/10000 of it: above it for orders that sell token0
   * (`maxLimit`), below it for orders that sell token1 (`minLimit`).
   */
  readonly maxLimit: bigint;
  readonly minLimit: bigint;
}

/** Pool's reserves of a pair's token0 and token1, raw: the market price is reserve1/reserve0. */
export interface MarketReserves {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

/** An order's side and raw amounts; `sells0` is true if it sells the pair's token0. */
export interface MinedOrder extends Pick<RestingOrder, 'from' | 'to' | 'remain'> {
  readonly sells0: boolean;
}

type Limits = Pick<PairFactor, 'maxLimit' | 'minLimit'>;

const BPS = 10_000n;
/** Distances are in 10^-12 of the market price. */
const ONE = 10n ** 12n;

const minus = (a: bigint, b: bigint): bigint => (a > b ? a - b : 0n);

/**
 * Price range in which an order earns, raw token1 per raw token0: a buy of token0 at `low` or above, a sale of it at
 * `high` or below. Undefined for an empty pool.
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
  /** Undefined if unbounded. */
  readonly high: Fraction | undefined;
}

const inverse = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: denominator,
  denominator: numerator,
});

/** Valid spread in raw quote per raw `base`; `base` is either token of the pair. */
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
 * Distance of the order's price beyond the market price, in 10^-12 of it, rounded up; 0 at the market price or better.
 * Undefined without a price.
 */
const distanceOf = (
  { sells0, from, to }: Omit<MinedOrder, 'remain'>,
  { reserve0, reserve1 }: MarketReserves,
): bigint | undefined => {
  if (from === 0n || to === 0n || reserve0 === 0n || reserve1 === 0n) return undefined;
  // `ordered` / `market` is the order's price relative to the market price, from the seller's side.
  const [ordered, market] = sells0 ? [to * reserve0, from * reserve1] : [to * reserve1, from * reserve0];
  if (ordered <= market) return 0n;
  // Below the market price the distance is (ordered - market) / ordered, above it (ordered - market) / market.
  const whole = sells0 ? market : ordered;
  return ((ordered - market) * ONE + whole - 1n) / whole;
};

/** True for an order within the valid spread; undefined while the pool is empty. */
export const isWithinSpread = (
  order: Omit<MinedOrder, 'remain'>,
  market: MarketReserves,
  { maxLimit, minLimit }: Limits,
): boolean | undefined => {
  const distance = distanceOf(order, market);
  return distance === undefined ? undefined : distance * BPS <= (order.sells0 ? maxLimit : minLimit) * ONE;
};

/**
 * Weight of an order within its pair: its remainder in raw token1 at the market price, times its closeness. Closeness
 * falls from 1 at the market price to 1/2 at the end of the valid spread. Rounded down; 0 beyond the spread.
 */
export const orderWeight = (order: MinedOrder, market: MarketReserves, limits: Limits): bigint => {
  const distance = distanceOf(order, market);
  const limit = ((order.sells0 ? limits.maxLimit : limits.minLimit) * ONE) / BPS;
  if (distance === undefined || distance > limit) return 0n;
  const value = order.sells0 ? (order.remain * market.reserve1) / market.reserve0 : order.remain;
  return limit === 0n ? value : (value * (2n * limit - distance)) / (2n * limit);
};

/** A pair's factor, and the weights of its orders. */
export interface WeighedPair {
  readonly factor: bigint;
  readonly weights: readonly bigint[];
}

/** The pair's share of raw rewards, rounded down; 0 if no pair has a factor. */
export const pairRewards = (rewards: bigint, factor: bigint, factors: bigint): bigint =>
  factors === 0n ? 0n : (rewards * factor) / factors;

/** Share of the pair's raw rewards for one of all weights, rounded down. */
export const orderRewards = (rewards: bigint, weight: bigint, weights: bigint): bigint =>
  weights === 0n ? 0n : (rewards * weight) / weights;

/**
 * Splits the raw rewards of some blocks among the orders of all pairs, in their order: first by the pairs' factors,
 * then by the orders' weights. The share of a pair without orders is not paid. The total never exceeds the rewards.
 */
export const splitRewards = (rewards: bigint, pairs: readonly WeighedPair[]): readonly (readonly bigint[])[] => {
  const factors = pairs.reduce((sum, { factor }) => sum + factor, 0n);
  return pairs.map(({ factor, weights }) => {
    const part = pairRewards(rewards, factor, factors);
    const all = weights.reduce((sum, weight) => sum + weight, 0n);
    return weights.map((weight) => orderRewards(part, weight, all));
  });
};

/** Terms of the pair of two tokens, in any order; undefined if its orders earn nothing. */
export const factorOf = (factors: readonly PairFactor[], tokenA: Address, tokenB: Address): PairFactor | undefined =>
  factors.find(
    ({ token0, token1, factor }) =>
      factor > 0n && ((token0 === tokenA && token1 === tokenB) || (token0 === tokenB && token1 === tokenA)),
  );

/** Reward state of an order: `counts` if it earns, else the reason. */
export type OrderStanding = 'counts' | 'outsideSpread' | 'pairNotListed' | 'emptyPool';

/**
 * Reward state of an order; `factor` is undefined if the pair earns nothing. The reserves of `market` are those of
 * `factor`'s tokens.
 */
export const standingOf = (
  order: Omit<MinedOrder, 'remain'>,
  factor: PairFactor | undefined,
  market: MarketReserves,
): OrderStanding => {
  if (!factor) return 'pairNotListed';
  const isWithin = isWithinSpread(order, market, factor);
  if (isWithin === undefined) return 'emptyPool';
  return isWithin ? 'counts' : 'outsideSpread';
};

/**
 * Total weight of all orders of a pair's book. Undefined if a list is incomplete and its last known order is within the
 * spread, because further orders may be too.
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

/** A maker's rewards for resting orders. Source: the order mining contract's user info; raw units. */
export interface MinerRecord {
  readonly maker: Address;
  /** Rewards include blocks up to this one. */
  readonly addRewardEndBlock: bigint;
  /** Claimable rewards, and all rewards ever earned. */
  readonly reward: bigint;
  readonly rewardSum: bigint;
}

/** Funds of the order mining contract. Raw units. */
export interface OrderVault {
  /** Vault's balance, and the contract's allowance of it. */
  readonly balance: bigint;
  readonly allowance: bigint;
  /** Balance of the contract itself. */
  readonly held: bigint;
  readonly perBlock: bigint;
  /** Rewards up to this block have been taken. */
  readonly startBlock: bigint;
}

/** Amount that the contract takes from the vault when used in block `at`. Source: its `updateOrderMiningNum`. */
export const dueAt = ({ perBlock, startBlock }: OrderVault, at: bigint): bigint => minus(at, startBlock) * perBlock;

/** True if the vault cannot pay the amount due in block `at`: every order, cancellation and claim then reverts. */
export const isVaultShort = (vault: OrderVault, at: bigint): boolean =>
  dueAt(vault, at) > (vault.balance < vault.allowance ? vault.balance : vault.allowance);

/** True if a claim of `reward` in block `at` reverts for lack of rewards. */
export const isClaimShort = (vault: OrderVault, reward: bigint, at: bigint): boolean =>
  isVaultShort(vault, at) || reward > vault.held + dueAt(vault, at);
