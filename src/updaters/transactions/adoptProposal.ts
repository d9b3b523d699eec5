import { erc20 } from '#chain/abis/erc20.ts';
import type { Multisig, MultisigReport } from '#chain/connectors/multisig.ts';
import { tokenWith } from '#chain/reading/tokenReport.ts';
import { blockAtTime, latestHeader } from '#chain/reading/blockAtTime.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { proposedCalls } from '#chain/safe/proposedCalls.ts';
import type { SafeTransaction } from '#chain/safe/safeTransaction.ts';
import { env } from '#config/env.ts';
import { knownToken } from '#config/tokens/tokens.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { proposedWith } from '#domain/transactions/safeProgress.ts';
import type { CurrencyFact, SafeProgress, TransactionRecord } from '#domain/transactions/types.ts';
import { failed, ready, valueOf } from '#lib/loadable.ts';
import type { Loadable } from '#lib/loadable.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { added } from '#state/transactions/slice.ts';
import type { SharedProblem } from '#stores/sharedProposal.ts';
import { proposalInfos } from './proposalInfos.ts';
import type { QueryContext } from './receiptQuery.ts';

/** A page that does not answer by then does not know the proposal. */
const ANSWER_MS = 10_000;

const SECOND_MS = 1000;

type Meaning = Pick<TransactionRecord, 'requested' | 'info' | 'also'>;

const readFact = async (rpc: RpcClient, token: Address): Promise<readonly [Address, CurrencyFact] | undefined> => {
  const known = knownToken(token);
  if (known) return [token, { address: token, symbol: known.symbol, decimals: known.decimals }];
  const answers = await Promise.all(
    [erc20.symbol, erc20.name, erc20.decimals].map(async (field): Promise<Loadable<Hex>> => {
      const { address: to, callData: data } = field.call(token);
      try {
        return ready(await rpc.send<Hex>('eth_call', [{ to, data }, 'latest']));
      } catch (cause) {
        return failed(cause);
      }
    }),
  );
  const found = valueOf(tokenWith(token, answers, undefined, false));
  return found && [token, { address: token, symbol: found.symbol, decimals: found.decimals }];
};

const within = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ANSWER_MS))]);

/** The newest block when it was proposed; undefined where the page or the node does not say. */
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

/** The calls of a described proposal and what they are meant to do; undefined for one that cannot be described. */
const meaningOf = async (rpc: RpcClient, proposed: SafeTransaction): Promise<Meaning | undefined> => {
  const requested = await proposedCalls(rpc, proposed);
  const infos =
    requested &&
    (await proposalInfos(requested, async (tokens) => {
      const facts = await Promise.all(tokens.map((token) => readFact(rpc, token)));
      return new Map(facts.filter((fact) => fact !== undefined));
    }));
  const info = infos?.at(-1);
  if (!requested || !infos || !info) return undefined;
  const also = infos.slice(0, -1);
  return { requested, info, ...(also.length > 0 && { also }) };
};

/** @param block the newest one when it was proposed, or now where that is not known */
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
 * Makes a record of a proposal that another owner made: its calls as the Safe's page describes them, checked against the
 * hash, in this application's own terms. Never rejects.
 * @returns undefined once there is a record, else the reason why there is none
 */
export const adoptProposal = async (
  { store, chainId, nowMs }: QueryContext,
  rpc: RpcClient,
  multisig: Multisig,
  hash: Hex,
): Promise<SharedProblem | undefined> => {
  const isKnown = (): boolean => selectTransaction(store.getState(), chainId, hash) !== undefined;
  if (isKnown()) return undefined;
  try {
    const report = await within(multisig.readTransaction(hash));
    if (!report?.proposed) return 'unknown';
    const meaning = await meaningOf(rpc, report.proposed);
    if (!meaning) return 'foreign';
    const block = await proposedAt(rpc, report.submittedAtMs);
    if (isKnown()) return undefined;
    const { clearedTimes, app } = store.getState();
    const madeMs = Math.min(report.submittedAtMs ?? nowMs(), nowMs());
    const { address: from, threshold } = multisig;
    store.dispatch(
      added({
        ...{ hash, from, chainId, summary: meaning.info.kind },
        ...meaning,
        addedTime: Math.max(madeMs, (clearedTimes[chainId] ?? 0) + 1),
        safe: progressOf(report, threshold, block, app.blockNumber[chainId]),
      }),
    );
    return undefined;
  } catch {
    return 'unknown';
  }
};
