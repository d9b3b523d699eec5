import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { added } from '#state/transactions/slice.ts';
import type { SubmitProblem, TransactionPlan } from './plan.ts';
import { runPlan, simulateOnly } from './runPlan.ts';
import type { Run } from './runPlan.ts';

export { simulateOnly };

interface Sending extends Omit<Run, 'clockOffsetMs'> {
  readonly store: AppStore;
  /** Describes the transaction; kept with its record. */
  readonly summary: string;
}

/** Now, but after the last clearing of the list even if the clock went back since: a later record must stay. */
const addedTimeOf = (store: AppStore): number =>
  Math.max(Date.now(), (store.getState().clearedTimes[POLYGON_CHAIN_ID] ?? 0) + 1);

/** Runs a plan and records what was sent; returns its hash. */
export const sendPlan = async (
  plan: TransactionPlan,
  { store, summary, ...run }: Sending,
): Promise<Result<Hex, SubmitProblem>> => {
  const signedAtBlock = selectBlockNumber(store.getState());
  const sent = await runPlan(plan, { ...run, clockOffsetMs: () => store.getState().app.clockOffsetMs ?? 0 });
  if (!sent.ok) return sent;
  const { hash, presumed, multisig } = sent.value;
  // The same transaction signed again, after the node lost it, has the same hash and keeps its record.
  if (selectTransaction(store.getState(), POLYGON_CHAIN_ID, hash) !== undefined) return ok(hash);
  const { info, approval } = plan;
  store.dispatch(
    added({
      hash,
      from: run.account,
      chainId: POLYGON_CHAIN_ID,
      summary,
      info,
      ...(approval && { approval }),
      ...(multisig
        ? { safe: { threshold: multisig.threshold, searchedTo: signedAtBlock ?? Number.MAX_SAFE_INTEGER } }
        : presumed && { presumed, ...(signedAtBlock !== undefined && { signedAtBlock }) }),
      addedTime: addedTimeOf(store),
    }),
  );
  return ok(hash);
};
