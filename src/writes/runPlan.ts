import type { Eip1193Provider } from '#chain/connectors/eip1193.ts';
import { multisigOf } from '#chain/connectors/multisig.ts';
import type { Multisig } from '#chain/connectors/multisig.ts';
import { readAtBlock } from '#chain/reading/multicall.ts';
import { isMissingBlock, isTooMany } from '#chain/rpc/errors.ts';
import { patientReader } from '#chain/rpc/patientReader.ts';
import { preferBest } from '#chain/rpc/preferBest.ts';
import { readerAt } from '#chain/rpc/readerAt.ts';
import { readHeads } from '#chain/rpc/readHeads.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { send, simulate } from '#chain/sending/send.ts';
import type { Simulation, TransactionRequest } from '#chain/sending/send.ts';
import { classifySendError } from '#chain/sending/sendProblem.ts';
import type { SendProblem } from '#chain/sending/sendProblem.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { ageLimitsMs } from '#domain/freshness/freshness.ts';
import { behindHeads, signProblem } from '#domain/freshness/signProblem.ts';
import type { SignFacts } from '#domain/freshness/signProblem.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { SignedFacts } from '#domain/transactions/types.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { SimulationContext, SubmitProblem, TransactionPlan } from './plan.ts';
import { predictSignedTransaction } from './predictSignedTransaction.ts';
import { confirmBySecondNode } from './secondNode.ts';

/** User actions retry on HTTP 429. */
const reader = patientReader(readRpc, {
  mayPass: isTooMany,
  tries: rules.rpc.busyTries,
  waitMs: rules.rpc.busyWaitMs,
});

/** Also retries a block that one node has and another one behind the same address does not have yet. */
const patientBlockReader = patientReader(reader, {
  mayPass: isMissingBlock,
  tries: rules.rpc.missingBlockTries,
  waitMs: rules.rpc.missingBlockWaitMs,
});

const requestOf = (plan: TransactionPlan, from: Address): TransactionRequest => ({
  from,
  to: plan.contract,
  data: plan.callData,
  value: plan.value,
});

/** The problem, or its reason if the plan can diagnose it. */
const explainProblem = async (
  plan: TransactionPlan,
  context: SimulationContext,
  problem: SendProblem,
): Promise<Result<never, SubmitProblem>> => {
  if ('cause' in problem && isMissingBlock(problem.cause)) return err({ code: 'nodeBehind' });
  const cause = problem.code === 'reverted' ? await plan.explain?.(context, problem) : undefined;
  return err(cause ?? problem);
};

export interface Run {
  readonly account: Address;
  readonly getWallet: () => Promise<Eip1193Provider | undefined>;
  /** Correct time minus the device's clock, milliseconds. */
  readonly clockOffsetMs: () => number;
  /** False once the user has cancelled. */
  readonly isWanted: () => boolean;
  /** Called right before the wallet is asked. */
  readonly onAsk: () => void;
}

type Block = SignFacts['at'];

export interface Sent {
  readonly hash: Hex;
  /** The predicted transaction; undefined if the nonce was not known by then, which is not waited for. */
  readonly presumed: SignedFacts | undefined;
  /** The hash is that of a proposal to it. */
  readonly multisig: Multisig | undefined;
}

interface Simulated extends Simulation {
  readonly request: TransactionRequest;
  /** The block it was simulated at; undefined where that makes no difference. */
  readonly at: Block | undefined;
  readonly presumed: () => SignedFacts | undefined;
  /** Whether a second node reports the numbers that decide as well. Never rejects. */
  readonly confirmed: Promise<Result<void, SubmitProblem>>;
}

/** The block at which the node executes calls, read inside such a call. Rejects as the node does. */
const readBlock = async (at: 'latest' | number): Promise<Block> => {
  const read = await readAtBlock(patientBlockReader, { multicall: env.multicall, calls: [], at });
  return { number: read.blockNumber, timestamp: read.blockTimestamp };
};

/** Whether the node executes calls at the requested block. Rejects as the node does. */
const seesBlock = async ({ number }: Block): Promise<boolean> => {
  try {
    return (await readBlock(number)).number === number;
  } catch (cause) {
    if (isMissingBlock(cause)) return false;
    throw cause;
  }
};

/** Reads the nonce in parallel with the simulation; sending does not wait for it. */
const predictBeside = (request: TransactionRequest): Simulated['presumed'] => {
  let presumed: SignedFacts | undefined;
  void predictSignedTransaction(reader, request).then((facts) => {
    presumed = facts;
  });
  return () => presumed;
};

/**
 * Simulates a plan and checks what it returns. Price-sensitive plans are read at one block, chosen beforehand, and the
 * simulation's own batch confirms that its calls were executed at that block. Rejects as the node does.
 */
