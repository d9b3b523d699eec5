import { useCallback, useMemo } from 'react';
import { POLYGON_CHAIN_ID } from '../config/chains.ts';
import { isSuccess } from '../domain/transactions/isSuccess.ts';
import type { TransactionInfo } from '../domain/transactions/types.ts';
import { useAppStore } from '../state/hooks.ts';
import { nextApproval } from './approve.ts';
import type { ApprovalTerms } from './approve.ts';
import { receiptOf } from './receiptOf.ts';
import { useSubmit } from './useSubmit.ts';
import type { SubmitState } from './useSubmit.ts';

export interface Approve {
  readonly state: SubmitState;
  /** Sends the approval; where the token wants zero first, that is sent, waited for, and then the approval. */
  approve(terms: ApprovalTerms, summaryOf: (info: TransactionInfo) => string): Promise<void>;
  reset(): void;
}

/** Lets the exchange move a token. */
export const useApprove = (): Approve => {
  const { state, submit, tryOut, reset } = useSubmit();
  const store = useAppStore();
  const approve = useCallback<Approve['approve']>(
    async (terms, summaryOf) => {
      const plan = await nextApproval(terms, tryOut);
      const sent = await submit(plan, summaryOf(plan.info));
      if (!sent.ok || plan.info.kind !== 'resetApproval') return;
      const receipt = await receiptOf(store, POLYGON_CHAIN_ID, sent.value);
      if (!receipt || !isSuccess(receipt)) return;
      const next = await nextApproval({ ...terms, allowance: 0n }, tryOut);
      await submit(next, summaryOf(next.info));
    },
    [submit, tryOut, store],
  );
  return useMemo(() => ({ state, approve, reset }), [state, approve, reset]);
};
