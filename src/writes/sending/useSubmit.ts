import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Hex } from '#domain/multicall/types.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { err, type Result } from '#lib/result.ts';
import { useWallet, useWalletProvider } from '#reads/wallet/useWallet.ts';
import { useAppStore } from '#state/hooks.ts';
import { drafts } from '#stores/drafts.ts';
import type { Job, SecondOpinion, SubmitProblem } from '#writes/plan/plan.ts';

const loadSending = () => importWithRetry(() => import('./sendPlan.ts'));

export type SubmitState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'simulating' }
  | { readonly phase: 'awaitingWallet'; readonly opinion?: SecondOpinion }
  | { readonly phase: 'submitted'; readonly hash: Hex }
  | { readonly phase: 'failed'; readonly problem: SubmitProblem };

export interface Submit {
  readonly state: SubmitState;
  /**
   * Several plans leave as one transaction. If the account cannot do that, the problem is `noBatch`, and they must be
   * sent one by one. `summary` is kept with the record. No wallet request is sent once `isStillMeant` is false or
   * after unmount. `draft`: default the hook's.
   */
  submit(job: Job, summary: string, isStillMeant?: () => boolean, draft?: string): Promise<Result<Hex, SubmitProblem>>;
  /** Cancels before the wallet request; afterwards it only hides the transaction. */
  reset(): void;
}

const IDLE: SubmitState = { phase: 'idle' };

const useIsMounted = () => {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
};

/** @param formDraft key of the form's draft, which is emptied once its transaction has succeeded */
export const useSubmit = (formDraft = ''): Submit => {
  const [state, setState] = useState<SubmitState>(IDLE);
  const { signer: account } = useWallet();
  const getProvider = useWalletProvider();
  const store = useAppStore();

  const attempt = useRef({ busy: false });
  const mounted = useIsMounted();

  const submit = useCallback<Submit['submit']>(
    async (job, summary, isStillMeant = () => true, draft = formDraft) => {
      if (!mounted.current) return err({ code: 'rejected', cause: undefined });
      if (attempt.current.busy) return err({ code: 'pendingInWallet', cause: undefined });
      const mine = { busy: true };
      attempt.current = mine;
      const show = (next: SubmitState): void => {
        if (attempt.current === mine) setState(next);
      };
      if (account) show({ phase: 'simulating' });
      const typed = drafts.read(draft);
      const sent: Result<Hex, SubmitProblem> = account
        ? await (
            await loadSending()
          ).sendPlan(job, {
            store,
            summary,
            account,
            getWallet: getProvider,
            isCurrent: () => mounted.current && attempt.current === mine && isStillMeant(),
            onRequest: (opinion) => show({ phase: 'awaitingWallet', opinion }),
            onFound: (hash) => {
              if (drafts.read(draft) === typed) drafts.sent(draft, hash);
              show({ phase: 'submitted', hash });
            },
          })
        : err({ code: 'noWallet' });
      mine.busy = false;
      if (sent.ok) drafts.sent(draft, sent.value);
      const isDeclined = !sent.ok && sent.error.code === 'requestWaiting' && sent.error.isDeclined;
      const failed: SubmitState = sent.ok || isDeclined ? IDLE : { phase: 'failed', problem: sent.error };
      show(sent.ok ? { phase: 'submitted', hash: sent.value } : failed);
      return sent;
    },
    [account, formDraft, getProvider, store, mounted],
  );

  const reset = useCallback(() => {
    attempt.current = { busy: false };
    setState(IDLE);
  }, []);
  return useMemo(() => ({ state, submit, reset }), [state, submit, reset]);
};
