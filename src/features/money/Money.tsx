import type { ReactElement } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { exactText } from '#domain/format/formatExact.ts';
import type { MoneyRole } from '#domain/format/formatMoney.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';
import { moneyText } from './moneyText.ts';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';

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
