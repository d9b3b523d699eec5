import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import type { AmountProblem } from '#domain/amounts/parseAmount.ts';
import { amountProblemText } from './amountProblemText.ts';

export interface AmountProblemNoticeProps {
  readonly problem: AmountProblem;
  readonly symbol: string;
}

export function AmountProblemNotice({ problem, symbol }: AmountProblemNoticeProps): ReactElement {
  const { i18n } = useLingui();
  const problemText = amountProblemText(problem, symbol);
  return <>{problemText && i18n._(problemText)}</>;
}
