import { parseAddress } from './parseAddress.ts';
import type { Address, Currency, NativeCurrency, Token } from './types.ts';

/** How the native coin is written in addresses of the app. */
export const NATIVE_ID = 'ETH';

/** A currency in a URL: `ETH` for the native coin, else the token's address. */
export type CurrencyId = typeof NATIVE_ID | Address;

/** `ETH` in any case (spec 000 section 2). */
export const isNativeId = (id: string): boolean => id.toUpperCase() === NATIVE_ID;

/** What a URL names, with a token's address checksummed; undefined where it is neither that nor the native coin. */
export const parseCurrencyId = (text: string): CurrencyId | undefined =>
  isNativeId(text) ? NATIVE_ID : parseAddress(text);

/** Whether what a URL names is neither the native coin nor a token's address. */
export const isUnknownId = (id: string): boolean => parseCurrencyId(id) === undefined;

export const currencyId = (currency: Currency): CurrencyId =>
  currency.kind === 'native' ? NATIVE_ID : currency.address;

/** The token a currency stands as inside pools and the book: the native coin as its wrapped token. */
export const wrappedOf = (currency: Currency, wrappedNative: Token): Token =>
  currency.kind === 'native' ? wrappedNative : currency;

/** What the order book pays back of a token it holds: the native coin for its wrapped token, else the token. */
export const paidBackOf = (token: Token, wrappedNative: Token, native: NativeCurrency): Currency =>
  token.address === wrappedNative.address ? native : token;

/** The same coin or token on the same chain. The native coin and its wrapped token differ. */
export const sameCurrency = (a: Currency, b: Currency): boolean =>
  a.chainId === b.chainId && currencyId(a) === currencyId(b);
