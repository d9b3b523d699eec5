import { digitPriceOf } from '#config/tokens/digitPrices.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { formatMoney, type MoneyRole } from '#domain/format/formatMoney.ts';
import { formatNotice } from '#domain/format/formatNotice.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';

/** Raw units, or an exact fraction of them; a well-known token's digits follow its rough price. */
export const moneyText = (
  raw: bigint | Fraction,
  { address, decimals }: Pick<CurrencyFact, 'address' | 'decimals'>,
  role: MoneyRole,
): string => formatMoney(raw, decimals, role, digitPriceOf(address));

export const moneyWords = (raw: bigint | Fraction, currency: CurrencyFact, role: MoneyRole): string =>
  `${moneyText(raw, currency, role)} ${shortenSymbol(currency.symbol)}`;

/** `moneyWords` for a sentence whose exact amount is shown elsewhere: an unpriced token's digits are limited. */
export const noticeWords = (raw: bigint, currency: CurrencyFact, role: MoneyRole): string =>
  digitPriceOf(currency.address) === undefined
    ? `${formatNotice(raw, currency.decimals, role)} ${shortenSymbol(currency.symbol)}`
    : moneyWords(raw, currency, role);
