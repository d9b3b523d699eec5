import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { CurrencyInput, type CurrencyFieldView } from '#features/currencyInput/index.ts';
import { usePairActions } from '../order/form/usePairActions.ts';
import type { TicketActions } from '../order/form/useTicketActions.ts';

interface AmountInputProps {
  readonly label: ReactNode;
  readonly side: 'INPUT' | 'OUTPUT';
  readonly field: CurrencyFieldView;
  readonly quiet: boolean;
  readonly onMax: (() => void) | undefined;
  readonly flaw: MessageDescriptor | undefined;
  readonly actions: Pick<TicketActions, 'typeAmount'>;
}

export function AmountInput({ label, side, field, quiet, onMax, flaw, actions }: AmountInputProps): ReactElement {
  const { t, i18n } = useLingui();
  const { chooseCurrency } = usePairActions();
  const symbol = field.currency ? shortenSymbol(field.currency.symbol) : '';
  return (
    <CurrencyInput
      label={label}
      inputLabel={side === 'INPUT' ? t`Amount to pay` : t`Amount to receive`}
      pickLabel={side === 'INPUT' ? t`Pay with ${symbol}` : t`Receive ${symbol}`}
      field={field}
      quiet={quiet}
      onMax={onMax}
      flaw={flaw && i18n._(flaw)}
      onType={(text) => actions.typeAmount(side, text)}
      onPick={(picked) => chooseCurrency(side, picked)}
    />
  );
}
