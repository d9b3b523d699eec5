import { useMemo } from 'react';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { searchMarkets } from '#domain/markets/searchMarkets.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import { wordsOf } from '#domain/tokens/searchTokens.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { shown } from '#lib/reported.ts';
import { useReportedTokens } from '#reads/markets/useReportedTokens.ts';
import { listedToken, tokenAt, type ListedPool, type MarketFacts } from './marketRows.ts';
import {
  useListedMarkets,
  useMarketRows,
  type ListedMarkets,
  type MarketRows,
  type MarketSelection,
  type TokenPair,
} from './useMarketRows.ts';

interface MarketQuery extends MarketSelection {
  readonly text: string;
}

export interface MarketListView extends MarketRows {
  readonly isSearching: boolean;
}

/** True even if the chain answered that the address is not a token. */
const isNamed = (token: Address, tokens: MarketFacts['tokens']): boolean =>
  listedToken(token) !== undefined || tokens.has(token);

/** Cached, because splitting ten thousand names takes longer than comparing them. */
const split = new Map<Address, { readonly of: Token; readonly words: string }>();

/** Each word has a space before and after it. The wrapped coin has the words of both its names. */
export const wordsOfToken = (token: Token | undefined): string => {
  if (!token) return '';
  const known = split.get(token.address);
  if (known?.of === token) return known.words;
  const native = paidBackOf(token, wrappedNative, nativeCurrency);
  const names = native === token ? [token.symbol, token.name] : [token.symbol, token.name, native.symbol, native.name];
  const words = ` ${names.flatMap(wordsOf).join(' ')} `;
  split.set(token.address, { of: token, words });
  return words;
};

const noTokens: readonly Address[] = [];

const unnamedIn = (pairs: readonly TokenPair[], tokens: MarketFacts['tokens']): readonly Address[] => {
  const unnamed = new Set<Address>();
  for (const { base, quote } of pairs) {
    if (!isNamed(base, tokens)) unnamed.add(base);
    if (!isNamed(quote, tokens)) unnamed.add(quote);
  }
  return [...unnamed];
};

interface Search {
  readonly text: string;
  readonly hasUnnamed: boolean;
}

/** A service names the tokens that the chain has not named yet. */
const useFound = ({ pools, facts: { tokens } }: ListedMarkets, { text, hasUnnamed }: Search): readonly ListedPool[] => {
  const reported = useReportedTokens(hasUnnamed);
  return useMemo(() => {
    if (text.trim() === '') return pools;
    return searchMarkets(pools, text, (address) => {
      if (isNamed(address, tokens)) return wordsOfToken(tokenAt(address, tokens));
      const token = reported.get(address);
      return wordsOfToken(token && shown(token));
    });
  }, [text, pools, tokens, reported]);
};

/** A text search also reads the tokens of all other markets, because their symbols could match. */
export const useMarketList = ({ text, ...selection }: MarketQuery): MarketListView => {
  const listed = useListedMarkets(selection.starredOnly);
  const { pools, facts } = listed;
  const isSearch = text.trim() !== '';
  const byWords = isSearch && parseTypedAddress(text) === undefined && addressFault(text) === undefined;
  const alsoNamed = useMemo(
    () => (byWords ? unnamedIn(pools, facts.tokens) : noTokens),
    [byWords, pools, facts.tokens],
  );
  const hasUnnamed = alsoNamed.length > 0;
  const found = useFound(listed, { text, hasUnnamed });
  const view = useMarketRows(listed, found, selection, alsoNamed);
  const isSearching = hasUnnamed || (isSearch && unnamedIn(view.rows, facts.tokens).length > 0);
  return { ...view, isSearching };
};