const simulatePlan = async (plan: TransactionPlan, from: Address): Promise<Result<Simulated, SubmitProblem>> => {
  const [refreshed, at] = await Promise.all([
    plan.refresh?.() ?? plan,
    plan.priceSensitive ? readBlock('latest') : undefined,
  ]);
  const request = requestOf(refreshed, from);
  const context = { reader: at ? readerAt(patientBlockReader, at.number) : reader, from };
  const presumed = predictBeside(request);
  const confirmed = confirmBySecondNode(plan, { reader: patientBlockReader, from, at: at?.number });
  const [simulated, inspected, isThere] = await Promise.all([
    simulate(context.reader, request),
    plan.inspect?.(context),
    at === undefined || seesBlock(at),
  ]);
  if (!isThere) return err({ code: 'nodeBehind' });
  if (inspected && !inspected.ok) return inspected;
  if (!simulated.ok) return explainProblem(plan, context, simulated.error);
  const checked = refreshed.check?.(simulated.value.returned);
  return checked && !checked.ok ? checked : ok({ ...simulated.value, request, at, presumed, confirmed });
};

/**
 * Whether the simulation is recent enough to sign, compared with the newest blocks of all nodes and of the wallet. If
 * they are ahead, later requests go to the best node. Never rejects.
 */
const checkHeads = async (
  { at }: Simulated,
  wallet: Eip1193Provider,
  { clockOffsetMs }: Run,
): Promise<Result<void, SubmitProblem>> => {
  if (!at) return ok(undefined);
  const heads = await readHeads(wallet);
  const nowMs = Date.now() + clockOffsetMs();
  const { staleMs: maxAgeMs } = ageLimitsMs(rules.freshness, env.blockTimeMs);
  const code = signProblem({ at, heads, nowMs }, { maxBehindBlocks: rules.signing.maxBehindBlocks, maxAgeMs });
  if (code === 'nodeBehind') preferBest(readRpc.nodes, heads, nowMs);
  return code ? err({ code }) : ok(undefined);
};

/** The last checks, side by side. Never rejects. */
const checkLast = async (
  simulated: Simulated,
  wallet: Eip1193Provider,
  run: Run,
): Promise<Result<void, SubmitProblem>> => {
  const [heads, confirmed] = await Promise.all([checkHeads(simulated, wallet, run), simulated.confirmed]);
  return heads.ok ? confirmed : heads;
};

/** Problems that do not depend on the state of the chain. */
const NOT_OF_STATE: ReadonlySet<SubmitProblem['code']> = new Set(['nodeBehind', 'network']);

/**
 * Replaces a problem by `nodeBehind` if other nodes are ahead of the one that reported it; later requests go to the
 * best node. Never rejects.
 */
const blameLaggingNode = async (
  problem: SubmitProblem,
  wallet: Eip1193Provider,
  { clockOffsetMs }: Run,
): Promise<SubmitProblem> => {
  if (NOT_OF_STATE.has(problem.code)) return problem;
  const [own, heads] = await Promise.all([readBlock('latest').catch(() => undefined), readHeads(wallet)]);
  if (!own || behindHeads(own.number, heads) <= 1) return problem;
  preferBest(readRpc.nodes, heads, Date.now() + clockOffsetMs());
  return { code: 'nodeBehind' };
};

const runOnce = async (
  plan: TransactionPlan,
  wallet: Eip1193Provider,
  run: Run,
): Promise<Result<Sent, SubmitProblem>> => {
  const simulated = await simulatePlan(plan, run.account);
  if (!simulated.ok) return err(await blameLaggingNode(simulated.error, wallet, run));
  const { request, gasLimit, presumed } = simulated.value;
  const sent = await send<SubmitProblem>(wallet, request, {
    chainId: POLYGON_CHAIN_ID,
    gasLimit,
    lastCheck: () => checkLast(simulated.value, wallet, run),
    onAsk: () => {
      const isWanted = run.isWanted();
      if (isWanted) run.onAsk();
      return isWanted;
    },
  });
  return sent.ok ? ok({ hash: sent.value, presumed: presumed(), multisig: multisigOf(wallet) }) : sent;
};

/** Problems that a slightly lagging node, or a reorg, can cause before the wallet is asked. */
const MAY_PASS: ReadonlySet<SubmitProblem['code']> = new Set([
  'nodeBehind',
  'nodesDisagree',
  'wrongContract',
  'notWrapper',
]);

/**
 * Simulates a plan, checks what it returns, and asks the wallet to send it. Problems that a lagging node can cause are
 * retried a block later, when another node may answer. Never rejects.
 */
export const runPlan = async (plan: TransactionPlan, run: Run): Promise<Result<Sent, SubmitProblem>> => {
  try {
    const wallet = await run.getWallet();
    if (!wallet) return err({ code: 'noWallet' });
    for (let tried = 0; ; tried += 1) {
      const sent = await runOnce(plan, wallet, run);
      const isLast = tried === rules.signing.laggingNodeTries;
      if (sent.ok || isLast || !MAY_PASS.has(sent.error.code) || !run.isWanted()) return sent;
      await new Promise((resolve) => setTimeout(resolve, env.blockTimeMs));
    }
  } catch (cause) {
    return err(classifySendError(cause));
  }
};

/** Whether the contract would accept the plan; sends nothing. */
export const simulateOnly = async (plan: TransactionPlan, account: Address): Promise<Result<void, SubmitProblem>> => {
  const simulated = await simulate(reader, requestOf(plan, account));
  return simulated.ok ? ok(undefined) : simulated;
};
