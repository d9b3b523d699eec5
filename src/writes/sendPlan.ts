import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { added } from '#state/transactions/slice.ts';
import type { Job, SubmitProblem, TransactionPlan } from './plan.ts';
import { runPlan, simulateOnly } from './runPlan.ts';
import type { Run } from './runPlan.ts';

interface Sending extends Omit<Run, 'clockOffsetMs'> {
  readonly store: AppStore;
  /** Describes the transaction; kept with its record. */
  readonly summary: string;
}

/** Now, but after the last clearing of the list even if the clock went back since: a later record must stay. */
const addedTimeOf = (store: AppStore): number =>
  Math.max(Date.now(), (store.getState().clearedTimes[POLYGON_CHAIN_ID] ?? 0) + 1);

const plansOf = async (job: Job, account: Run['account']): Promise<readonly TransactionPlan[]> => {
  if (typeof job === 'function') return job((plan) => simulateOnly(plan, account));
  return 'contract' in job ? [job] : job;
};

/** Runs a job and records what was sent; returns its hash. */
export const sendPlan = async (job: Job, { store, summary, ...run }: Sending): Promise<Result<Hex, SubmitProblem>> => {
  const signedAtBlock = selectBlockNumber(store.getState());
  const plans = await plansOf(job, run.account);
  const sent = await runPlan(plans, { ...run, clockOffsetMs: () => store.getState().app.clockOffsetMs ?? 0 });
  if (!sent.ok) return sent;
  const { hash, presumed, multisig, callsId } = sent.value;
  // The same transaction signed again, after the node lost it, has the same hash and keeps its record.
  if (selectTransaction(store.getState(), POLYGON_CHAIN_ID, hash) !== undefined) return ok(hash);
  const main = plans.at(-1);
  if (!main) return ok(hash);
  const { info, approval } = main;
  const also = plans.slice(0, -1).map((plan) => plan.info);
  store.dispatch(
    added({
      hash,
      from: run.account,
      chainId: POLYGON_CHAIN_ID,
      summary,
      info,
      ...(approval && { approval }),
      ...(also.length > 0 && { also }),
      ...(callsId !== undefined && { callsId }),
      ...(multisig
        ? { safe: { threshold: multisig.threshold, searchedTo: signedAtBlock ?? Number.MAX_SAFE_INTEGER } }
        : presumed && { presumed, ...(signedAtBlock !== undefined && { signedAtBlock }) }),
      addedTime: addedTimeOf(store),
    }),
  );
  return ok(hash);
};
