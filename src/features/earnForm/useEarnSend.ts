import { useState } from 'react';
import { withApprovals, type ApprovalTerms } from '#writes/approvals/approve.ts';
import type { MakePlan } from '#writes/plan/plan.ts';
import { useSubmit, type SubmitState } from '#writes/sending/useSubmit.ts';
import { useSummaryOf } from '../transactions/index.ts';

export interface EarnSend {
  readonly state: SubmitState;
  /** Last transaction sent; empty before. */
  readonly summary: string;
  /** Includes the approval in the same transaction. Undefined without a plan. */
  readonly send: (() => void) | undefined;
  readonly reset: () => void;
}

/** `draft` is the key of the plan's input. */
export const useEarnSend = (makePlan: MakePlan | undefined, approval?: ApprovalTerms, draft?: string): EarnSend => {
  const { state, submit, reset } = useSubmit(draft);
  const summaryOf = useSummaryOf();
  const [summary, setSummary] = useState('');
  const send = async (): Promise<void> => {
    const plan = makePlan?.();
    if (!plan) return;
    const words = summaryOf(plan.info);
    setSummary(words);
    await submit(withApprovals(approval ? [approval] : [], plan), words);
  };
  return { state, summary, send: makePlan && (() => void send()), reset };
};
