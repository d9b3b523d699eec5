import { isAddress } from '#lib/hex.ts';
import { POLYGON_CHAIN_ID, polygon } from '../chains.ts';
import { env } from '../env.ts';
import { defaultTokenList } from './defaultTokenList.ts';

export interface KnownToken {
  readonly kind: 'token';
  readonly chainId: number;
  readonly address: `0x${string}`;
  readonly decimals: number;
  readonly symbol: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

const listed: readonly KnownToken[] = defaultTokenList.tokens.flatMap(
  ({ chainId, address, decimals, symbol, name, tags }) =>
    isAddress(address)
      ? [{ kind: 'token' as const, chainId, address, decimals, symbol, name, ...(tags && { tags }) }]
      : [],
);

const emyt: readonly KnownToken[] =
  env.emyt === undefined
    ? []
    : [{ kind: 'token', chainId: POLYGON_CHAIN_ID, address: env.emyt, decimals: 18, symbol: 'eMYT', name: 'eMYT' }];

export const knownTokens: readonly KnownToken[] = [...listed, ...emyt];

const bySymbol = new Map(knownTokens.map((token) => [token.symbol, token]));
const byAddress = new Map(knownTokens.map((token) => [token.address.toLowerCase(), token]));

export const knownToken = (address: string): KnownToken | undefined => byAddress.get(address.toLowerCase());

export const nativeCurrency = {
  kind: 'native',
  chainId: POLYGON_CHAIN_ID,
  ...polygon.nativeCurrency,
} as const;

export const wrappedNative: KnownToken = {
  kind: 'token',
  chainId: POLYGON_CHAIN_ID,
  address: env.wrappedNative,
  decimals: 18,
  symbol: `W${polygon.nativeCurrency.symbol}`,
  name: 'Wrapped Matic',
};

const named = (...symbols: readonly string[]): readonly KnownToken[] =>
  symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []);

export const baseTokens: readonly KnownToken[] = named('WMATIC', 'USDC', 'USDT', 'DAI', 'WBTC', 'WETH', 'MYT');

/** A ticket without currencies trades the coin against the second token. */
export const defaultTokens: readonly KnownToken[] = named('WMATIC', 'USDC', 'MYT');

export const productToken: KnownToken | undefined = bySymbol.get('MYT');

const quotes: readonly string[] = [
  ...new Set(
    [...knownTokens.filter(({ tags }) => tags?.includes('stablecoin')), wrappedNative, ...knownTokens].map(
      ({ address }) => address.toLowerCase(),
    ),
  ),
];

const quoteRanks = new Map(quotes.map((address, index) => [address, quotes.length - index]));

/**
 * Rank of a token as quote; the higher one is the quote: stablecoins, wrapped coin, other known tokens; 0 for any
 * other.
 */
export const quoteRank = (address: string): number => quoteRanks.get(address.toLowerCase()) ?? 0;

export const dollarToken: KnownToken | undefined = bySymbol.get('USDC');
