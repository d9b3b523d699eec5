import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Hex } from '#domain/multicall/types.ts';
import { importWithRetry } from '#lib/later.ts';
import { err, type Result } from '#lib/result.ts';
import { useWallet, useWalletProvider } from '#reads/wallet/useWallet.ts';
import { useAppStore } from '#state/hooks.ts';
import type { Job, SecondOpinion, SubmitProblem } from '#writes/plan/plan.ts';
import type { PartOfDraft } from './draftLink.ts';

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
   * after unmount. `draft`: default the hook's; with `rest` for a part of what the form has, which the caller changes.
   */
  submit(
    job: Job,
    summary: string,
    isStillMeant?: () => boolean,
    draft?: string | PartOfDraft,
  ): Promise<Result<Hex, SubmitProblem>>;
  /** Cancels before the wallet request; afterwards it only hides the transaction. */
  reset(): void;
}

interface Attempt {
  busy: boolean;
  /** Set if the chain has the transaction although the wallet refused it. */
  found?: Hex | undefined;
}

const IDLE: SubmitState = { phase: 'idle' };

const isDeclined = (sent: Result<Hex, SubmitProblem>): boolean =>
  !sent.ok && 'isDeclined' in sent.error && sent.error.isDeclined;

const endOf = (sent: Result<Hex, SubmitProblem>, before: Attempt): SubmitState => {
  if (sent.ok) return { phase: 'submitted', hash: sent.value };
  if (!isDeclined(sent)) return { phase: 'failed', problem: sent.error };
  return before.found ? { phase: 'submitted', hash: before.found } : IDLE;
};

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

  const attempt = useRef<Attempt>({ busy: false });
  const mounted = useIsMounted();

  const submit = useCallback<Submit['submit']>(
    async (job, summary, isStillMeant = () => true, draft = formDraft) => {
      if (!mounted.current) return err({ code: 'rejected', cause: undefined });
      if (attempt.current.busy) return err({ code: 'pendingInWallet', cause: undefined });
      const before = attempt.current;
      before.found = undefined;
      const mine: Attempt = { busy: true };
      attempt.current = mine;
      const show = (next: SubmitState): void => {
        if (attempt.current === mine) setState(next);
      };
      if (account) show({ phase: 'simulating' });
      const sent: Result<Hex, SubmitProblem> = account
        ? await (
            await loadSending()
          ).sendPlan(job, {
            store,
            summary,
            draft,
            account,
            getWallet: getProvider,
            isCurrent: () => mounted.current && attempt.current === mine && isStillMeant(),
            onRequest: (opinion) => show({ phase: 'awaitingWallet', opinion }),
            onFound: (hash) => {
              mine.found = hash;
              show({ phase: 'submitted', hash });
            },
          })
        : err({ code: 'noWallet' });
      mine.busy = false;
      show(endOf(sent, before));
      // The chain may still have the transaction of the attempt before.
      if (isDeclined(sent) && attempt.current === mine) attempt.current = before;
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
