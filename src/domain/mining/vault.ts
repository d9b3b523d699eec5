import type { Address } from '../tokens/types.ts';
import { dueFromVault, poolPart, rewardAt, type MiningPool, type MiningTerms } from './rewards.ts';

export interface Vault {
  readonly balance: bigint;
  readonly allowance: bigint;
  readonly owed: bigint;
  readonly perBlock: bigint;
}

export interface VaultSource extends Pick<Vault, 'balance' | 'allowance'> {
  readonly token: Address;
  readonly payer: Address;
  readonly spender: Address;
}

/** Raw rewards that the vault can pay: the smaller of balance and allowance. */
export const payableOf = ({ balance, allowance }: Pick<Vault, 'balance' | 'allowance'>): bigint =>
  balance < allowance ? balance : allowance;

export interface SharedPool {
  readonly pool: MiningPool;
  readonly supply: bigint;
}

/**
 * Vault for liquidity mining; raw `owed` and `perBlock` are rounded down per pool. A pool without stakes draws
 * nothing.
 */
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

/** True if a use of the pool in the block after `block` reverts. */
export const isVaultShort = (
  held: Pick<Vault, 'balance' | 'allowance'>,
  terms: MiningTerms,
  { pool, supply }: SharedPool,
  block: bigint,
): boolean => dueFromVault(terms, pool, supply, block + 1n) > payableOf(held);

interface VaultFacts {
  readonly vault: Pick<Vault, 'balance' | 'allowance'> | undefined;
  readonly terms: MiningTerms | undefined;
  readonly shared: { readonly pool: MiningPool | undefined; readonly supply: bigint | undefined } | undefined;
  readonly block: number | undefined;
}

/** Same as `isVaultShort`; undefined while a fact is unknown. */
export const knownVaultShort = ({ vault, terms, shared, block }: VaultFacts): boolean | undefined =>
  vault && terms && shared?.pool && shared.supply !== undefined && block !== undefined
    ? isVaultShort(vault, terms, { pool: shared.pool, supply: shared.supply }, BigInt(block))
    : undefined;
