import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Fraction } from '../../domain/amounts/fraction.ts';
import { normaliseTyped } from '../../domain/amounts/normaliseTyped.ts';
import { decimalText } from '../../domain/format/decimalText.ts';
import { formatAmount } from '../../domain/format/formatAmount.ts';
import { formatExact } from '../../domain/format/formatExact.ts';
import { shortenSymbol } from '../../domain/format/shortenSymbol.ts';
import { TokenLogo } from '../../features/tokenLogo/index.ts';
import { preloadTokenPicker, TokenPicker } from '../../features/tokenPicker/index.ts';
import { useDollarValue } from '../../reads/useDollarValue.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import { FieldPick } from '../../ui/FieldPick.tsx';
import { amountProblemText } from './messages.ts';
import { separators } from './separators.ts';
import type { FieldView, TradeActions } from './useTradeForm.ts';

const dollarText = (worth: Fraction | undefined): string => {
  if (!worth || worth.numerator === 0n) return '–';
  if (worth.numerator * 100n < worth.denominator) return '<$0.01';
  return `$${decimalText(worth, { ...separators, decimals: 2, fixed: true })}`;
};

export const isTypeable = (text: string): boolean => normaliseTyped(text) !== undefined;

export interface AmountInputProps {
  readonly label: ReactNode;
  readonly side: 'INPUT' | 'OUTPUT';
  readonly field: FieldView;
  /** Computed from the other side. */
  readonly quiet: boolean;
  readonly onMax: (() => void) | undefined;
  /** Right below the amount, such as what rests. */
  readonly footEnd?: ReactNode;
  readonly actions: TradeActions;
}

function Balance({ field }: { readonly field: FieldView }): ReactElement | null {
  const { currency, balance, connected } = field;
  if (!currency || !connected) return null;
  const exact = balance === undefined ? undefined : formatExact(balance, currency.decimals, separators);
  return (
    <>
      <span data-word="">
        <Trans>Balance</Trans>{' '}
      </span>
      <span title={exact}>{balance === undefined ? '–' : formatAmount(balance, currency.decimals, separators)}</span>
    </>
  );
}

/** One side of the ticket: amount, balance, Max, and the token. */
export function AmountInput({ label, side, field, quiet, onMax, footEnd, actions }: AmountInputProps): ReactElement {
  const { t, i18n } = useLingui();
  const [picking, setPicking] = useState(false);
  const { currency } = field;
  const symbol = currency && shortenSymbol(currency.symbol);
  const pickLabel = side === 'INPUT' ? t`Pay with ${symbol ?? ''}` : t`Receive ${symbol ?? ''}`;
  const problem = field.problem && amountProblemText(field.problem, symbol ?? '');
  const worth = useDollarValue(currency, field.amount);
  return (
    <>
      <AmountField
        label={label}
        inputLabel={side === 'INPUT' ? t`Amount to pay` : t`Amount to receive`}
        value={field.text}
        onChange={(text) => actions.typeAmount(side, text)}
        accept={isTypeable}
        balance={<Balance field={field} />}
        onMax={onMax}
        quiet={quiet}
        foot={dollarText(worth)}
        footEnd={footEnd}
        error={problem && i18n._(problem)}
        end={
          <FieldPick
            empty={symbol === undefined}
            aria-label={symbol === undefined ? t`Select a token` : pickLabel}
            logo={currency && <TokenLogo currency={currency} size={20} />}
            onPointerEnter={preloadTokenPicker}
            onFocus={preloadTokenPicker}
            onClick={() => setPicking(true)}
          >
            {symbol ?? <Trans>Select a token</Trans>}
          </FieldPick>
        }
      />
      <TokenPicker
        open={picking}
        onClose={() => setPicking(false)}
        selected={currency}
        onPick={(picked) => {
          setPicking(false);
          actions.chooseCurrency(side, picked);
        }}
      />
    </>
  );
}
