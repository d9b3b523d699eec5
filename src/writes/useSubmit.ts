import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { useWallet, useWalletProvider } from '#reads/wallet/useWallet.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import { useAppStore } from '#state/hooks.ts';
import type { AppStore } from '#state/hooks.ts';
import type { RootState } from '#state/rootReducer.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { added } from '#state/transactions/slice.ts';
import type { SubmitProblem, TransactionPlan } from './plan.ts';
import type { Sent } from './runPlan.ts';

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

/** Now, or just after the list was cleared where the clock went back since: what is added later stays. */
const addedTimeOf = ({ clearedTimes }: RootState): number =>
  Math.max(Date.now(), (clearedTimes[POLYGON_CHAIN_ID] ?? 0) + 1);

interface SentAs extends Sent {
  readonly from: Address;
  readonly summary: string;
  /** The block shown when the wallet was asked. */
  readonly signedAtBlock: number | undefined;
}

/** The same transaction signed again, after the node has lost it, has the same hash: its record goes on. */
const recordSent = (store: AppStore, { info, approval }: TransactionPlan, sent: SentAs): void => {
  const { hash, from, summary, presumed, signedAtBlock } = sent;
  if (selectTransaction(store.getState(), POLYGON_CHAIN_ID, hash) !== undefined) return;
  store.dispatch(
    added({
      hash,
      from,
      chainId: POLYGON_CHAIN_ID,
      summary,
      info,
      ...(approval && { approval }),
      ...(presumed && { presumed, ...(signedAtBlock !== undefined && { signedAtBlock }) }),
      addedTime: addedTimeOf(store.getState()),
    }),
  );
};

/** Whether the component is there. */
const useIsMounted = (): RefObject<boolean> => {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
};

/** The one way a transaction leaves the app: idle, simulating, awaitingWallet, submitted or failed. */
export const useSubmit = (): Submit => {
  const [state, setState] = useState<SubmitState>(IDLE);
  const { account } = useWallet();
  const getProvider = useWalletProvider();
  const store = useAppStore();

  const attempt = useRef({ busy: false });
  const isThere = useIsMounted();

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
      recordSent(store, plan, { ...sent.value, from: account, summary, signedAtBlock });
      show({ phase: 'submitted', hash: sent.value.hash });
      return ok(sent.value.hash);
    },
    [account, getProvider, store, isThere],
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
