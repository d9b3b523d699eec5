import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { executionRequest } from '#chain/safe/executionRequest.ts';
import { gasRefundOf } from '#chain/safe/gasRefund.ts';
import { proposedOrder } from '#chain/safe/proposedOrder.ts';
import { readSafeNonce, safeNonceRequest } from '#chain/safe/safeExecution.ts';
import { NO_GAS_TERMS, type SafeTransaction } from '#chain/safe/safeTransaction.ts';
import {
  executionProblem,
  keepsNoState,
  proposalRequest,
  readProposalOutlook,
  type ProposedActions,
} from '#chain/safe/simulateProposal.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { callsOf } from '#domain/transactions/decodeCalls.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import type { SafeOutlook } from '#domain/transactions/safeOutlook.ts';
import type { RequestedCall, SafeProgress, TransactionRecord } from '#domain/transactions/types.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { safeProgressed } from '#state/transactions/slice.ts';
import { safeOutlooks, type CurrentOutlook } from '#stores/safeOutlooks.ts';
import type { BlockSubscriber, Responses } from '../block/blockSubscribers.ts';
import type { QueryContext } from './receiptQuery.ts';

const MAX_SIMULATED = 6;

type Waiting = TransactionRecord & {
  readonly safe: SafeProgress;
  readonly requested: readonly RequestedCall[];
};

const isWaiting = (record: TransactionRecord): record is Waiting =>
  record.safe !== undefined &&
  record.safe.minedHash === undefined &&
  record.requested !== undefined &&
  !isSettled(record);

const transactionOf = ({ hash, requested }: Waiting): SafeTransaction | undefined => {
  const described = safeOutlooks.described(hash);
  const [call, ...others] = requested;
  if (described || !call || others.length > 0) return described;
  return { ...call, value: BigInt(call.value), operation: 0, gas: NO_GAS_TERMS };
};

interface Simulation {
  readonly record: Waiting;
  readonly proposed: ProposedActions;
  readonly transaction: SafeTransaction | undefined;
  readonly now: RpcRequest;
  readonly execution: RpcRequest | undefined;
  readonly nonce: RpcRequest;
  readonly atProposal: RpcRequest | undefined;
}

const simulationOf = (record: Waiting, isCompared: boolean): Simulation => {
  const { from, requested, safe } = record;
  const proposed = { safe: from, calls: requested, infos: callsOf(record) };
  const transaction = transactionOf(record);
  const owner = safe.signedBy?.[0];
  const block = isCompared || safe.atProposal || safe.notAtProposal === 'failed' ? undefined : safe.proposedAtBlock;
  const hasOrder = requested.some((call) => proposedOrder(call));
  return {
    record,
    transaction,
    proposed,
    now: proposalRequest(proposed),
    execution: transaction && owner && executionRequest(from, owner, transaction),
    nonce: safeNonceRequest(from, 'latest'),
    atProposal: block !== undefined && hasOrder ? proposalRequest(proposed, `0x${block.toString(16)}`) : undefined,
  };
};

const requestsOf = ({ now, execution, nonce, atProposal }: Simulation): readonly RpcRequest[] =>
  [now, execution, nonce, atProposal].filter((request) => request !== undefined);

const outlookOf = ({ proposed, now, execution, transaction }: Simulation, responses: Responses): SafeOutlook => {
  const outlook = readProposalOutlook(responses.get(now), proposed);
  if (outlook.kind !== 'succeeds' || !execution || !transaction) return outlook;
  return executionProblem(responses.get(execution), transaction) ?? outlook;
};

/** Orders at the proposal's block, or the reason why they stay unknown; undefined without a response. */
const progressThen = (
  answer: NonNullable<ReturnType<Responses['get']>>,
  then: SafeOutlook,
): Partial<SafeProgress> | undefined => {
  if (then.kind === 'succeeds') return { atProposal: then.orders };
  if (keepsNoState(answer)) return { notAtProposal: 'noState' };
  return then.kind === 'fails' ? { notAtProposal: 'failed' } : undefined;
};

/** Simulates the calls as the Safe and in the Safe's code. Orders are also simulated once at the proposal's block. */
export const createSafeOutlookSubscriber = ({ store, chainId }: QueryContext): BlockSubscriber => {
  const compared = new Set<Hex>();
  let pending: readonly Simulation[] = [];

  const keepProposal = ({ record: { hash }, proposed, atProposal }: Simulation, responses: Responses): void => {
    const answer = atProposal && responses.get(atProposal);
    if (!answer) return;
    const then = readProposalOutlook(answer, proposed);
    const progress = progressThen(answer, then);
    if (!progress) return;
    compared.add(hash);
    store.dispatch(safeProgressed({ chainId, hash, progress }));
  };

  const currentOf = (simulation: Simulation, responses: Responses): CurrentOutlook => {
    const { record, nonce, transaction } = simulation;
    const answer = responses.get(nonce);
    const used = readSafeNonce(answer?.ok ? answer.value : undefined);
    const own = record.safe.nonce;
    const waitsBehind = own === undefined || used === undefined ? undefined : Math.max(0, own - used);
    const refund = transaction && gasRefundOf(transaction);
    return { outlook: outlookOf(simulation, responses), waitsBehind, ...(refund && { refund }) };
  };

  return {
    request: (phase) => {
      if (phase.kind !== 'newBlock') return {};
      pending = Object.values(selectTransactions(store.getState(), chainId))
        .filter((record) => isWaiting(record))
        .sort((a, b) => b.addedTime - a.addedTime)
        .slice(0, MAX_SIMULATED)
        .map((record) => simulationOf(record, compared.has(record.hash)));
      return { requests: pending.flatMap(requestsOf) };
    },
    receive: ({ responses }, phase) => {
      if (phase.kind !== 'newBlock') return;
      const simulated = pending;
      pending = [];
      for (const simulation of simulated) keepProposal(simulation, responses);
      safeOutlooks.set(
        new Map(simulated.map((simulation) => [simulation.record.hash, currentOf(simulation, responses)])),
      );
    },
    failed: () => {
      pending = [];
    },
  };
};
