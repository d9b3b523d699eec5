import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { TransactionDialog } from '../transactions/index.ts';
import type { EarnSend } from './useEarnSend.ts';

export interface EarnTransactionProps extends Pick<EarnSend, 'state' | 'summary' | 'reset'> {
  /** Once it is sent, the dialog was closed. */
  readonly onSent?: () => void;
}

/** What becomes of what was sent. An account that refuses a batch goes on step by step. */
export function EarnTransaction({ state, summary, reset, onSent }: EarnTransactionProps): ReactElement {
  const { t } = useLingui();
  const isNoBatch = state.phase === 'failed' && state.problem.code === 'noBatch';
  const dismiss = (): void => {
    if (state.phase === 'submitted') onSent?.();
    reset();
  };
  return (
    <TransactionDialog
      state={state}
      summary={summary}
      onDismiss={dismiss}
      retry={isNoBatch ? { label: t`Continue step by step`, onPress: reset } : undefined}
    />
  );
}
