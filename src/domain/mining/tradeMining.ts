import type { Address } from '../tokens/types.ts';
import type { Vault } from './vault.ts';

export interface TradeTerms {
  readonly perBlock: bigint;
  readonly totalAllocPoint: bigint;
}

export interface TradePool {
  readonly pair: Address;
  readonly quantity: bigint;
  readonly totalQuantity: bigint;
  readonly allocPoint: bigint;
  readonly waiting: bigint;
  readonly lastRewardBlock: bigint;
}

/** Raw rewards of a pool per block, rounded down. */
export const tradeRewardPerBlock = (
  { perBlock, totalAllocPoint }: TradeTerms,
  { allocPoint }: Pick<TradePool, 'allocPoint'>,
): bigint => (totalAllocPoint === 0n ? 0n : (perBlock * allocPoint) / totalAllocPoint);

/**
 * Raw rewards due in block `at`, rounded down. If the vault cannot pay them, claims and counted trades revert. Source:
 * `mint`.
 */
export const tradeRewardsDue = (
  { perBlock, totalAllocPoint }: TradeTerms,
  { allocPoint, lastRewardBlock }: Pick<TradePool, 'allocPoint' | 'lastRewardBlock'>,
  at: bigint,
): bigint =>
  at <= lastRewardBlock || totalAllocPoint === 0n
    ? 0n
    : ((at - lastRewardBlock) * perBlock * allocPoint) / totalAllocPoint;

/** Raw rewards that all accounts can claim: those taken from the vault, plus those due. */
export const tradeRewardsWaiting = (terms: TradeTerms, pool: TradePool, at: bigint): bigint =>
  pool.waiting + tradeRewardsDue(terms, pool, at);

/**
 * Raw reward of an account, rounded down; `own` is its part of the pair's unclaimed quantity. Source: `getUserReward`.
 */
export const tradeReward = (terms: TradeTerms, pool: TradePool, own: bigint, at: bigint): bigint =>
  pool.quantity === 0n ? 0n : (tradeRewardsWaiting(terms, pool, at) * own) / pool.quantity;

/**
 * Raw reward that a trade adds if the account, with `own` before it, claims in the same block. The trade also raises
 * the pool's quantity. At least 0.
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

/** Vault for trade mining; raw `owed` and `perBlock` are rounded down per pool, as in the contract. */
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

interface TradeCount {
  readonly isInputListed: boolean | undefined;
  readonly isOutputListed: boolean | undefined;
  readonly pool: TradePool | null | undefined;
  readonly quantity: bigint | undefined;
}

/** First reason, in the order of the contract's `swap`; undefined if the trade counts, or if that is unknown. */
export const uncountedTrade = (facts: TradeCount): UncountedTrade | undefined => {
  const { isInputListed, isOutputListed, pool, quantity } = facts;
  if (isInputListed === false) return { code: 'notListed', token: 'input' };
  if (isOutputListed === false) return { code: 'notListed', token: 'output' };
  if (pool === null) return { code: 'notRegistered' };
  if (pool?.allocPoint === 0n) return { code: 'noPoints' };
  return quantity === 0n ? { code: 'noPrice' } : undefined;
};
