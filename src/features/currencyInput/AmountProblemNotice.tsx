import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AmountProblem } from '#domain/amounts/parseAmount.ts';

export const amountProblemText = (problem: AmountProblem, symbol: string): MessageDescriptor | undefined => {
  switch (problem.code) {
    case 'empty':
      return undefined;
    case 'notANumber':
      return msg`Enter digits with one decimal point.`;
    case 'tooManyDecimals': {
      const { decimals } = problem;
      return msg`${symbol} has ${decimals} decimals. Enter fewer decimals.`;
    }
    case 'tooLarge':
      return msg`No amount of ${symbol} is that large. Enter a smaller one.`;
  }
};

interface AmountProblemNoticeProps {
  readonly problem: AmountProblem;
  readonly symbol: string;
}

export function AmountProblemNotice({ problem, symbol }: AmountProblemNoticeProps): ReactElement {
  const { i18n } = useLingui();
  const problemText = amountProblemText(problem, symbol);
  return <>{problemText && i18n._(problemText)}</>;
}
