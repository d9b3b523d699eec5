import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { SubmitState } from '../../writes/useSubmit.ts';
import { TransactionDialog } from '../transactions/index.ts';

interface ApprovalDialogProps {
  readonly state: SubmitState;
  readonly symbol: string;
  readonly onDismiss: () => void;
}

export function ApprovalDialog({ state, symbol, onDismiss }: ApprovalDialogProps): ReactElement {
  const { t } = useLingui();
  return (
    <TransactionDialog state={state} summary={t`Allow the exchange to use your ${symbol}`} onDismiss={onDismiss} />
  );
}
