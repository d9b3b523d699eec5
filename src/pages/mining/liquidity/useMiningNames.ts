import { useMemo } from 'react';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useStakedPairs } from '#reads/mining/useStakedPairs.ts';
import { usePoolTokens } from '#reads/pools/usePoolTokens.ts';

const wordsOf = (token: Token): string => `${paidBackOf(token, wrappedNative, nativeCurrency).symbol} ${token.name}`;

/** Symbols and names of both tokens. Pools that are not read are missing; each is read once. */
export const useMiningNames = (poolTokens: readonly Address[]): ReadonlyMap<Address, string> => {
  const found = useStakedPairs(poolTokens);
  const pairs = useMemo(() => [...found.values()].filter((entry) => entry !== undefined), [found]);
  const tokens = usePoolTokens(useMemo(() => pairs.flatMap(({ token0, token1 }) => [token0, token1]), [pairs]));
  return useMemo(
    () =>
      new Map(
        pairs.flatMap(({ pair, token0, token1 }) => {
          const [first, second] = [tokens.get(token0), tokens.get(token1)];
          return first && second ? [[pair, `${wordsOf(first)} ${wordsOf(second)}`] as const] : [];
        }),
      ),
    [pairs, tokens],
  );
};

/** True if each word of a search, such as `myt usdc` or `myt/usdc`, is in the names or begins the address. */
export const isFound = (search: string, poolToken: Address, names: string | undefined): boolean => {
  const searchable = (names ?? '').toLowerCase();
  const words = search.toLowerCase().split(/[\s/]+/);
  return words.every((word) => searchable.includes(word) || poolToken.toLowerCase().startsWith(word));
};
