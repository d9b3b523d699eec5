import { useSummaryOf } from '#features/transactions/index.ts';
import { withApprovals } from '#writes/approve.ts';
import type { ApprovalTerms } from '#writes/approve.ts';
import type { TransactionPlan } from '#writes/plan.ts';
import { useSubmit } from '#writes/useSubmit.ts';
import type { SubmitState } from '#writes/useSubmit.ts';

export interface FarmSend {
  readonly state: SubmitState;
  /** The plan in words; empty without one. */
  readonly summary: string;
  /** Sends the plan, and as one transaction with it the approval that it needs. Undefined while there is no plan. */
  readonly send: (() => void) | undefined;
  readonly reset: () => void;
}

/** Sends what is done with a farm. */
export const useFarmSend = (plan: TransactionPlan | undefined, approval?: ApprovalTerms): FarmSend => {
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const summary = plan ? summaryOf(plan.info) : '';
  const send = plan && ((): void => void submit(withApprovals(approval ? [approval] : [], plan), summary));
  return { state, summary, send, reset };
};
