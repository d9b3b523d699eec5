import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { paidBackOf, wrappedOf } from '#domain/tokens/currency.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { marketOf, type Market } from '#state/marketRule.ts';

export type { Market } from '#state/marketRule.ts';

export const bookToken = (currency: Currency): Token => wrappedOf(currency, wrappedNative);

export const bookCurrency = (token: Token): Currency => paidBackOf(token, wrappedNative, nativeCurrency);

export const marketOfTokens = (
  tokens: ReadonlyMap<Address, Token>,
  soldToken: Address,
  boughtToken: Address,
): Market | undefined => {
  const [sold, bought] = [tokens.get(soldToken), tokens.get(boughtToken)];
  return sold && bought && marketOf(bookCurrency(sold), bookCurrency(bought));
};
