import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { TransactionDialog } from '../transactions/index.ts';
import type { EarnSend } from './useEarnSend.ts';

export type EarnTransactionProps = Pick<EarnSend, 'state' | 'summary' | 'reset'>;

/** An account that refuses a batch continues step by step. */
export function EarnTransaction({ state, summary, reset }: EarnTransactionProps): ReactElement {
  const { t } = useLingui();
  const isNoBatch = state.phase === 'failed' && state.problem.code === 'noBatch';
  return (
    <TransactionDialog
      state={state}
      summary={summary}
      onDismiss={reset}
      retry={isNoBatch ? { label: t`Continue step by step`, onPress: reset } : undefined}
    />
  );
}
