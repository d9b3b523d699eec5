import type { Multisig, MultisigReport } from '#chain/connectors/multisig.ts';
import { blockAtTime, latestHeader } from '#chain/reading/blockAtTime.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { proposedCalls } from '#chain/safe/proposedCalls.ts';
import { env } from '#config/env.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { proposedWith } from '#domain/transactions/safeProgress.ts';
import { isSameCalls } from '#domain/transactions/sameCalls.ts';
import type { RequestedCall, SafeProgress, TransactionRecord } from '#domain/transactions/types.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { added } from '#state/transactions/slice.ts';
import type { SharedProblem } from '#stores/sharedProposal.ts';
import { walletRequests, type WalletRequests } from '#stores/walletRequests.ts';
import type { QueryContext } from '../transactions/receiptQuery.ts';
import { recordRequest } from '../transactions/recordRequest.ts';
import { describeProposal } from './describeProposal.ts';
import { ProposalReader } from './proposalReader.ts';

/** A Safe's page that has not answered by then does not know the proposal. */
const ANSWER_MS = 10_000;

const SECOND_MS = 1000;

/** Maximum difference between the clocks of the browser and of the Safe's service. */
const CLOCK_DIFFERENCE_MS = 60_000;

type Meaning = Pick<TransactionRecord, 'requested' | 'info' | 'also'>;

const within = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ANSWER_MS))]);

/** Newest block at the time of the proposal; undefined if the page or the node does not report it. */
const proposedAt = async (rpc: RpcClient, submittedAtMs: number | undefined): Promise<number | undefined> => {
  if (submittedAtMs === undefined) return undefined;
  try {
    const latest = await latestHeader(rpc);
    const search = { first: env.firstBlock, latest, blockSeconds: env.blockTimeMs / SECOND_MS };
    return await blockAtTime(rpc, Math.floor(submittedAtMs / SECOND_MS), search);
  } catch {
    return undefined;
  }
};

interface Sought {
  readonly safe: Address;
  readonly clockOffsetMs: number;
  readonly calls: readonly RequestedCall[];
}

/** This browser's unanswered request with the same calls, if it preceded the proposal. */
const requestOf = (
  journal: WalletRequests,
  { submittedAtMs }: MultisigReport,
  { safe, clockOffsetMs, calls }: Sought,
): WalletRequest | undefined =>
  submittedAtMs === undefined
    ? undefined
    : journal
        .unanswered()
        .find(
          (request) =>
            request.kind === 'safe' &&
            request.from === safe &&
            request.askedTime + clockOffsetMs <= submittedAtMs + CLOCK_DIFFERENCE_MS &&
            isSameCalls(request.calls, calls),
        );

/** The proposal's actions, or the reason for having no record. Rejects if the node fails. */
const meaningOf = async (
  rpc: RpcClient,
  safe: Address,
  requested: readonly RequestedCall[],
): Promise<Result<Meaning, SharedProblem>> => {
  const calls = await describeProposal(requested, new ProposalReader(rpc, safe));
  const infos = calls.flatMap(({ info }) => info ?? []);
  const info = infos.at(-1);
  if (!info || infos.length < calls.length) return err({ code: 'foreign', calls });
  const also = infos.slice(0, -1);
  return ok({ requested, info, ...(also.length > 0 && { also }) });
};

/** @param block newest block at the time of the proposal @param newest newest block now */
const progressOf = (
  report: MultisigReport,
  threshold: number,
  block: number | undefined,
  newest: number | undefined,
): SafeProgress => {
  const { nonce, confirmations, confirmationsRequired, signedBy, minedHash } = report;
  return {
    ...proposedWith(confirmationsRequired ?? threshold, block),
    ...(block === undefined && newest !== undefined && { searchedTo: newest }),
    ...(nonce !== undefined && { nonce }),
    ...(confirmations !== undefined && { confirmations }),
    ...(signedBy && { signedBy }),
    ...(minedHash && { minedHash }),
  };
};

/**
 * Accepts a proposal only if the described calls have its hash. Also answers this browser's request if its answer was
 * lost. Never rejects.
 * @returns the reason if there is no record
 */
export const adoptProposal = async (
  context: QueryContext,
  rpc: RpcClient,
  multisig: Multisig,
  hash: Hex,
  journal: WalletRequests = walletRequests,
): Promise<SharedProblem | undefined> => {
  const { store, chainId, nowMs } = context;
  const isKnown = (): boolean => selectTransaction(store.getState(), chainId, hash) !== undefined;
  if (isKnown()) return undefined;
  const report = await within(multisig.readTransaction(hash)).catch(() => undefined);
  if (!report?.proposed) return { code: 'unknown' };
  try {
    const { address: from, threshold } = multisig;
    const calls = await proposedCalls(rpc, report.proposed);
    if (!calls) return { code: 'foreignCode', to: report.proposed.to };
    const clockOffsetMs = store.getState().app.clockOffsetMs ?? 0;
    const request = requestOf(journal, report, { safe: from, clockOffsetMs, calls });
    if (request) {
      recordRequest(context, request, hash, { signedAtBlock: request.atBlock });
      journal.answered(request.id, hash);
      return undefined;
    }
    const meaning = await meaningOf(rpc, from, calls);
    if (!meaning.ok) return meaning.error;
    const block = await proposedAt(rpc, report.submittedAtMs);
    if (isKnown()) return undefined;
    const { clearedTimes, app } = store.getState();
    const madeMs = Math.min(report.submittedAtMs ?? nowMs(), nowMs());
    store.dispatch(
      added({
        ...{ hash, from, chainId, summary: meaning.value.info.kind },
        ...meaning.value,
        addedTime: Math.max(madeMs, (clearedTimes[chainId] ?? 0) + 1),
        safe: progressOf(report, threshold, block, app.blockNumber[chainId]),
      }),
    );
    return undefined;
  } catch {
    return { code: 'unread' };
  }
};
