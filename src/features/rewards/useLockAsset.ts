import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { rules } from '#config/rules.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { assetAt, type Asset } from './assetAt.ts';
import { rawValue } from './rawPrice.ts';
import { useMiningPairs } from './useMiningPairs.ts';
import { useTokenPrices } from './useTokenPrices.ts';

export interface LockAsset extends Pick<Asset, 'sides' | 'exchangeId'> {
  /** Pool tokens have the name of their pair. */
  readonly name: string;
  /** Takes raw units; undefined while unknown. */
  readonly valueOf: (raw: bigint | undefined) => DollarValue | undefined;
}

const NONE: readonly Address[] = [];
const NO_TOKENS: ReadonlyMap<Address, Token> = new Map();

export const useLockAsset = (token: Token | undefined, isPoolToken: boolean): LockAsset => {
  const { t } = useLingui();
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
  if (!token) return { name: '', sides: undefined, exchangeId: undefined, valueOf: () => undefined };
  const strange = isPoolToken ? pairs.strange : new Set([token.address]);
  const { name, sides, exchangeId, price } = assetAt(token.address, { pairs: { ...pairs, strange }, tokens, prices });
  return {
    name: sides ? t`${name} pool tokens` : shortenSymbol(token.symbol),
    sides,
    exchangeId,
    valueOf: (raw) => rawValue(raw, price),
  };
};
