import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { TransactionDialog } from '../transactions/index.ts';
import type { EarnSend } from './useEarnSend.ts';

export type EarnTransactionProps = Pick<EarnSend, 'state' | 'summary' | 'reset'>;

/** What becomes of what was sent. An account that refuses a batch goes on step by step. */
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
