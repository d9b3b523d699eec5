import type { ReactElement } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { type MoneyRole, formatMoney } from '#domain/format/formatMoney.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { digitPriceOf } from '#config/tokens/digitPrices.ts';
import { formatNotice } from '#domain/format/formatNotice.ts';

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

interface FigureProps {
  readonly shown: string;
  readonly exact: string;
  readonly unit: string;
  readonly isExact: boolean;
}

/** If digits are cut, hover, focus and copies (`copyExact`) have the exact figure. */
export function Figure({ shown, exact, unit, isExact }: FigureProps): ReactElement {
  const whole = `${exact} ${unit}`;
  return (
    <span data-exact={whole} translate="no">
      {isExact ? (
        shown
      ) : (
        <Tooltip content={whole} hint={false}>
          {shown}
        </Tooltip>
      )}{' '}
      {unit}
    </span>
  );
}

interface MoneyProps {
  /** Raw units, or an exact fraction of them. */
  readonly raw: bigint | Fraction;
  readonly currency: CurrencyFact;
  readonly role: MoneyRole;
}

export function Money({ raw, currency, role }: MoneyProps): ReactElement {
  const shown = moneyText(raw, currency, role);
  return (
    <Figure
      shown={shown}
      exact={exactText(raw, currency.decimals)}
      unit={shortenSymbol(currency.symbol)}
      isExact={moneyText(raw, currency, 'paid') === moneyText(raw, currency, 'received')}
    />
  );
}
