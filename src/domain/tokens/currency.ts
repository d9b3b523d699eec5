import { parseAddress } from './parseAddress.ts';
import type { Address, Currency, NativeCurrency, Token } from './types.ts';

/** Id of the native coin in the app's URLs. */
export const NATIVE_ID = 'ETH';

/** A currency in a URL: `ETH` for the native coin, else the token's address. */
export type CurrencyId = typeof NATIVE_ID | Address;

/** True for `ETH` in any case (spec 000 section 2). */
export const isNativeId = (id: string): boolean => id.toUpperCase() === NATIVE_ID;

/**
 * Currency that a URL names, with a token's address checksummed; undefined if it is neither an address nor the native
 * coin.
 */
export const parseCurrencyId = (text: string): CurrencyId | undefined =>
  isNativeId(text) ? NATIVE_ID : parseAddress(text);

/** True if a URL names neither the native coin nor a token's address. */
export const isUnknownId = (id: string): boolean => parseCurrencyId(id) === undefined;

export const currencyId = (currency: Currency): CurrencyId =>
  currency.kind === 'native' ? NATIVE_ID : currency.address;

/** Token of a currency inside pools and the book: the wrapped token for the native coin. */
export const wrappedOf = (currency: Currency, wrappedNative: Token): Token =>
  currency.kind === 'native' ? wrappedNative : currency;

/** Currency in which the order book pays a token out: the native coin for its wrapped token, else the token. */
export const paidBackOf = (token: Token, wrappedNative: Token, native: NativeCurrency): Currency =>
  token.address === wrappedNative.address ? native : token;

/** True for the same coin or token on the same chain. The native coin and its wrapped token differ. */
export const sameCurrency = (a: Currency, b: Currency): boolean =>
  a.chainId === b.chainId && currencyId(a) === currencyId(b);

/** False for a token that reports no decimals: its amounts are raw units. */
export const hasDecimals = (currency: Currency): boolean => currency.kind === 'native' || currency.inRawUnits !== true;
