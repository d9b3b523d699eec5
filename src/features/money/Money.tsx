import type { ReactElement } from 'react';
import { exactText } from '../../domain/format/formatExact.ts';
import type { MoneyRole } from '../../domain/format/formatMoney.ts';
import { shortenSymbol } from '../../domain/format/shortenSymbol.ts';
import type { Currency } from '../../domain/tokens/types.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { moneyText } from './moneyText.ts';

export interface MoneyProps {
  readonly raw: bigint;
  readonly currency: Currency;
  readonly role: MoneyRole;
}

/** An amount with its symbol; exact on hover, on focus and to copy (`copyExact`) where the digits shown are not all. */
export function Money({ raw, currency, role }: MoneyProps): ReactElement {
  const shown = moneyText(raw, currency, role);
  const symbol = shortenSymbol(currency.symbol);
  const isExact = shown === moneyText(raw, currency, role === 'paid' ? 'received' : 'paid');
  const exact = `${exactText(raw, currency.decimals)} ${symbol}`;
  return (
    <span data-exact={exact}>
      {isExact ? (
        shown
      ) : (
        <Tooltip content={exact} hint={false}>
          {shown}
        </Tooltip>
      )}{' '}
      {symbol}
    </span>
  );
}
