import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { readAtBlock, type BlockReads } from './multicall.ts';
import { RpcResponseError, isRateLimit } from '../rpc/errors.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';

type ApartReads = Pick<BlockReads, 'blockNumber' | 'outcomes'>;

/**
 * Outcomes of calls at the latest block, and the lowest block that answered. Calls that a node refuses together are
 * halved; one that it refuses alone, such as one that burns all gas, is `unread`. Rejects with RpcError for a rate
 * limit, or if no node answers.
 */
export const readSeparatelyAtBlock = async (
  rpc: RpcClient,
  multicall: Address,
  calls: readonly Call[],
): Promise<ApartReads> => {
  if (calls.length === 0) return { blockNumber: Infinity, outcomes: [] };
  try {
    return await readAtBlock(rpc, { multicall, calls, at: 'latest' });
  } catch (error) {
    if (!(error instanceof RpcResponseError) || isRateLimit(error)) throw error;
    if (calls.length === 1) return { blockNumber: Infinity, outcomes: [{ status: 'unread' }] };
    const half = Math.ceil(calls.length / 2);
    const first = await readSeparatelyAtBlock(rpc, multicall, calls.slice(0, half));
    const second = await readSeparatelyAtBlock(rpc, multicall, calls.slice(half));
    return {
      blockNumber: Math.min(first.blockNumber, second.blockNumber),
      outcomes: [...first.outcomes, ...second.outcomes],
    };
  }
};

/** Outcomes of `readSeparatelyAtBlock`, in the order of the calls; rejects as it does. */
export const readSeparately = async (
  ...query: Parameters<typeof readSeparatelyAtBlock>
): Promise<readonly CallOutcome[]> => (await readSeparatelyAtBlock(...query)).outcomes;
