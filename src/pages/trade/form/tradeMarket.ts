import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { paidBackOf, wrappedOf } from '#domain/tokens/currency.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { marketOf } from '#state/marketRule.ts';
import type { Market } from '#state/marketRule.ts';

export type { Market } from '#state/marketRule.ts';

/** Token of a currency in the book: the wrapper for the native coin. */
export const bookToken = (currency: Currency): Token => wrappedOf(currency, wrappedNative);

/** Currency in which the book pays out a token: the native coin for its wrapper. */
export const bookCurrency = (token: Token): Currency => paidBackOf(token, wrappedNative, nativeCurrency);

/** Market of two tokens, independent of the ticket; undefined while one of them is unknown. */
export const marketOfTokens = (
  tokens: ReadonlyMap<Address, Token>,
  soldToken: Address,
  boughtToken: Address,
): Market | undefined => {
  const [sold, bought] = [tokens.get(soldToken), tokens.get(boughtToken)];
  return sold && bought && marketOf(bookCurrency(sold), bookCurrency(bought));
};
