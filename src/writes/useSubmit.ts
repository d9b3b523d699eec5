import { useCallback, useMemo, useRef, useState } from 'react';
import { simulate, send } from '../chain/send.ts';
import type { TransactionRequest } from '../chain/send.ts';
import { classifySendError } from '../chain/sendProblem.ts';
import type { SendProblem } from '../chain/sendProblem.ts';
import { readRpc } from '../chain/rpc/readRpc.ts';
import { POLYGON_CHAIN_ID } from '../config/chains.ts';
import type { Hex } from '../domain/multicall/types.ts';
import type { Address } from '../domain/tokens/types.ts';
import { err, ok } from '../lib/result.ts';
import type { Result } from '../lib/result.ts';
import { useWallet, useWalletProvider } from '../reads/useWallet.ts';
import { selectBlockNumber } from '../state/app/selectors.ts';
import { useAppStore } from '../state/hooks.ts';
import type { RootState } from '../state/rootReducer.ts';
import { selectTransaction } from '../state/transactions/selectors.ts';
import { added } from '../state/transactions/slice.ts';
import type { TransactionAdded } from '../state/transactions/slice.ts';
import type { Asker, PlanProblem, TransactionPlan } from './plan.ts';
import { presumeSigned } from './presumeSigned.ts';

export type SubmitProblem = SendProblem | PlanProblem;

export type SubmitState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'simulating' }
  | { readonly phase: 'awaitingWallet' }
  | { readonly phase: 'submitted'; readonly hash: Hex }
  | { readonly phase: 'failed'; readonly problem: SubmitProblem };

export interface Submit {
  readonly state: SubmitState;
  /** Simulates, asks the wallet, records. `summary` is the transaction in words, kept with the record. */
  submit(plan: TransactionPlan, summary: string): Promise<Result<Hex, SubmitProblem>>;
  /** Runs the plan without sending it: tells whether the contract would take it. */
  tryOut(plan: TransactionPlan): Promise<Result<void, SubmitProblem>>;
  /** Back to idle. Before the wallet is asked this stops the transaction; afterwards it only stops showing it. */
  reset(): void;
}

const IDLE: SubmitState = { phase: 'idle' };

const requestOf = (plan: TransactionPlan, from: Address): TransactionRequest => ({
  from,
  to: plan.contract,
  data: plan.callData,
  value: plan.value,
});

/** What is known of a transaction beside its plan: nothing of it holds up the record. */
type Known = Pick<TransactionAdded, 'presumed' | 'signedAtBlock'>;

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

/** The problem, or what stands behind it where the plan can find out. */
const explained = async (
  plan: TransactionPlan,
  asker: Asker,
  problem: SendProblem,
): Promise<Result<never, SubmitProblem>> => {
  const cause = problem.code === 'reverted' ? await plan.explain?.(asker, problem) : undefined;
  return err(cause ?? problem);
};

/** The one way a transaction leaves the app: idle, simulating, awaitingWallet, submitted or failed. */
export const useSubmit = (): Submit => {
  const [state, setState] = useState<SubmitState>(IDLE);
  const { account } = useWallet();
  const getProvider = useWalletProvider();
  const store = useAppStore();

  const attempt = useRef({ busy: false });

  const submit = useCallback<Submit['submit']>(
    async (plan, summary) => {
      if (attempt.current.busy) return err({ code: 'pendingInWallet', cause: undefined });
      const mine = { busy: true };
      attempt.current = mine;
      const show = (next: SubmitState): void => {
        if (attempt.current === mine) setState(next);
      };
      let known: Known = {};
      const run = async (): Promise<Result<Hex, SubmitProblem>> => {
        const wallet = await getProvider();
        if (!account || !wallet) return err({ code: 'noWallet' });
        show({ phase: 'simulating' });
        const settled = (await plan.refresh?.()) ?? plan;
        const request = requestOf(settled, account);
        const asker = { reader: readRpc, from: account };
        const signedAtBlock = selectBlockNumber(store.getState());
        void presumeSigned(readRpc, request).then((presumed) => {
          if (presumed) known = { presumed, ...(signedAtBlock !== undefined && { signedAtBlock }) };
        });
        const [simulated, inspected] = await Promise.all([simulate(readRpc, request), plan.inspect?.(asker)]);
        if (inspected && !inspected.ok) return inspected;
        if (!simulated.ok) return explained(plan, asker, simulated.error);
        const { returned, gasLimit } = simulated.value;
        const checked = settled.check?.(returned);
        if (checked && !checked.ok) return checked;
        if (attempt.current !== mine) return err({ code: 'rejected', cause: undefined });
        show({ phase: 'awaitingWallet' });
        return send(wallet, request, { chainId: POLYGON_CHAIN_ID, gasLimit });
      };
      const sent = await run().catch((cause: unknown) => err(classifySendError(cause)));
      mine.busy = false;
      if (!sent.ok) {
        show({ phase: 'failed', problem: sent.error });
        return sent;
      }
      // The same transaction signed again, after the node has lost it, has the same hash: its record goes on.
      const isRecorded = selectTransaction(store.getState(), POLYGON_CHAIN_ID, sent.value) !== undefined;
      if (account && !isRecorded) {
        const addedTime = addedTimeOf(store.getState());
        store.dispatch(added({ ...recordOf(plan, account, sent.value, summary), ...known, addedTime }));
      }
      show({ phase: 'submitted', hash: sent.value });
      return sent;
    },
    [account, getProvider, store],
  );

  const tryOut = useCallback<Submit['tryOut']>(
    async (plan) => {
      if (!account) return err({ code: 'noWallet' });
      const simulated = await simulate(readRpc, requestOf(plan, account));
      return simulated.ok ? ok(undefined) : simulated;
    },
    [account],
  );

  const reset = useCallback(() => {
    attempt.current = { busy: false };
    setState(IDLE);
  }, []);
  return useMemo(() => ({ state, submit, tryOut, reset }), [state, submit, tryOut, reset]);
};
