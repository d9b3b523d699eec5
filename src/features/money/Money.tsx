import type { ReactElement } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { exactText } from '#domain/format/formatExact.ts';
import type { MoneyRole } from '#domain/format/formatMoney.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';
import { Figure } from './Figure.tsx';
import { moneyText } from './moneyText.ts';

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
