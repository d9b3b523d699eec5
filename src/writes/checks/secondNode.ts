import type { Eip1193Provider } from '#chain/connectors/eip1193.ts';
import { readAtBlock } from '#chain/reading/multicall.ts';
import { WALLET_SOURCE } from '#chain/rpc/queryHeads.ts';
import { RpcError } from '#chain/rpc/errors.ts';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { readerAt } from '#chain/rpc/readerAt.ts';
import { readQuantity } from '#chain/sending/knownTransaction.ts';
import { classifySendError } from '#chain/sending/sendProblem.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { dataOf } from '#domain/multicall/callOutcome.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { importWithRetry } from '#lib/later.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { decisiveWords, readsOf } from '#writes/plan/decisiveReads.ts';
import { urlHost } from '#lib/urlHost.ts';
import type {
  DecisiveNumber,
  DecisiveRead,
  NodesDisagree,
  ResultDiffers,
  SecondOpinion,
  TransactionPlan,
} from '#writes/plan/plan.ts';
import { walletReader } from './walletReader.ts';

interface ConfirmTerms {
  readonly reader: RpcClient;
  readonly wallet: Eip1193Provider;
  readonly from: Address;
  readonly at: number | undefined;
}

interface Answers {
  readonly data: readonly (Hex | undefined)[];
  readonly nonce: bigint | undefined;
}

const answerTo = async (
  from: Address,
  { address, callData }: Call,
  { rpc, block }: { readonly rpc: RpcClient; readonly block: number },
): Promise<Hex | undefined> => {
  try {
    return await rpc.send<Hex>('eth_call', [{ from, to: address, data: callData }, `0x${block.toString(16)}`]);
  } catch (cause) {
    if (classifySendError(cause).code === 'reverted') return undefined;
    throw cause;
  }
};

/** Rejects as the node does, and for another block than requested. */
const answersAt = async (
  rpc: RpcClient,
  reads: readonly DecisiveRead[],
  from: Address,
  block: number,
): Promise<Answers> => {
  const [read, own, nonce] = await Promise.all([
    readAtBlock(rpc, { multicall: env.multicall, calls: reads.map(({ call }) => call), at: block }),
    Promise.all(reads.map(({ call, byAccount }) => (byAccount ? answerTo(from, call, { rpc, block }) : undefined))),
    // A Safe has no such nonce.
    rpc.send('eth_getTransactionCount', [from, `0x${block.toString(16)}`]).catch(() => undefined),
  ]);
  if (read.blockNumber !== block) throw new Error('The node does not see this block.');
  const count = readQuantity(nonce);
  const data = reads.map(({ byAccount }, index) => (byAccount ? own[index] : dataOf(read.outcomes[index])));
  return { data, nonce: count === undefined ? undefined : BigInt(count) };
};

const newestOf = async (rpc: RpcClient): Promise<number> =>
  (await readAtBlock(rpc, { multicall: env.multicall, calls: [], at: 'latest' })).blockNumber;

interface Comparison {
  readonly plans: readonly TransactionPlan[];
  readonly reads: readonly DecisiveRead[];
  readonly from: Address;
  readonly mine: RpcClient;
  readonly other: RpcClient;
  readonly host: string;
}

type Difference =
  | readonly [about: DecisiveNumber, mine: bigint | undefined, theirs: bigint | undefined]
  | ResultDiffers;

/**
 * Simulates at the other node too, because the first may lie only to this check. No difference if the other node cannot
 * simulate. Never rejects.
 */
const simulatedByOther = async (
  { plans, from, other, host }: Comparison,
  block: number,
): Promise<ResultDiffers | undefined> => {
  if (!plans.some(({ moves }) => !('nothing' in moves))) return undefined;
  const { compareMoves, simulateMoves } = await importWithRetry(() => import('./simulateMoves.ts'));
  const simulated = await simulateMoves({ reader: readerAt(other, block), from }, plans);
  const held = simulated.ok ? compareMoves(simulated.value, host) : simulated;
  return !held.ok && 'code' in held.error ? held.error : undefined;
};

const compareAt = async (comparison: Comparison, block: number): Promise<Difference | undefined> => {
  const { reads, from, mine, other } = comparison;
  const [first, second, simulated] = await Promise.all([
    answersAt(mine, reads, from, block),
    answersAt(other, reads, from, block),
    simulatedByOther(comparison, block),
  ]);
  const words = reads.flatMap((read, index) => decisiveWords(read, first.data[index], second.data[index]));
  const differs = words.find(([, own, theirs]) => own !== theirs);
  if (differs) return differs;
  const [own, theirs] = [first.nonce, second.nonce];
  if (own === undefined || theirs === undefined || own === theirs) return simulated;
  return [{ kind: 'nonce' }, own, theirs];
};

/** Compares at the other node's head if that is slightly earlier. */
const compare = async (comparison: Comparison, block: number): Promise<Difference | undefined> => {
  try {
    return await compareAt(comparison, block);
  } catch (cause) {
    // Its head would take the same wait again.
    if (cause instanceof RpcError && cause.kind === 'timeout') throw cause;
    const newest = await newestOf(comparison.other);
    const isOld = block - newest > rules.signing.maxBehindBlocks;
    if (newest >= block || isOld) throw new Error('The node does not answer at this block.', { cause });
    return compareAt(comparison, newest);
  }
};

/** Other sources in order: the next node of the user's list, the wallet's provider. */
const othersThan = (first: string, wallet: Eip1193Provider): readonly (readonly [host: string, rpc: RpcClient])[] => {
  const timeoutMs = rules.signing.secondNodeTimeoutMs;
  const url = readRpc.nodes.urls.find((entry) => urlHost(entry) !== urlHost(first));
  const node = url && createRpcClient({ urls: [url], chainId: POLYGON_CHAIN_ID, batchWaitMs: 0, timeoutMs });
  return [
    ...(node ? [[urlHost(url), node] as const] : []),
    [WALLET_SOURCE, walletReader(wallet, { chainId: POLYGON_CHAIN_ID, timeoutMs })],
  ];
};

/**
 * Compares every deciding number and simulated amount at one block. Only two different numbers are a problem; a
 * missing, late, old or foreign source is none. Never rejects.
 */
export const confirmBySecondNode = async (
  plans: readonly TransactionPlan[],
  { reader, wallet, from, at }: ConfirmTerms,
): Promise<Result<SecondOpinion, NodesDisagree | ResultDiffers>> => {
  const first = readRpc.nodes.current();
  const reads = readsOf(plans, from);
  try {
    const block = at ?? (await newestOf(reader));
    for (const [host, other] of othersThan(first, wallet)) {
      const compared = await compare({ plans, reads, from, mine: reader, other, host }, block).then(
        (difference) => ({ difference }),
        // A source that does not answer neither confirms nor denies.
        () => undefined,
      );
      if (!compared) continue;
      if (!compared.difference) return ok({ by: host });
      if ('code' in compared.difference) return err(compared.difference);
      const [about, mine, theirs] = compared.difference;
      const reports = [
        { host: urlHost(first), value: mine },
        { host, value: theirs },
      ] as const;
      return err({ code: 'nodesDisagree', about, reports });
    }
  } catch {}
  return ok({ by: undefined });
};
