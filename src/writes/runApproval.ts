import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { ok } from '#lib/result.ts';
import type { AppStore } from '#state/hooks.ts';
import { nextApproval } from './approve.ts';
import type { ApprovalTerms } from './approve.ts';
import type { TransactionPlan } from './plan.ts';
import { receiptOf } from './receiptOf.ts';
import { simulateAfterApproval } from './simulateAfterApproval.ts';
import type { ApprovalRequest } from './useApprove.ts';
import type { Submit } from './useSubmit.ts';

/** The plan of an approval that first simulates the transaction that needs it. */
const withSimulation = (
  plan: TransactionPlan,
  terms: ApprovalTerms,
  nextPlan: ApprovalRequest['nextPlan'],
): TransactionPlan =>
  nextPlan === undefined
    ? plan
    : {
        ...plan,
        inspect: async (context) => {
          const next = await nextPlan();
          return next
            ? simulateAfterApproval(context, next, { token: terms.token.address, spender: terms.spender })
            : ok(undefined);
        },
      };

interface Approving extends Pick<Submit, 'submit' | 'simulate'> {
  readonly store: AppStore;
  readonly isStillMeant: () => boolean;
}

/** Sends an approval, and after a reset to zero the approval itself; see `Approve.approve`. */
export const runApproval = async (
  { termsOf, summaryOf, nextPlan }: ApprovalRequest,
  terms: ApprovalTerms,
  { submit, simulate, store, isStillMeant }: Approving,
): Promise<void> => {
  const plan = await nextApproval(terms, simulate);
  const sent = await submit(withSimulation(plan, terms, nextPlan), await summaryOf(plan.info), isStillMeant);
  if (!sent.ok || plan.info.kind !== 'resetApproval') return;
  const receipt = await receiptOf(store, POLYGON_CHAIN_ID, sent.value);
  const wanted = termsOf();
  if (!receipt || !isSuccess(receipt) || !wanted || !isStillMeant()) return;
  const next = await nextApproval({ ...wanted, allowance: 0n }, simulate);
  await submit(next, await summaryOf(next.info), isStillMeant);
};
