import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { shareStops } from '#ui/fields/shareStops.ts';
import { Slider } from '#ui/fields/Slider.tsx';
import { CurrencyInput } from '../currencyInput/index.ts';
import type { ProblemText } from './earnWords.ts';
import type { TypedAmount } from './useTypedAmount.ts';

interface AmountPartProps extends ProblemText {
  readonly label: ReactNode;
  readonly inputLabel: string;
  readonly sliderLabel: string;
  readonly typed: TypedAmount;
}

const amountProblems: readonly unknown[] = [
  'belowOne',
  'belowMinimum',
  'exceedsRemaining',
  'insufficientBalance',
  'insufficientStake',
];

export function AmountPart({ label, inputLabel, sliderLabel, typed, problem, wordsOf }: AmountPartProps): ReactElement {
  const { t } = useLingui();
  const { field, percent } = typed;
  return (
    <>
      <CurrencyInput
        label={label}
        inputLabel={inputLabel}
        field={field}
        flaw={amountProblems.includes(problem) ? wordsOf(false) : undefined}
        onType={typed.type}
        onMax={field.balance === undefined ? undefined : () => typed.typePercent(100)}
      />
      <Slider
        label={sliderLabel}
        value={percent}
        stops={shareStops(t`Max`)}
        disabled={!field.balance}
        onChange={typed.typePercent}
      />
    </>
  );
}
