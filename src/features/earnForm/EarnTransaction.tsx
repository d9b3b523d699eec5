import { type ReactElement, useState } from 'react';
import { TransactionDialog, useSummaryOf } from '../transactions/index.ts';
import { withApprovals, type ApprovalTerms } from '#writes/approvals/approve.ts';
import type { MakePlan } from '#writes/plan/plan.ts';
import { useSubmit, type SubmitState } from '#writes/sending/useSubmit.ts';

export interface EarnSend {
  readonly state: SubmitState;
  readonly summary: string;
  readonly send: (() => void) | undefined;
  readonly reset: () => void;
}

/** @param draft key of the plan's draft */
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

type EarnTransactionProps = Pick<EarnSend, 'state' | 'summary' | 'reset'>;

export function EarnTransaction({ state, summary, reset }: EarnTransactionProps): ReactElement {
  return <TransactionDialog state={state} summary={summary} onDismiss={reset} inSteps />;
}
