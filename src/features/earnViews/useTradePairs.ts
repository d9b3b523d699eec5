import { useMemo } from 'react';
import { tradePath } from '#config/paths.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { currencyId, paidBackOf } from '#domain/tokens/currency.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useListedTokens } from '#reads/mining/useListedTokens.ts';
import { useStakedPairs } from '#reads/mining/useStakedPairs.ts';
import { usePoolTokens } from '#reads/pools/usePoolTokens.ts';
import { sidesOf } from '#state/marketRule.ts';
import type { TradeSides } from './tradeView.ts';

const sideOf = (token: Token) => {
  const currency = paidBackOf(token, wrappedNative, nativeCurrency);
  return { currency, id: currencyId(currency), symbol: shortenSymbol(currency.symbol) };
};

const viewOf = (tokens: readonly [Token, Token], unlisted: TradeSides['unlisted']): TradeSides => {
  const [token0, token1] = tokens;
  const { baseIsToken0 } = sidesOf(token0.address, token1.address);
  const [base, quote] = baseIsToken0 ? [sideOf(token0), sideOf(token1)] : [sideOf(token1), sideOf(token0)];
  return {
    currencies: [base.currency, quote.currency],
    name: `${base.symbol}/${quote.symbol}`,
    path: tradePath(quote.id, base.id),
    unlisted,
  };
};

/** Keyed by pair. Pairs of no exchange and unread pairs are missing. */
export const useTradePairs = (mining: Address, pairs: readonly Address[]): ReadonlyMap<Address, TradeSides> => {
  const found = useStakedPairs(pairs);
  const known = useMemo(() => [...found].flatMap(([address, pair]) => (pair ? [{ ...pair, address }] : [])), [found]);
  const addresses = useMemo(() => [...new Set(known.flatMap(({ token0, token1 }) => [token0, token1]))], [known]);
  const tokens = usePoolTokens(addresses);
  const isListed = useListedTokens(mining, addresses);
  return useMemo(() => {
    return new Map(
      known.flatMap(({ address, token0, token1 }) => {
        const [first, second] = [tokens.get(token0), tokens.get(token1)];
        if (!first || !second) return [];
        const both = [first, second] as const;
        const areListed = both.every((token) => isListed.get(token.address) !== undefined);
        const unlisted = both.filter((token) => isListed.get(token.address) === false);
        return [[address, viewOf(both, areListed || unlisted.length > 0 ? unlisted : undefined)] as const];
      }),
    );
  }, [known, tokens, isListed]);
};
