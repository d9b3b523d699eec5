import type { ReactElement } from 'react';
import { TransactionDialog } from '../transactions/index.ts';
import type { EarnSend } from './useEarnSend.ts';

type EarnTransactionProps = Pick<EarnSend, 'state' | 'summary' | 'reset'>;

export function EarnTransaction({ state, summary, reset }: EarnTransactionProps): ReactElement {
  return <TransactionDialog state={state} summary={summary} onDismiss={reset} inSteps />;
}
