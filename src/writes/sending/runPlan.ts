import { batching } from '#chain/connectors/batching.ts';
import type { Eip1193Provider } from '#chain/connectors/eip1193.ts';
import { multisigOf, type Multisig } from '#chain/connectors/multisig.ts';
import { readerAt } from '#chain/rpc/readerAt.ts';
import { send, simulate, type RequestTerms, type TransactionRequest } from '#chain/sending/send.ts';
import { newCallsId, sendBatch } from '#chain/sending/sendBatch.ts';
import { classifySendError } from '#chain/sending/sendProblem.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { RequestedCall, SignedFacts } from '#domain/transactions/types.ts';
import { importWithRetry } from '#lib/later.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { explainProblem } from '#writes/checks/explainProblem.ts';
import { startGasMoneyCheck } from '#writes/checks/gasMoney.ts';
import {
  blameLaggingNode,
  checkLast,
  patientBlockReader,
  readBlock,
  reader,
  seesBlock,
  type Confirmable,
} from '#writes/checks/lastChecks.ts';
import type { SecondOpinion, SimulationContext, SubmitProblem, TransactionPlan } from '#writes/plan/plan.ts';
import { startPrediction, requestedCallOf, requestedOf } from './prediction.ts';
import { isTransient } from '#writes/checks/isTransient.ts';
import { checkReturned, inspectPlan, refreshPlan } from '#writes/checks/planRules.ts';
import { simulateAfterApproval } from '#writes/checks/simulateAfterApproval.ts';
import { confirmBySecondNode } from '#writes/checks/secondNode.ts';
import type { Requested } from './walletRequest.ts';

const requestOf = (plan: TransactionPlan, from: Address): TransactionRequest => ({
  from,
  to: plan.contract,
  data: plan.callData,
  value: plan.value,
});

export interface Run {
  readonly account: Address;
  readonly getWallet: () => Promise<Eip1193Provider | undefined>;
  readonly clockOffsetMs: () => number;
  readonly isCurrent: () => boolean;
  /** Runs right before the wallet opens; a problem sends nothing. */
  readonly onRequest: (opinion: SecondOpinion, requested: Requested) => SubmitProblem | undefined;
}

export interface Sent {
  readonly hash: Hex;
  /** Undefined if the nonce was not known in time; sending does not wait for it. */
  readonly presumed: SignedFacts | undefined;
  readonly calls: readonly RequestedCall[];
  readonly multisig: Multisig | undefined;
  /** The wallet's id of a batch that has no hash on any chain (EIP-5792). */
  readonly callsId?: string | undefined;
}

interface Prepared extends Confirmable {
  readonly doubtfulFee: bigint | undefined;
  requested(): Requested;
  requestFromWallet(terms: RequestTerms<SubmitProblem>): Promise<Result<Sent, SubmitProblem>>;
}

interface Refreshed {
  readonly plans: readonly TransactionPlan[];
  readonly at: Confirmable['at'];
  readonly context: SimulationContext;
}

/** Reads price-sensitive values at one block, at which the simulation must run. Rejects as the node does. */
const refresh = async (plans: readonly TransactionPlan[], from: Address): Promise<Refreshed> => {
  const [refreshed, at] = await Promise.all([
    Promise.all(plans.map(refreshPlan)),
    plans.some(({ priceSensitive }) => priceSensitive) ? readBlock('latest') : undefined,
  ]);
  return { plans: refreshed, at, context: { reader: at ? readerAt(patientBlockReader, at.number) : reader, from } };
};

const inspectEnabled = async (
  { enables, approval }: TransactionPlan,
  context: SimulationContext,
): Promise<Result<void, SubmitProblem>> =>
  enables && approval
    ? simulateAfterApproval(context, enables, { token: approval.tokenAddress, spender: approval.spender })
    : ok(undefined);

