import { useState } from 'react';
import { withApprovals } from '#writes/approve.ts';
import type { ApprovalTerms } from '#writes/approve.ts';
import type { MakePlan } from '#writes/plan.ts';
import { useSubmit } from '#writes/useSubmit.ts';
import type { SubmitState } from '#writes/useSubmit.ts';
import { useSummaryOf } from '../transactions/index.ts';

export interface EarnSend {
  readonly state: SubmitState;
  /** What was sent last, in words; empty before. */
  readonly summary: string;
  /** Sends the plan, and as one transaction with it the approval that it needs. Undefined while there is no plan. */
  readonly send: (() => void) | undefined;
  readonly reset: () => void;
}

/** Sends what puts something into a stake, takes it out or claims. */
export const useEarnSend = (makePlan: MakePlan | undefined, approval?: ApprovalTerms): EarnSend => {
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const [summary, setSummary] = useState('');
  const send = (): void => {
    const plan = makePlan?.();
    if (!plan) return;
    const words = summaryOf(plan.info);
    setSummary(words);
    void submit(withApprovals(approval ? [approval] : [], plan), words);
  };
  return { state, summary, send: makePlan && send, reset };
};
