import { nativeCurrency, quoteRank, wrappedNative } from '#config/tokens/tokens.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { marketSides, type MarketSides } from '#domain/markets/marketSides.ts';
import { isNativeId, paidBackOf, sameCurrency, wrappedOf } from '#domain/tokens/currency.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import type { TradeDirection } from '#domain/trade/types.ts';

export interface Market {
  readonly base: Currency;
  readonly quote: Currency;
}

export const sidesOf = (a: Address, b: Address): MarketSides => marketSides(a, b, quoteRank);

export const sideOf = (input: Address, output: Address): TradeDirection =>
  sidesOf(input, output).base === output ? 'BUY' : 'SELL';

const tokenOfId = (id: string): Address | undefined => (isNativeId(id) ? wrappedNative.address : parseAddress(id));

export const sideOfIds = (input: string | null, output: string | null): TradeDirection | undefined => {
  const [paid, received] = [tokenOfId(input ?? ''), tokenOfId(output ?? '')];
  return paid && received && paid !== received ? sideOf(paid, received) : undefined;
};

/** Market of two currencies. A coin and its wrapper form no market; the coin comes first. */
export const marketOf = (a: Currency, b: Currency): Market => {
  const [tokenA, tokenB] = [wrappedOf(a, wrappedNative).address, wrappedOf(b, wrappedNative).address];
  const isBaseA = tokenA === tokenB ? a.kind === 'native' : sidesOf(tokenA, tokenB).base === tokenA;
  return isBaseA ? { base: a, quote: b } : { base: b, quote: a };
};

const namedAs = (currency: Currency): Currency =>
  currency.kind === 'native' ? currency : paidBackOf(currency, wrappedNative, nativeCurrency);

/** Symbols that are equal for both directions, and for the coin and its wrapped token. */
export const marketSymbols = ({ base, quote }: Market): readonly [base: string, quote: string] => {
  const isWrap = sameCurrency(namedAs(base), namedAs(quote));
  const [first, second] = isWrap ? [base, quote] : [namedAs(base), namedAs(quote)];
  return [shortenSymbol(first.symbol), shortenSymbol(second.symbol)];
};

export const marketName = (market: Market): string => marketSymbols(market).join('/');
