import { parseAddress } from './parseAddress.ts';
import type { Address, Currency, NativeCurrency, Token } from './types.ts';

export const NATIVE_ID = 'ETH';

export type CurrencyId = typeof NATIVE_ID | Address;

/** True for `ETH` in any case (spec 000 section 2). */
export const isNativeId = (id: string): boolean => id.toUpperCase() === NATIVE_ID;

/** Checksummed id; undefined if the text is neither an address nor the native coin. */
export const parseCurrencyId = (text: string): CurrencyId | undefined =>
  isNativeId(text) ? NATIVE_ID : parseAddress(text);

/** True for a link's id that is neither the native coin nor a token address. */
export const isUnknownId = (id: string): boolean => parseCurrencyId(id) === undefined;

/** `ETH` or the token's address; the chain is not included. */
export const currencyId = (currency: Currency): CurrencyId =>
  currency.kind === 'native' ? NATIVE_ID : currency.address;

/** Token that pools and the book use: the wrapped token for the native coin. */
export const wrappedOf = (currency: Currency, wrappedNative: Token): Token =>
  currency.kind === 'native' ? wrappedNative : currency;

/** Currency that the order book pays out: the native coin for its wrapped token. */
export const paidBackOf = (token: Token, wrappedNative: Token, native: NativeCurrency): Currency =>
  token.address === wrappedNative.address ? native : token;

/** True for the same chain and id; the native coin and its wrapped token differ. */
export const sameCurrency = (a: Currency, b: Currency): boolean =>
  a.chainId === b.chainId && currencyId(a) === currencyId(b);

/** False if amounts are shown in raw units, because the token reports no decimals. */
export const hasDecimals = (currency: Currency): boolean => currency.kind === 'native' || currency.inRawUnits !== true;
