import { withApprovals } from '#writes/approve.ts';
import type { ApprovalTerms } from '#writes/approve.ts';
import type { TransactionPlan } from '#writes/plan.ts';
import { useSubmit } from '#writes/useSubmit.ts';
import type { SubmitState } from '#writes/useSubmit.ts';
import { useSummaryOf } from '../transactions/index.ts';

export interface EarnSend {
  readonly state: SubmitState;
  /** The plan in words; empty without one. */
  readonly summary: string;
  /** Sends the plan, and as one transaction with it the approval that it needs. Undefined while there is no plan. */
  readonly send: (() => void) | undefined;
  readonly reset: () => void;
}

/** Sends what puts something into a stake, takes it out or claims. */
export const useEarnSend = (plan: TransactionPlan | undefined, approval?: ApprovalTerms): EarnSend => {
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const summary = plan ? summaryOf(plan.info) : '';
  const send = plan && ((): void => void submit(withApprovals(approval ? [approval] : [], plan), summary));
  return { state, summary, send, reset };
};
