import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { eachHook } from '#lib/eachHook.ts';
import { useLockToken } from '#reads/staking/useLockToken.ts';
import { assetAt, type Asset } from './assetAt.ts';
import { rawValue } from './rawPrice.ts';
import { useMiningPairs } from './useMiningPairs.ts';
import { useTokenPrices } from './useTokenPrices.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';

export interface NamedLock {
  readonly staking: Address;
  readonly token: Token | undefined;
  readonly isPoolToken: boolean;
}

/** Pool tokens have one symbol in common, so their address is the key. */
const nameKey = ({ token, isPoolToken }: NamedLock): string | undefined =>
  isPoolToken ? token?.address : token && shortenSymbol(token.symbol);

/** Adds the contract's address if another lock contract takes a token of this name. */
export const lockTitle = (name: string, staking: Address, locks: readonly NamedLock[]): string => {
  const lock = locks.find((entry) => entry.staking === staking);
  const key = lock && nameKey(lock);
  const isShared = key !== undefined && locks.filter((entry) => nameKey(entry) === key).length > 1;
  return isShared ? `${name} ${shortenAddress(staking)}` : name;
};

export interface LockAsset extends Pick<Asset, 'sides' | 'exchangeId'> {
  readonly name: string;
  /** The name, with the contract's address if several contracts lock the same token. */
  readonly title: string;
  readonly valueOf: (raw: bigint | undefined) => DollarValue | undefined;
}

const NONE: readonly Address[] = [];
const NO_LOCK = { token: undefined, isPoolToken: false };
const NO_TOKENS: ReadonlyMap<Address, Token> = new Map();

const useEachLock = eachHook(
  env.lockStaking.map((staking) => (): NamedLock => ({ ...useLockToken(staking), staking })),
);

export const useLockTokens = (): readonly NamedLock[] => useEachLock();

export const useLockAsset = (staking: Address): LockAsset => {
  const { t } = useLingui();
  const locks = useLockTokens();
  const { token, isPoolToken } = locks.find((lock) => lock.staking === staking) ?? NO_LOCK;
  const address = token?.address;
  const pairs = useMiningPairs(
    useMemo(() => (isPoolToken && address ? [address] : NONE), [isPoolToken, address]),
    rules.multicall.dollarBlocks,
  );
  const tokens = useMemo(
    () => (token && !isPoolToken ? new Map([[token.address, token]]) : NO_TOKENS),
    [token, isPoolToken],
  );
  const prices = useTokenPrices(tokens);
  if (!token) return { name: '', title: '', sides: undefined, exchangeId: undefined, valueOf: () => undefined };
  const strange = isPoolToken ? pairs.strange : new Set([token.address]);
  const { name, sides, exchangeId, price } = assetAt(token.address, { pairs: { ...pairs, strange }, tokens, prices });
  const shown = sides ? t`${name} pool tokens` : shortenSymbol(token.symbol);
  return {
    name: shown,
    title: lockTitle(shown, staking, locks),
    sides,
    exchangeId,
    valueOf: (raw) => rawValue(raw, price),
  };
};
