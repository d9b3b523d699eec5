import type { Address } from '../tokens/types.ts';
import { dueFromVault, poolPart, rewardAt } from './rewards.ts';
import type { MiningPool, MiningTerms } from './rewards.ts';

/** Funds that rewards are paid from. Raw units of the reward token. */
export interface Vault {
  /** Balance, and the staking contract's allowance of it. */
  readonly balance: bigint;
  readonly allowance: bigint;
  /** Rewards of all pools not yet taken from the vault. */
  readonly owed: bigint;
  /** Rewards per block at today's rate of all pools with stakes. */
  readonly perBlock: bigint;
}

/** A balance that pays rewards, and the contract's allowance of it. Raw units of the token. */
export interface VaultSource extends Pick<Vault, 'balance' | 'allowance'> {
  readonly token: Address;
  /** Account that holds the balance. */
  readonly payer: Address;
  /** Contract that takes from the balance. */
  readonly spender: Address;
}

/** Amount that the staking contract can take. */
export const payableOf = ({ balance, allowance }: Pick<Vault, 'balance' | 'allowance'>): bigint =>
  balance < allowance ? balance : allowance;

/** A pool, and the raw pool tokens that share its rewards. */
export interface SharedPool {
  readonly pool: MiningPool;
  readonly supply: bigint;
}

/** Vault of these pools at a block. */
export const vaultAt = <H extends Pick<Vault, 'balance' | 'allowance'>>(
  held: H,
  terms: MiningTerms,
  pools: readonly SharedPool[],
  block: bigint,
): H & Vault => {
  const perBlock = rewardAt(terms, block);
  const sum = (part: (pool: SharedPool) => bigint): bigint => pools.reduce((total, pool) => total + part(pool), 0n);
  return {
    ...held,
    owed: sum(({ pool, supply }) => dueFromVault(terms, pool, supply, block)),
    perBlock: sum(({ pool, supply }) => (supply === 0n ? 0n : poolPart(perBlock, pool, terms.totalAllocPoint))),
  };
};

/** True if the vault cannot pay the amount that a use of the pool in the block after `block` takes: the use reverts. */
export const isVaultShort = (
  held: Pick<Vault, 'balance' | 'allowance'>,
  terms: MiningTerms,
  { pool, supply }: SharedPool,
  block: bigint,
): boolean => dueFromVault(terms, pool, supply, block + 1n) > payableOf(held);
