import { useState } from 'react';
import { useSameWallet } from '#writes/wallet/useSameWallet.ts';
import { useSubmit, type Submit, type SubmitState } from '#writes/sending/useSubmit.ts';
import { withApprovals, type ApprovalTerms } from '#writes/approvals/approve.ts';
import { mainIndex } from '#writes/plan/mainPlan.ts';
import type { MakePlan, TransactionPlan } from '#writes/plan/plan.ts';
import { useSummaryOf } from './useSummaryOf.ts';

interface SendDialogOptions {
  readonly draft: string;
  readonly onClose: () => void;
}

interface SendDialog {
  readonly state: SubmitState;
  readonly summary: string;
  /** Sends one transaction with the approvals and plans. Resolves to undefined if the plan can no longer be made. */
  send(
    makePlan: MakePlan,
    approvals?: readonly ApprovalTerms[],
    after?: readonly TransactionPlan[],
  ): Promise<Awaited<ReturnType<Submit['submit']>> | undefined>;
  /** Closes the dialog. A plan that the wallet has not received is not sent. */
  leave(): void;
  /** Returns from a failure to the confirmation of `next`; closes if it is undefined. */
  confirmNext<T>(next: T | undefined, onAccept: (next: T) => void): void;
}

export const useSendDialog = ({ draft, onClose }: SendDialogOptions): SendDialog => {
  const { state: sending, submit, reset } = useSubmit(draft);
  const state = useSameWallet(sending);
  const summaryOf = useSummaryOf();
  const [summary, setSummary] = useState('');
  const send: SendDialog['send'] = async (makePlan, approvals = [], after = []) => {
    const plan = makePlan();
    if (!plan) return undefined;
    const words = [plan, after[mainIndex(after)]].flatMap((entry) => (entry ? summaryOf(entry.info) : [])).join('; ');
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
    confirmNext: (next, onAccept) => {
      if (next === undefined) return leave();
      reset();
      onAccept(next);
    },
  };
};
