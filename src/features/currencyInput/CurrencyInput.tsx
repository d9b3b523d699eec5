import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AmountProblem } from '#domain/amounts/parseAmount.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useDollarValue } from '#reads/tokens/useDollarValues.ts';
import { BalanceWord } from '#ui/fields/AmountFrame.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FieldPick } from '#ui/fields/FieldPick.tsx';
import { space, weight } from '#ui/theme/theme.ts';
import { TokenLogo } from '../tokenLogo/index.ts';
import { preloadTokenPicker, TokenPicker } from '../tokenPicker/index.ts';
import { Dollars } from '../money/index.ts';
import { NumberField } from './NumberField.tsx';
import { isAllReserved, ReserveNote } from './ReserveNote.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';

export const AmountProblemText = lazyPart(async () => (await import('./AmountProblemNotice.tsx')).AmountProblemNotice);

const [pillWidth, pillHeight] = ['88px', '28px'];

const Given = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  font-weight: ${weight('semibold')};
`;

export interface CurrencyFieldView {
  readonly currency: Currency | undefined;
  readonly isLoading?: boolean | undefined;
  readonly text: string;
  readonly amount: bigint | undefined;
  readonly balance: bigint | undefined;
  /** Raw amount for Max; undefined if there is no Max. */
  readonly max?: bigint | undefined;
  readonly connected: boolean;
  readonly problem: AmountProblem | undefined;
}

interface CurrencyInputProps {
  readonly label: ReactNode;
  readonly inputLabel: string;
  readonly field: CurrencyFieldView;
  readonly onType: (text: string) => void;
  /** Undefined if the token is fixed. `pickLabel` names the choice. */
  readonly onPick?: (currency: Currency) => void;
  readonly pickLabel?: string;
  readonly onMax?: (() => void) | undefined;
  readonly flaw?: string | undefined;
  readonly foot?: ReactNode;
  /** True if the amount is computed from the other side. */
  readonly quiet?: boolean;
}

function Balance({ field }: Pick<CurrencyInputProps, 'field'>): ReactElement | null {
  const { currency, balance, connected } = field;
  const mask = useMask();
  if (!currency || !connected) return null;
  const exact = balance === undefined ? undefined : mask(exactText(balance, currency.decimals));
  return (
    <>
      <BalanceWord>
        <Trans>Balance</Trans>{' '}
      </BalanceWord>
      <span title={exact} translate="no">
        {balance === undefined ? NO_VALUE : mask(formatAmount(balance, currency.decimals))}
      </span>
    </>
  );
}

interface TokenButtonProps {
  readonly currency: Currency | undefined;
  readonly label: string | undefined;
  readonly onPick: (currency: Currency) => void;
}

function TokenButton({ currency, label, onPick }: TokenButtonProps): ReactElement {
  const { t } = useLingui();
  const [picking, setPicking] = useState(false);
  return (
    <>
      <FieldPick
        empty={!currency}
        aria-label={currency ? label : t`Select a token`}
        logo={currency && <TokenLogo currency={currency} size={20} />}
        onPointerEnter={preloadTokenPicker}
        onFocus={preloadTokenPicker}
        onClick={() => setPicking(true)}
      >
        {currency ? shortenSymbol(currency.symbol) : <Trans>Select a token</Trans>}
      </FieldPick>
      <TokenPicker
        open={picking}
        onClose={() => setPicking(false)}
        selected={currency}
        onPick={(picked) => {
          setPicking(false);
          onPick(picked);
        }}
      />
    </>
  );
}

/** Leaves "too large" to the form if the balance is known: the form then shows "insufficient balance". */
const isNamed = (field: CurrencyFieldView): field is CurrencyFieldView & { readonly problem: AmountProblem } =>
  field.problem !== undefined &&
  field.problem.code !== 'empty' &&
  (field.problem.code !== 'tooLarge' || field.balance === undefined);

export function CurrencyInput(props: CurrencyInputProps): ReactElement {
  const { label, inputLabel, field, onType, onPick, pickLabel, onMax, flaw, foot, quiet = false } = props;
  const { currency } = field;
  const symbol = currency ? shortenSymbol(currency.symbol) : '';
  const dollars = useDollarValue(currency, field.amount);
  const units = useMemo(() => currency && [shortenSymbol(currency.symbol), currency.symbol], [currency]);
  return (
    <NumberField
      label={label}
      inputLabel={inputLabel}
      value={field.text}
      onChange={onType}
      units={units}
      balance={<Balance field={field} />}
      onMax={onMax}
      quiet={quiet}
      foot={foot ?? <Dollars value={dollars && dollars.numerator > 0n ? dollars : undefined} isPublic />}
      error={
        isNamed(field) ? (
          <AmountProblemText problem={field.problem} symbol={symbol} />
        ) : (
          isAllReserved(field) && <ReserveNote />
        )
      }
      flaw={flaw}
      end={
        field.isLoading ? (
          <Skeleton $width={pillWidth} $height={pillHeight} />
        ) : onPick ? (
          <TokenButton currency={currency} label={pickLabel} onPick={onPick} />
        ) : (
          currency && (
            <Given>
              <TokenLogo currency={currency} size={20} />
              {symbol}
            </Given>
          )
        )
      }
    />
  );
}
