import { useCallback, useMemo, useRef } from 'react';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { useAppStore } from '#state/hooks.ts';
import type { ApprovalTerms } from './approve.ts';
import type { TransactionPlan } from './plan.ts';
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

/** Approves an exchange to move a token. */
export const useApprove = (): Approve => {
  const { state, submit, simulate, reset } = useSubmit();
  const store = useAppStore();
  const dismissals = useRef(0);
  const approve = useCallback<Approve['approve']>(
    async (request) => {
      const { termsOf } = request;
      const dismissed = dismissals.current;
      const terms = termsOf();
      if (!terms) return;
      const isStillMeant = (): boolean => termsOf() !== undefined && dismissals.current === dismissed;
      const { runApproval } = await importWithRetry(() => import('./runApproval.ts'));
      await runApproval(request, terms, { submit, simulate, store, isStillMeant });
    },
    [submit, simulate, store],
  );
  const stop = useCallback(() => {
    dismissals.current += 1;
    reset();
  }, [reset]);
  return useMemo(() => ({ state, approve, reset: stop }), [state, approve, stop]);
};
