import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { useWallet, useWalletProvider } from '#reads/wallet/useWallet.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import { useAppStore } from '#state/hooks.ts';
import type { RootState } from '#state/rootReducer.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { added } from '#state/transactions/slice.ts';
import type { TransactionAdded } from '#state/transactions/slice.ts';
import type { SubmitProblem, TransactionPlan } from './plan.ts';

/** What it takes to send comes with the first press. */
const loadSending = () => importWithRetry(() => import('./runPlan.ts'));

export type SubmitState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'simulating' }
  | { readonly phase: 'awaitingWallet' }
  | { readonly phase: 'submitted'; readonly hash: Hex }
  | { readonly phase: 'failed'; readonly problem: SubmitProblem };

export interface Submit {
  readonly state: SubmitState;
  /**
   * Simulates, asks the wallet, records. `summary` is the transaction in words, kept with the record. The wallet is not
   * asked any more once `isStillMeant` says no, or the component is gone.
   */
  submit(plan: TransactionPlan, summary: string, isStillMeant?: () => boolean): Promise<Result<Hex, SubmitProblem>>;
  /** Runs the plan without sending it: tells whether the contract would take it. */
  tryOut(plan: TransactionPlan): Promise<Result<void, SubmitProblem>>;
  /** Back to idle. Before the wallet is asked this stops the transaction; afterwards it only stops showing it. */
  reset(): void;
}

const IDLE: SubmitState = { phase: 'idle' };

const recordOf = (
  plan: TransactionPlan,
  from: Address,
  hash: Hex,
  summary: string,
): Omit<TransactionAdded, 'addedTime'> => ({
  hash,
  from,
  chainId: POLYGON_CHAIN_ID,
  summary,
  info: plan.info,
  ...(plan.approval ? { approval: plan.approval } : {}),
});

/** Now, or just after the list was cleared where the clock went back since: what is added later stays. */
const addedTimeOf = ({ clearedTimes }: RootState): number =>
  Math.max(Date.now(), (clearedTimes[POLYGON_CHAIN_ID] ?? 0) + 1);

/** The one way a transaction leaves the app: idle, simulating, awaitingWallet, submitted or failed. */
export const useSubmit = (): Submit => {
  const [state, setState] = useState<SubmitState>(IDLE);
  const { account } = useWallet();
  const getProvider = useWalletProvider();
  const store = useAppStore();

  const attempt = useRef({ busy: false });
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const submit = useCallback<Submit['submit']>(
    async (plan, summary, isStillMeant = () => true) => {
      if (!isThere.current) return err({ code: 'rejected', cause: undefined });
      if (attempt.current.busy) return err({ code: 'pendingInWallet', cause: undefined });
      const mine = { busy: true };
      attempt.current = mine;
      const show = (next: SubmitState): void => {
        if (attempt.current === mine) setState(next);
      };
      const fail = (problem: SubmitProblem): Result<never, SubmitProblem> => {
        mine.busy = false;
        show({ phase: 'failed', problem });
        return err(problem);
      };
      if (!account) return fail({ code: 'noWallet' });
      show({ phase: 'simulating' });
      const { runPlan } = await loadSending();
      const signedAtBlock = selectBlockNumber(store.getState());
      const sent = await runPlan(plan, {
        account,
        getWallet: getProvider,
        clockOffsetMs: () => store.getState().app.clockOffsetMs ?? 0,
        isWanted: () => isThere.current && attempt.current === mine && isStillMeant(),
        onAsk: () => show({ phase: 'awaitingWallet' }),
      });
      if (!sent.ok) return fail(sent.error);
      mine.busy = false;
      const { hash, presumed } = sent.value;
      // The same transaction signed again, after the node has lost it, has the same hash: its record goes on.
      const isRecorded = selectTransaction(store.getState(), POLYGON_CHAIN_ID, hash) !== undefined;
      if (!isRecorded) {
        const addedTime = addedTimeOf(store.getState());
        const known = presumed && { presumed, ...(signedAtBlock !== undefined && { signedAtBlock }) };
        store.dispatch(added({ ...recordOf(plan, account, hash, summary), ...known, addedTime }));
      }
      show({ phase: 'submitted', hash });
      return ok(hash);
    },
    [account, getProvider, store],
  );

  const tryOut = useCallback<Submit['tryOut']>(
    async (plan) => {
      if (!account) return err({ code: 'noWallet' });
      const { tryPlan } = await loadSending();
      return tryPlan(plan, account);
    },
    [account],
  );

  const reset = useCallback(() => {
    attempt.current = { busy: false };
    setState(IDLE);
  }, []);
  return useMemo(() => ({ state, submit, tryOut, reset }), [state, submit, tryOut, reset]);
};
