import { useState } from 'react';
import { useSameWallet } from '#writes/useSameWallet.ts';
import { useSubmit } from '#writes/useSubmit.ts';
import type { Submit, SubmitState } from '#writes/useSubmit.ts';
import { withApprovals } from '#writes/approve.ts';
import type { ApprovalTerms } from '#writes/approve.ts';
import type { MakePlan, TransactionPlan } from '#writes/plan.ts';
import { useSummaryOf } from './useSummaryOf.ts';

interface SendDialogOptions {
  /** Empties the form; called when the dialog of a sent transaction is closed. */
  readonly onClear: () => void;
  readonly onClose: () => void;
}

export interface SendDialog {
  readonly state: SubmitState;
  /** What was sent last, in words; empty before. */
  readonly summary: string;
  /**
   * Makes the plan and sends it, and as one transaction with it the approvals that it needs and what follows it. Undefined
   * if there is no plan any more.
   */
  send(
    makePlan: MakePlan,
    approvals?: readonly ApprovalTerms[],
    after?: readonly TransactionPlan[],
  ): ReturnType<Submit['submit']> | undefined;
  /** Closes the dialog. A plan that has not reached the wallet is not sent. */
  leave(): void;
  /** Closes the dialog, and empties the form if the plan was sent. */
  dismiss(): void;
  /** Returns from a failure to the confirmation, of `next`; leaves without one. */
  confirmNext<T>(next: T | undefined, onAccept: (next: T) => void): void;
}

/** One plan from its confirmation to its outcome. Nothing typed is lost unless the plan was sent. */
export const useSendDialog = ({ onClear, onClose }: SendDialogOptions): SendDialog => {
  const { state: sending, submit, reset } = useSubmit();
  const state = useSameWallet(sending);
  const summaryOf = useSummaryOf();
  const [summary, setSummary] = useState('');
  const send: SendDialog['send'] = (makePlan, approvals = [], after = []) => {
    const plan = makePlan();
    if (!plan) return undefined;
    const words = [plan, after.at(-1)].flatMap((one) => (one ? summaryOf(one.info) : [])).join('; ');
    setSummary(words);
    return submit(withApprovals(approvals, plan, after), words);
  };
  const leave = (): void => {
    reset();
    onClose();
  };
  return {
    state,
    summary,
    send,
    leave,
    dismiss: () => {
      if (state.phase === 'submitted') onClear();
      leave();
    },
    confirmNext: (next, onAccept) => {
      if (next === undefined) return leave();
      reset();
      onAccept(next);
    },
  };
};
