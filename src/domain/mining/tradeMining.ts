import type { Address } from '../tokens/types.ts';
import type { Vault } from './vault.ts';

/** Rewards of the trade mining contract for all pairs together. Raw units of the reward token. */
export interface TradeTerms {
  readonly perBlock: bigint;
  readonly totalAllocPoint: bigint;
}

/** A pair of the trade mining contract. Quantities are traded amounts in raw units of its target token. */
export interface TradePool {
  readonly pair: Address;
  /** Traded amount of all accounts that is not claimed for yet. */
  readonly quantity: bigint;
  /** All-time traded amount. */
  readonly totalQuantity: bigint;
  /** The pair's points; its share of the rewards is relative to all points. */
  readonly allocPoint: bigint;
  /** Rewards taken from the vault and not claimed yet, raw. */
  readonly waiting: bigint;
  /** Rewards up to this block have been taken from the vault. */
  readonly lastRewardBlock: bigint;
}

/** A pair's rewards per block, rounded down. */
export const tradeRewardPerBlock = (
  { perBlock, totalAllocPoint }: TradeTerms,
  { allocPoint }: Pick<TradePool, 'allocPoint'>,
): bigint => (totalAllocPoint === 0n ? 0n : (perBlock * allocPoint) / totalAllocPoint);

/**
 * Amount that the contract takes from the vault when a pair is used in block `at`, rounded down. If the vault cannot
 * pay it, a claim reverts, and so does a counted trade with its whole order. Source: the contract's `mint`.
 */
export const tradeRewardsDue = (
  { perBlock, totalAllocPoint }: TradeTerms,
  { allocPoint, lastRewardBlock }: Pick<TradePool, 'allocPoint' | 'lastRewardBlock'>,
  at: bigint,
): bigint =>
  at <= lastRewardBlock || totalAllocPoint === 0n
    ? 0n
    : ((at - lastRewardBlock) * perBlock * allocPoint) / totalAllocPoint;

/** Unclaimed rewards of a pair in block `at`: those taken from the vault and those due. */
export const tradeRewardsWaiting = (terms: TradeTerms, pool: TradePool, at: bigint): bigint =>
  pool.waiting + tradeRewardsDue(terms, pool, at);

/**
 * Reward that an account with `own` of the pair's unclaimed quantity can claim in block `at`, rounded down. Source: the
 * contract's `getUserReward`.
 */
export const tradeReward = (terms: TradeTerms, pool: TradePool, own: bigint, at: bigint): bigint =>
  pool.quantity === 0n ? 0n : (tradeRewardsWaiting(terms, pool, at) * own) / pool.quantity;

/**
 * Additional reward for a trade of `traded` in block `at`, if an account that already has `own` claims in the same
 * block. It is the account's share of the unclaimed rewards after the trade has raised the pair's quantity. Never
 * negative.
 */
export const rewardForTrade = (
  terms: TradeTerms,
  pool: TradePool,
  { own, traded }: { readonly own: bigint; readonly traded: bigint },
  at: bigint,
): bigint => {
  const after = { ...pool, quantity: pool.quantity + traded };
  const gained = tradeReward(terms, after, own + traded, at) - tradeReward(terms, pool, own, at);
  return gained > 0n ? gained : 0n;
};

/** Vault of these pairs at a block. */
export const tradeVaultAt = <H extends Pick<Vault, 'balance' | 'allowance'>>(
  held: H,
  terms: TradeTerms,
  pools: readonly TradePool[],
  block: bigint,
): H & Vault => ({
  ...held,
  owed: pools.reduce((sum, pool) => sum + tradeRewardsDue(terms, pool, block), 0n),
  perBlock: pools.reduce((sum, pool) => sum + tradeRewardPerBlock(terms, pool), 0n),
});

export type UncountedTrade =
  | { readonly code: 'notListed'; readonly token: 'input' | 'output' }
  | { readonly code: 'notRegistered' | 'noPoints' | 'noPrice' };

/** Facts that decide if a trade counts; undefined while unknown. */
export interface TradeCount {
  readonly isInputListed: boolean | undefined;
  readonly isOutputListed: boolean | undefined;
  /** Null if the contract has no pool for the pair. */
  readonly pool: TradePool | null | undefined;
  /** The trade in raw units of the target token. */
  readonly quantity: bigint | undefined;
}

/**
 * First reason that a trade does not count, in the contract's order (`swap`); undefined if it counts, or if that is not
 * known.
 */
export const uncountedTrade = (facts: TradeCount): UncountedTrade | undefined => {
  const { isInputListed, isOutputListed, pool, quantity } = facts;
  if (isInputListed === false) return { code: 'notListed', token: 'input' };
  if (isOutputListed === false) return { code: 'notListed', token: 'output' };
  if (pool === null) return { code: 'notRegistered' };
  if (pool?.allocPoint === 0n) return { code: 'noPoints' };
  return quantity === 0n ? { code: 'noPrice' } : undefined;
};