const inspect = async (
  plans: readonly TransactionPlan[],
  { at, context }: Refreshed,
): Promise<Result<void, SubmitProblem>> => {
  const [hasBlock, ...inspected] = await Promise.all([
    at === undefined || seesBlock(at),
    ...plans.map((plan) => inspectPlan(plan, context)),
    ...plans.map((plan) => inspectEnabled(plan, context)),
  ]);
  if (!hasBlock) return err({ code: 'nodeBehind' });
  return inspected.find((entry) => !entry.ok) ?? ok(undefined);
};

const loadSimulation = () => import('#writes/checks/simulateMoves.ts');

/**
 * Compares simulated with shown amounts. A node that cannot simulate balances, or a contract that serves no account
 * with code, is no problem. Never rejects.
 */
const simulateAndCompare = async (
  plan: TransactionPlan,
  context: SimulationContext,
): Promise<Result<void, SubmitProblem>> => {
  if ('nothing' in plan.moves) return ok(undefined);
  const { compareMoves, simulateMoves } = await importWithRetry(loadSimulation);
  const moved = await simulateMoves(context, [plan]);
  return moved.ok ? compareMoves(moved.value) : ok(undefined);
};

const prepareOne = async (
  plan: TransactionPlan,
  from: Address,
  wallet: Eip1193Provider,
): Promise<Result<Prepared, SubmitProblem>> => {
  const ready = await refresh([plan], from);
  const { at, context } = ready;
  const refreshed = ready.plans[0] ?? plan;
  const request = requestOf(refreshed, from);
  const presumed = startPrediction(request);
  const lackOf = startGasMoneyCheck(reader, wallet, from);
  const calls = [requestedCallOf(refreshed)];
  const confirmed = confirmBySecondNode([refreshed], { reader: patientBlockReader, wallet, from, at: at?.number });
  const [simulated, inspected, held] = await Promise.all([
    simulate(context.reader, request),
    inspect([plan], ready),
    simulateAndCompare(refreshed, context),
  ]);
  if (!inspected.ok) return inspected;
  if (!simulated.ok) return explainProblem(plan, context, simulated.error, true);
  const { returned, gasLimit } = simulated.value;
  const settling = refreshed.settlesOncePerBlock === true ? rules.gas.oncePerBlock : 0n;
  const checked = checkReturned(refreshed, returned);
  if (!checked.ok) return checked;
  if (!held.ok) return held;
  const { lack, doubtfulFee } = await lackOf(request.value, gasLimit);
  if (lack) return err(lack);
  const requestFromWallet: Prepared['requestFromWallet'] = async (terms) => {
    const sent = await send<SubmitProblem>(wallet, request, { ...terms, gasLimit: gasLimit + settling });
    return sent.ok ? ok({ hash: sent.value, presumed: presumed.current(), calls, multisig: multisigOf(wallet) }) : sent;
  };
  const requested = () => requestedOf(calls, presumed, { multisig: multisigOf(wallet), callsId: undefined });
  return ok({ at, confirmed, doubtfulFee, requested, requestFromWallet });
};

