import type { Fraction } from '../amounts/fraction.ts';
import type { PairBook, RestingOrder } from '../orderBook/types.ts';
import type { Address } from '../tokens/types.ts';

/** A pair whose resting orders earn rewards. Source: the order mining configuration's pair factors. */
export interface PairFactor {
  readonly token0: Address;
  readonly token1: Address;
  /** The pair's part of each block's rewards, of all factors together. */
  readonly factor: bigint;
  /**
   * How far an order may be from the market price, in 1/10000 of it: above it for orders that sell token0, below it for
   * those that sell token1.
   */
  readonly maxLimit: bigint;
  readonly minLimit: bigint;
}

/** The pool's reserves of a pair's token0 and token1, raw: the market price is reserve1/reserve0. */
export interface MarketReserves {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

/** An order of a pair: whether it sells the pair's token0, and its raw amounts. */
export interface MinedOrder extends Pick<RestingOrder, 'from' | 'to' | 'remain'> {
  readonly sells0: boolean;
}

type Limits = Pick<PairFactor, 'maxLimit' | 'minLimit'>;

const BPS = 10_000n;
/** Distances are computed in this part of the market price. */
const ONE = 10n ** 12n;

const minus = (a: bigint, b: bigint): bigint => (a > b ? a - b : 0n);

/**
 * The prices between which an order earns, raw token1 for raw token0: a buy of token0 at `low` or above, a sale of it at
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
  /** Undefined: without end. */
  readonly high: Fraction | undefined;
}

const inverse = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: denominator,
  denominator: numerator,
});

/** The same in raw `quote` for raw `base`, which are the pair's tokens either way round. */
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
 * How far the order's price is beyond the market price, in parts of 10^12 of it, rounded up; 0 for one at the market
 * price or better. Undefined where there is no price.
 */
const distanceOf = (
  { sells0, from, to }: Omit<MinedOrder, 'remain'>,
  { reserve0, reserve1 }: MarketReserves,
): bigint | undefined => {
  if (from === 0n || to === 0n || reserve0 === 0n || reserve1 === 0n) return undefined;
  // Of what the market price asks, `ordered` is what the order asks.
  const [ordered, market] = sells0 ? [to * reserve0, from * reserve1] : [to * reserve1, from * reserve0];
  if (ordered <= market) return 0n;
  // Below the market price by (ordered - market) / ordered of it, above it by (ordered - market) / market.
  const whole = sells0 ? market : ordered;
  return ((ordered - market) * ONE + whole - 1n) / whole;
};

/** Whether an order of the pair is within the valid spread; undefined while its pool is empty. */
export const isWithinSpread = (
  order: Omit<MinedOrder, 'remain'>,
  market: MarketReserves,
  { maxLimit, minLimit }: Limits,
): boolean | undefined => {
  const distance = distanceOf(order, market);
  return distance === undefined ? undefined : distance * BPS <= (order.sells0 ? maxLimit : minLimit) * ONE;
};

/**
 * What an order counts for among its pair's: what is left of it in raw token1 at the market price, times its closeness,
 * which falls from 1 at the market price to 1/2 at the end of the valid spread. Rounded down; 0 beyond the spread.
 */
export const orderWeight = (order: MinedOrder, market: MarketReserves, limits: Limits): bigint => {
  const distance = distanceOf(order, market);
  const limit = ((order.sells0 ? limits.maxLimit : limits.minLimit) * ONE) / BPS;
  if (distance === undefined || distance > limit) return 0n;
  const value = order.sells0 ? (order.remain * market.reserve1) / market.reserve0 : order.remain;
  return limit === 0n ? value : (value * (2n * limit - distance)) / (2n * limit);
};

/** A pair's factor, and what its orders count for. */
export interface WeighedPair {
  readonly factor: bigint;
  readonly weights: readonly bigint[];
}

/** The pair's part of raw rewards, rounded down; 0 where no pair has a factor. */
export const pairRewards = (rewards: bigint, factor: bigint, factors: bigint): bigint =>
  factors === 0n ? 0n : (rewards * factor) / factors;

/** The part of the pair's raw rewards for one weight of all, rounded down. */
export const orderRewards = (rewards: bigint, weight: bigint, weights: bigint): bigint =>
  weights === 0n ? 0n : (rewards * weight) / weights;

/**
 * Rewards of some blocks, raw, split among the orders of all pairs, in their order: by the pairs' factors, then by what
 * the orders count for. The part of a pair without orders is not paid. Never more than there is.
 */
export const splitRewards = (rewards: bigint, pairs: readonly WeighedPair[]): readonly (readonly bigint[])[] => {
  const factors = pairs.reduce((sum, { factor }) => sum + factor, 0n);
  return pairs.map(({ factor, weights }) => {
    const part = pairRewards(rewards, factor, factors);
    const all = weights.reduce((sum, weight) => sum + weight, 0n);
    return weights.map((weight) => orderRewards(part, weight, all));
  });
};

/** The terms of the pair of two tokens, whichever comes first; undefined where its orders earn nothing. */
export const factorOf = (factors: readonly PairFactor[], tokenA: Address, tokenB: Address): PairFactor | undefined =>
  factors.find(
    ({ token0, token1, factor }) =>
      factor > 0n && ((token0 === tokenA && token1 === tokenB) || (token0 === tokenB && token1 === tokenA)),
  );

/** Whether an order earns rewards, and why not. */
export type OrderStanding = 'counts' | 'outsideSpread' | 'pairNotListed' | 'emptyPool';

/** How an order stands; `market` undefined where the pair earns nothing. Its reserves are those of `factor`'s tokens. */
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
 * What all orders of a pair's book count for together. Undefined where a list goes on behind its last known order and that
 * one is still within the spread, so that others may be.
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

/** Who has earned what with resting orders. Source: the order mining contract's user info; raw units. */
export interface MinerRecord {
  readonly maker: Address;
  /** Rewards are computed up to this block. */
  readonly addRewardEndBlock: bigint;
  /** What can be claimed, and all that was ever earned. */
  readonly reward: bigint;
  readonly rewardSum: bigint;
}

/** What the contract pays from. Raw units. */
export interface OrderVault {
  /** What the vault holds, and what of it the contract may take. */
  readonly balance: bigint;
  readonly allowance: bigint;
  /** What the contract itself holds. */
  readonly held: bigint;
  readonly perBlock: bigint;
  /** What is due up to this block has been taken. */
  readonly startBlock: bigint;
}

/** What the contract takes from the vault when it is used in block `at`. Source: its `updateOrderMiningNum`. */
export const dueAt = ({ perBlock, startBlock }: OrderVault, at: bigint): bigint => minus(at, startBlock) * perBlock;

/** Whether the vault cannot pay what is due in block `at`: every order, cancellation and claim then reverts. */
export const isVaultShort = (vault: OrderVault, at: bigint): boolean =>
  dueAt(vault, at) > (vault.balance < vault.allowance ? vault.balance : vault.allowance);

/** Whether a claim of `reward` in block `at` is refused for want of rewards. */
export const isClaimShort = (vault: OrderVault, reward: bigint, at: bigint): boolean =>
  isVaultShort(vault, at) || reward > vault.held + dueAt(vault, at);
