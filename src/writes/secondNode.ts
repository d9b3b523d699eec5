import { readAtBlock } from '#chain/reading/multicall.ts';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { readQuantity } from '#chain/sending/knownTransaction.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { dataOf } from '#domain/multicall/callOutcome.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isQuantity } from '#lib/hex.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { decisiveReads } from './decisiveReads.ts';
import type { DecisiveRead } from './decisiveReads.ts';
import type { NodesDisagree, TransactionPlan } from './plan.ts';

export interface ConfirmTerms {
  /** Asks the node that reads go to. */
  readonly reader: RpcClient;
  readonly from: Address;
  /** The block of the simulation; undefined: the latest one. */
  readonly at: number | undefined;
}

/** The answers of a node at one block, in the order of the reads, and the nonce behind them; undefined: no answer. */
type Numbers = readonly (bigint | undefined)[];

/** Rejects as the node does, and if it answers for another block than the one requested. */
const numbersAt = async (
  rpc: RpcClient,
  reads: readonly DecisiveRead[],
  from: Address,
  block: number,
): Promise<Numbers> => {
  const [read, nonce] = await Promise.all([
    readAtBlock(rpc, { multicall: env.multicall, calls: reads.map(({ call }) => call), at: block }),
    rpc.send('eth_getTransactionCount', [from, `0x${block.toString(16)}`]),
  ]);
  if (read.blockNumber !== block) throw new Error('The node does not see this block.');
  const numbers = read.outcomes.map((outcome) => {
    const word = dataOf(outcome)?.slice(0, 66);
    return isQuantity(word) ? BigInt(word) : undefined;
  });
  const count = readQuantity(nonce);
  return [...numbers, count === undefined ? undefined : BigInt(count)];
};

const hostOf = (url: string): string => new URL(url).host;

/**
 * Asks a second node, the next one in the person's order, for the numbers that decide these plans, at the same block as the
 * node that reads go to, and compares them. A second node that is not there, late, behind, or of another chain stops
 * nothing: only two different numbers do. Never rejects.
 */
export const confirmBySecondNode = async (
  plans: readonly TransactionPlan[],
  { reader, from, at }: ConfirmTerms,
): Promise<Result<void, NodesDisagree>> => {
  const first = readRpc.nodes.current();
  const second = readRpc.nodes.urls.find((url) => url !== first);
  if (second === undefined) return ok(undefined);
  const timeoutMs = rules.signing.secondNodeTimeoutMs;
  const other = createRpcClient({ urls: [second], chainId: POLYGON_CHAIN_ID, batchWaitMs: 0, timeoutMs });
  const reads = plans.flatMap((plan) => decisiveReads(plan, from));
  try {
    const block = at ?? (await readAtBlock(reader, { multicall: env.multicall, calls: [], at: 'latest' })).blockNumber;
    const [mine, theirs] = await Promise.all([
      numbersAt(reader, reads, from, block),
      numbersAt(other, reads, from, block),
    ]);
    for (const [index, value] of mine.entries()) {
      const told = theirs[index];
      if (value === undefined || told === undefined || value === told) continue;
      const about = reads[index]?.about ?? { kind: 'nonce' };
      const reports = [
        { host: hostOf(first), value },
        { host: hostOf(second), value: told },
      ] as const;
      return err({ code: 'nodesDisagree', about, reports });
    }
  } catch {
    // Whoever does not answer confirms nothing, and denies nothing.
  }
  return ok(undefined);
};
