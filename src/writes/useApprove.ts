import { useCallback, useMemo, useRef } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { ok } from '#lib/result.ts';
import { useAppStore } from '#state/hooks.ts';
import type { ApprovalTerms } from './approve.ts';
import type { TransactionPlan } from './plan.ts';
import { receiptOf } from './receiptOf.ts';
import { useSubmit } from './useSubmit.ts';
import type { SubmitState } from './useSubmit.ts';

export interface Approve {
  readonly state: SubmitState;
  /**
   * Sends the approval. A token that requires a reset to zero gets that first, and after its receipt the approval with
   * the terms of that time. `termsOf` is called right before each; the wallet is not asked once it returns undefined or
   * the component is unmounted. `nextPlan` is the transaction that needs the approval: it is simulated as if approved,
   * and if it would be refused, nothing is approved.
   */
  approve(request: ApprovalRequest): Promise<void>;
  reset(): void;
}

export interface ApprovalRequest {
  readonly termsOf: () => ApprovalTerms | undefined;
  readonly summaryOf: (info: TransactionInfo) => Promise<string>;
  readonly nextPlan?: (() => Promise<TransactionPlan | undefined>) | undefined;
}

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
          const [{ simulateAfterApproval }, next] = await Promise.all([
            import('./simulateAfterApproval.ts'),
            nextPlan(),
          ]);
          return next
            ? simulateAfterApproval(context, next, { token: terms.token.address, spender: terms.spender })
            : ok(undefined);
        },
      };

/** Approves an exchange to move a token. */
export const useApprove = (): Approve => {
  const { state, submit, simulate, reset } = useSubmit();
  const store = useAppStore();
  const dismissals = useRef(0);
  const approve = useCallback<Approve['approve']>(
    async ({ termsOf, summaryOf, nextPlan }) => {
      const dismissed = dismissals.current;
      const terms = termsOf();
      if (!terms) return;
      const isStillMeant = (): boolean => termsOf() !== undefined && dismissals.current === dismissed;
      const { nextApproval } = await importWithRetry(() => import('./approve.ts'));
      const plan = await nextApproval(terms, simulate);
      const sent = await submit(withSimulation(plan, terms, nextPlan), await summaryOf(plan.info), isStillMeant);
      if (!sent.ok || plan.info.kind !== 'resetApproval') return;
      const receipt = await receiptOf(store, POLYGON_CHAIN_ID, sent.value);
      const wanted = termsOf();
      if (!receipt || !isSuccess(receipt) || !wanted || !isStillMeant()) return;
      const next = await nextApproval({ ...wanted, allowance: 0n }, simulate);
      await submit(next, await summaryOf(next.info), isStillMeant);
    },
    [submit, simulate, store],
  );
  const stop = useCallback(() => {
    dismissals.current += 1;
    reset();
  }, [reset]);
  return useMemo(() => ({ state, approve, reset: stop }), [state, approve, stop]);
};
