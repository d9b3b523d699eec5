import { nativeCurrency, quoteRank, wrappedNative } from '#config/tokens/tokens.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { marketSides } from '#domain/markets/marketSides.ts';
import type { MarketSides } from '#domain/markets/marketSides.ts';
import { isNativeId, paidBackOf, sameCurrency, wrappedOf } from '#domain/tokens/currency.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import type { TradeDirection } from '#domain/trade/types.ts';

/** A market as traders name it: base in quote. */
export interface Market {
  readonly base: Currency;
  readonly quote: Currency;
}

/** How this application reads two tokens as a market. */
export const sidesOf = (a: Address, b: Address): MarketSides => marketSides(a, b, quoteRank);

/** The side of an order that pays `input` for `output`: BUY pays the quote for the base. */
export const sideOf = (input: Address, output: Address): TradeDirection =>
  sidesOf(input, output).base === output ? 'BUY' : 'SELL';

const tokenOfId = (id: string): Address | undefined => (isNativeId(id) ? wrappedNative.address : parseAddress(id));

/**
 * The side of a ticket whose currencies are named as in links; undefined where one is missing or a coin is changed into
 * its wrapper.
 */
export const sideOfIds = (input: string | null, output: string | null): TradeDirection | undefined => {
  const [paid, received] = [tokenOfId(input ?? ''), tokenOfId(output ?? '')];
  return paid && received && paid !== received ? sideOf(paid, received) : undefined;
};

/** The market of two currencies. A coin and its wrapper are no market; they are named coin first. */
export const marketOf = (a: Currency, b: Currency): Market => {
  const [tokenA, tokenB] = [wrappedOf(a, wrappedNative).address, wrappedOf(b, wrappedNative).address];
  const isBaseA = tokenA === tokenB ? a.kind === 'native' : sidesOf(tokenA, tokenB).base === tokenA;
  return isBaseA ? { base: a, quote: b } : { base: b, quote: a };
};

/** A currency as markets are named after it: the native coin for its wrapped token. */
const namedAs = (currency: Currency): Currency =>
  currency.kind === 'native' ? currency : paidBackOf(currency, wrappedNative, nativeCurrency);

/** The symbols of a market's name, whichever way round it is traded and whether the coin is wrapped or not. */
export const marketSymbols = ({ base, quote }: Market): readonly [base: string, quote: string] => {
  const isWrap = sameCurrency(namedAs(base), namedAs(quote));
  const [first, second] = isWrap ? [base, quote] : [namedAs(base), namedAs(quote)];
  return [shortenSymbol(first.symbol), shortenSymbol(second.symbol)];
};

/** "MYT/USDC" */
export const marketName = (market: Market): string => marketSymbols(market).join('/');
