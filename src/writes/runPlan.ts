import type { Eip1193Provider } from '../chain/connectors/eip1193.ts';
import { patientReader } from '../chain/rpc/patientReader.ts';
import { readRpc } from '../chain/rpc/readRpc.ts';
import { send, simulate } from '../chain/send.ts';
import type { TransactionRequest } from '../chain/send.ts';
import { classifySendError } from '../chain/sendProblem.ts';
import type { SendProblem } from '../chain/sendProblem.ts';
import { POLYGON_CHAIN_ID } from '../config/chains.ts';
import { rules } from '../config/rules.ts';
import type { Hex } from '../domain/multicall/types.ts';
import type { Address } from '../domain/tokens/types.ts';
import type { SignedFacts } from '../domain/transactions/types.ts';
import { err, ok } from '../lib/result.ts';
import type { Result } from '../lib/result.ts';
import type { Asker, SubmitProblem, TransactionPlan } from './plan.ts';
import { presumeSigned } from './presumeSigned.ts';

/** A press waits for it: a node that is busy for a moment does not undo it. */
const reader = patientReader(readRpc, { tries: rules.busyNodeTries, waitMs: rules.busyNodeWaitMs });

const requestOf = (plan: TransactionPlan, from: Address): TransactionRequest => ({
  from,
  to: plan.contract,
  data: plan.callData,
  value: plan.value,
});

/** The problem, or what stands behind it where the plan can find out. */
const explained = async (
  plan: TransactionPlan,
  asker: Asker,
  problem: SendProblem,
): Promise<Result<never, SubmitProblem>> => {
  const cause = problem.code === 'reverted' ? await plan.explain?.(asker, problem) : undefined;
  return err(cause ?? problem);
};

export interface Run {
  readonly account: Address;
  readonly getWallet: () => Promise<Eip1193Provider | undefined>;
  /** Nobody has given it up meanwhile. */
  readonly isWanted: () => boolean;
  /** Called right before the wallet is asked. */
  readonly onAsk: () => void;
}

export interface Sent {
  readonly hash: Hex;
  /** Known where the node told the account's nonce by then: it holds up nothing. */
  readonly presumed: SignedFacts | undefined;
}

/** Simulates a plan, judges what would be returned, and asks the wallet to send it. Never rejects. */
export const runPlan = async (
  plan: TransactionPlan,
  { account, getWallet, isWanted, onAsk }: Run,
): Promise<Result<Sent, SubmitProblem>> => {
  try {
    const wallet = await getWallet();
    if (!wallet) return err({ code: 'noWallet' });
    const settled = (await plan.refresh?.()) ?? plan;
    const request = requestOf(settled, account);
    const asker = { reader, from: account };
    let presumed: SignedFacts | undefined;
    void presumeSigned(reader, request).then((facts) => {
      presumed = facts;
    });
    const [simulated, inspected] = await Promise.all([simulate(reader, request), plan.inspect?.(asker)]);
    if (inspected && !inspected.ok) return inspected;
    if (!simulated.ok) return await explained(plan, asker, simulated.error);
    const { returned, gasLimit } = simulated.value;
    const checked = settled.check?.(returned);
    if (checked && !checked.ok) return checked;
    if (!isWanted()) return err({ code: 'rejected', cause: undefined });
    onAsk();
    const sent = await send(wallet, request, { chainId: POLYGON_CHAIN_ID, gasLimit });
    return sent.ok ? ok({ hash: sent.value, presumed }) : sent;
  } catch (cause) {
    return err(classifySendError(cause));
  }
};

/** Whether the contract would take the plan as it is, without sending it. */
export const tryPlan = async (plan: TransactionPlan, account: Address): Promise<Result<void, SubmitProblem>> => {
  const simulated = await simulate(reader, requestOf(plan, account));
  return simulated.ok ? ok(undefined) : simulated;
};
