import { digitPriceOf } from '#config/tokens/digitPrices.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { formatMoney, type MoneyRole } from '#domain/format/formatMoney.ts';
import { formatNotice } from '#domain/format/formatNotice.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';

/**
 * @param raw raw units, or an exact fraction of them. The number of digits of a well-known token depends on its price
 */
export const moneyText = (
  raw: bigint | Fraction,
  { address, decimals }: Pick<CurrencyFact, 'address' | 'decimals'>,
  role: MoneyRole,
): string => formatMoney(raw, decimals, role, digitPriceOf(address));

export const moneyWords = (raw: bigint | Fraction, currency: CurrencyFact, role: MoneyRole): string =>
  `${moneyText(raw, currency, role)} ${shortenSymbol(currency.symbol)}`;

/**
 * For a sentence whose exact amount is shown elsewhere: like `moneyWords`, but with few digits for an unpriced token.
 */
export const noticeWords = (raw: bigint, currency: CurrencyFact, role: MoneyRole): string =>
  digitPriceOf(currency.address) === undefined
    ? `${formatNotice(raw, currency.decimals, role)} ${shortenSymbol(currency.symbol)}`
    : moneyWords(raw, currency, role);