/** Simulates all plans as one transaction. Rejects as the node does. */
const prepareBatch = async (
  plans: readonly TransactionPlan[],
  from: Address,
  wallet: Eip1193Provider,
): Promise<Result<Prepared, SubmitProblem>> => {
  const [ready, { compareMoves, simulateMoves }] = await Promise.all([
    refresh(plans, from),
    importWithRetry(loadSimulation),
  ]);
  const { at, context } = ready;
  const calls = ready.plans.map(({ contract: to, callData: data, value }) => ({ to, data, value }));
  const requestedCalls = ready.plans.map(requestedCallOf);
  const id = newCallsId();
  const lackOf = startGasMoneyCheck(reader, wallet, from);
  // The last call distinguishes the batch from anything else that the account signs.
  const presumed = startPrediction({ from, to: from, data: calls.at(-1)?.data ?? '0x', value: 0n });
  const confirmed = confirmBySecondNode(ready.plans, { reader: patientBlockReader, wallet, from, at: at?.number });
  const [simulated, inspected] = await Promise.all([simulateMoves(context, ready.plans), inspect(plans, ready)]);
  if (!inspected.ok) return inspected;
  if (!simulated.ok) {
    const { error } = simulated;
    const refused = error.kind === 'refused' ? plans[error.index] : undefined;
    if (refused) return explainProblem(refused, context, error.problem, false);
    return err(error.problem.code === 'network' ? error.problem : { code: 'noBatch', cause: error.problem });
  }
  const failed = ready.plans
    .map((plan, index) => checkReturned(plan, simulated.value[index]?.returned ?? '0x'))
    .find((checked) => !checked.ok);
  if (failed) return failed;
  const held = compareMoves(simulated.value);
  if (!held.ok) return held;
  const sum = calls.reduce((total, { value }) => total + value, 0n);
  const { lack, doubtfulFee } = await lackOf(sum, undefined);
  if (lack) return err(lack);
  const requestFromWallet: Prepared['requestFromWallet'] = async (terms) => {
    const sent = await sendBatch<SubmitProblem>(wallet, from, { calls, id }, terms);
    const known = { presumed: presumed.current(), calls: requestedCalls, multisig: multisigOf(wallet) };
    return sent.ok ? ok({ ...sent.value, ...known }) : sent;
  };
  const requested = () => requestedOf(requestedCalls, presumed, { multisig: multisigOf(wallet), callsId: id });
  return ok({ at, confirmed, doubtfulFee, requested, requestFromWallet });
};

const runOnce = async (
  plans: readonly TransactionPlan[],
  wallet: Eip1193Provider,
  run: Run,
): Promise<Result<Sent, SubmitProblem>> => {
  const [plan, ...others] = plans;
  if (!plan) return err({ code: 'unknown', cause: new Error('A job needs a plan.') });
  const prepared = await (others.length === 0
    ? prepareOne(plan, run.account, wallet)
    : prepareBatch(plans, run.account, wallet));
  if (!prepared.ok) return err(await blameLaggingNode(prepared.error, wallet, run.clockOffsetMs));
  let opinion: SecondOpinion = { by: undefined };
  return prepared.value.requestFromWallet({
    chainId: POLYGON_CHAIN_ID,
    lastCheck: async () => {
      const checked = await checkLast(prepared.value, wallet, run.clockOffsetMs);
      if (checked.ok) opinion = checked.value;
      return checked.ok ? ok(undefined) : checked;
    },
    onRequest: () => {
      if (!run.isCurrent()) return { code: 'rejected', cause: undefined };
      const { doubtfulFee } = prepared.value;
      return run.onRequest({ ...opinion, ...(doubtfulFee && { doubtfulFee }) }, prepared.value.requested());
    },
  });
};

/** Sends one transaction for all plans. Problems of a lagging node are retried a block later. Never rejects. */
export const runPlan = async (plans: readonly TransactionPlan[], run: Run): Promise<Result<Sent, SubmitProblem>> => {
  try {
    const wallet = await run.getWallet();
    if (!wallet) return err({ code: 'noWallet' });
    for (let tried = 0; ; tried += 1) {
      const sent = await runOnce(plans, wallet, run);
      if (!sent.ok && sent.error.code === 'noBatch') batching.set(wallet, run.account, false);
      const isLast = tried === rules.signing.laggingNodeTries;
      if (sent.ok || isLast || !isTransient(sent.error) || !run.isCurrent()) return sent;
      await new Promise((resolve) => setTimeout(resolve, env.blockTimeMs));
    }
  } catch (cause) {
    return err(classifySendError(cause));
  }
};

export const simulateOnly = async (plan: TransactionPlan, account: Address): Promise<Result<void, SubmitProblem>> => {
  const simulated = await simulate(reader, requestOf(plan, account));
  return simulated.ok ? ok(undefined) : simulated;
};
