import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { CurrencyInput } from '#features/currencyInput/index.ts';
import { shareStops } from '#ui/fields/shareStops.ts';
import { Slider } from '#ui/fields/Slider.tsx';
import { amountProblems, buttonText } from '../messages.ts';
import type { StakingProblem } from '../messages.ts';
import type { TypedAmount } from '#features/currencyInput/index.ts';

export interface AmountPartProps {
  readonly label: ReactNode;
  readonly inputLabel: string;
  readonly sliderLabel: string;
  readonly typed: TypedAmount;
  readonly problem: StakingProblem | undefined;
}

/** The amount, and its part of what there is: 25, 50, 75% or all. */
export function AmountPart({ label, inputLabel, sliderLabel, typed, problem }: AmountPartProps): ReactElement {
  const { t, i18n } = useLingui();
  const { field, percent } = typed;
  const symbol = shortenSymbol(field.currency?.symbol ?? '');
  return (
    <>
      <CurrencyInput
        label={label}
        inputLabel={inputLabel}
        field={field}
        flaw={problem && amountProblems.has(problem) ? i18n._(buttonText(problem, symbol)) : undefined}
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
