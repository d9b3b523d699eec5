import type { Address } from '../tokens/types.ts';
import type { Vault } from './vault.ts';

/** What the trade mining contract pays all pairs together. Raw units of the reward token. */
export interface TradeTerms {
  readonly perBlock: bigint;
  readonly totalAllocPoint: bigint;
}

/** A pair of the trade mining contract. Quantities are traded amounts in raw units of its target token. */
export interface TradePool {
  readonly pair: Address;
  /** Traded and not claimed for, by all accounts. */
  readonly quantity: bigint;
  /** Ever traded. */
  readonly totalQuantity: bigint;
  /** The pair's part of the rewards, of all points together. */
  readonly allocPoint: bigint;
  /** Rewards that were taken from the vault and wait to be claimed, raw. */
  readonly waiting: bigint;
  /** Rewards up to this block have been taken from the vault. */
  readonly lastRewardBlock: bigint;
}

/** Rewards of a pair for one block, rounded down. */
export const tradeRewardPerBlock = (
  { perBlock, totalAllocPoint }: TradeTerms,
  { allocPoint }: Pick<TradePool, 'allocPoint'>,
): bigint => (totalAllocPoint === 0n ? 0n : (perBlock * allocPoint) / totalAllocPoint);

/**
 * What the contract takes from the vault when a pair is used in block `at`, rounded down. A counted trade or a claim
 * reverts where the vault cannot pay it, and with the trade its whole order. Source: the contract's `mint`.
 */
export const tradeRewardsDue = (
  { perBlock, totalAllocPoint }: TradeTerms,
  { allocPoint, lastRewardBlock }: Pick<TradePool, 'allocPoint' | 'lastRewardBlock'>,
  at: bigint,
): bigint =>
  at <= lastRewardBlock || totalAllocPoint === 0n
    ? 0n
    : ((at - lastRewardBlock) * perBlock * allocPoint) / totalAllocPoint;

/** Rewards that wait in a pair in block `at`: those taken from the vault and those due. */
export const tradeRewardsWaiting = (terms: TradeTerms, pool: TradePool, at: bigint): bigint =>
  pool.waiting + tradeRewardsDue(terms, pool, at);

/**
 * What an account with `own` of the pair's unclaimed quantity can claim in block `at`, rounded down. Source: the
 * contract's `getUserReward`.
 */
export const tradeReward = (terms: TradeTerms, pool: TradePool, own: bigint, at: bigint): bigint =>
  pool.quantity === 0n ? 0n : (tradeRewardsWaiting(terms, pool, at) * own) / pool.quantity;

/**
 * What a trade of `traded` in block `at` adds to the rewards of an account that has `own` already, if it claims in the
 * same block: its share of what waits, after the trade itself made the pair's quantity larger. Never negative.
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

/** The vault of these pairs as of a block. */
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

/** Why a trade earns nothing. */
export type UncountedTrade =
  | { readonly code: 'notListed'; readonly token: 'input' | 'output' }
  | { readonly code: 'notRegistered' | 'noPoints' | 'noPrice' };

/** What decides whether a trade counts; undefined where it is not known. */
export interface TradeCount {
  readonly isInputListed: boolean | undefined;
  readonly isOutputListed: boolean | undefined;
  /** Null: no pool of the contract is this pair's. */
  readonly pool: TradePool | null | undefined;
  /** The trade in units of the target token. */
  readonly quantity: bigint | undefined;
}

/** The first reason why a trade does not count, in the contract's order (`swap`); undefined: it does, or is not known. */
export const uncountedTrade = (facts: TradeCount): UncountedTrade | undefined => {
  const { isInputListed, isOutputListed, pool, quantity } = facts;
  if (isInputListed === false) return { code: 'notListed', token: 'input' };
  if (isOutputListed === false) return { code: 'notListed', token: 'output' };
  if (pool === null) return { code: 'notRegistered' };
  if (pool?.allocPoint === 0n) return { code: 'noPoints' };
  return quantity === 0n ? { code: 'noPrice' } : undefined;
};
