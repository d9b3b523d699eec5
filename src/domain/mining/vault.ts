import type { Address } from '../tokens/types.ts';
import { dueFromVault, poolPart, rewardAt } from './rewards.ts';
import type { MiningPool, MiningTerms } from './rewards.ts';

/** What rewards are paid from. Raw units of the reward token. */
export interface Vault {
  /** What it holds, and what of it the staking contract may take. */
  readonly balance: bigint;
  readonly allowance: bigint;
  /** Rewards of all pools that have not been taken from it yet. */
  readonly owed: bigint;
  /** Rewards that the pools with stakes are paid for each block at today's rate. */
  readonly perBlock: bigint;
}

/** A balance that rewards are paid from, and what of it their contract may take. Raw units of the token. */
export interface VaultSource extends Pick<Vault, 'balance' | 'allowance'> {
  readonly token: Address;
  /** The account that holds the balance. */
  readonly payer: Address;
  /** The contract that takes from it. */
  readonly spender: Address;
}

/** What the staking contract can take. */
export const payableOf = ({ balance, allowance }: Pick<Vault, 'balance' | 'allowance'>): bigint =>
  balance < allowance ? balance : allowance;

/** A pool with the raw pool tokens that share its rewards. */
export interface SharedPool {
  readonly pool: MiningPool;
  readonly supply: bigint;
}

/** The vault of these pools as of a block. */
export const vaultAt = <H extends Pick<Vault, 'balance' | 'allowance'>>(
  held: H,
  terms: MiningTerms,
  pools: readonly SharedPool[],
  block: bigint,
): H & Vault => {
  const perBlock = rewardAt(terms, block);
  const sum = (part: (one: SharedPool) => bigint): bigint => pools.reduce((total, one) => total + part(one), 0n);
  return {
    ...held,
    owed: sum(({ pool, supply }) => dueFromVault(terms, pool, supply, block)),
    perBlock: sum(({ pool, supply }) => (supply === 0n ? 0n : poolPart(perBlock, pool, terms.totalAllocPoint))),
  };
};

/** Whether the vault cannot pay what a use of the pool in the block after `block` takes from it, so that it reverts. */
export const isVaultShort = (
  held: Pick<Vault, 'balance' | 'allowance'>,
  terms: MiningTerms,
  { pool, supply }: SharedPool,
  block: bigint,
): boolean => dueFromVault(terms, pool, supply, block + 1n) > payableOf(held);
