import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import type { SubmitState } from '#writes/sending/useSubmit.ts';
import type { AddSideView } from './useAddSides.ts';

/** Spec section 8: the user closed the request, so the form shows no message. */
export const withoutRejection = (state: SubmitState): SubmitState =>
  state.phase === 'failed' && state.problem.code === 'rejected' ? { phase: 'idle' } : state;

export function ApproveToken({
  side,
  exchange,
}: {
  readonly side: AddSideView;
  readonly exchange: string;
}): ReactElement {
  const { t } = useLingui();
  const { sending, dismiss } = side.permission;
  const symbol = shortenSymbol(side.currency?.symbol ?? '');
  const state = withoutRejection(sending);
  return (
    <TransactionDialog
      state={state.phase === 'submitted' ? { phase: 'idle' } : state}
      summary={t`Allow ${exchange} to use your ${symbol}`}
      onDismiss={dismiss}
    />
  );
}
