import { useCallback, useMemo, useRef } from 'react';
import { importWithRetry } from '#lib/later.ts';
import { useAppStore } from '#state/hooks.ts';
import type { ApprovalRequest } from './runApproval.ts';
import { useSubmit, type SubmitState } from '#writes/sending/useSubmit.ts';

interface Approve {
  readonly state: SubmitState;
  /**
   * Sends a mined reset to zero first if the token requires one. Sends no wallet request once account, token or
   * spender differ, or after unmount. `nextPlan` is simulated as if approved; if it is refused, nothing is approved.
   */
  approve(request: ApprovalRequest): Promise<void>;
  reset(): void;
}

export const useApprove = (): Approve => {
  const { state, submit, reset } = useSubmit();
  const store = useAppStore();
  const dismissals = useRef(0);
  const approve = useCallback<Approve['approve']>(
    async (request) => {
      const dismissed = dismissals.current;
      const { runApproval } = await importWithRetry(() => import('./runApproval.ts'));
      await runApproval(request, { submit, store, isMeant: () => dismissals.current === dismissed });
    },
    [submit, store],
  );
  const stop = useCallback(() => {
    dismissals.current += 1;
    reset();
  }, [reset]);
  return useMemo(() => ({ state, approve, reset: stop }), [state, approve, stop]);
};
