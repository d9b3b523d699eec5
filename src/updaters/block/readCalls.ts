import { readAtBlock } from '#chain/reading/multicall.ts';
import type { BlockReads } from '#chain/reading/multicall.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { RpcError, RpcResponseError, isMissingBlock, isRateLimit } from '#chain/rpc/errors.ts';
import { rules } from '#config/rules.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { CallKey } from '#domain/multicall/callKey.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import { chunkCalls } from '#domain/multicall/chunkCalls.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';

export type CallReader = (calls: readonly Call[], at: 'latest' | number) => Promise<BlockReads>;

interface Placed {
  readonly call: Call;
  readonly index: number;
  readonly gasRequired: number | undefined;
}

const limits = { defaultGas: rules.multicall.defaultGas, chunkGasLimit: rules.multicall.chunkGasLimit };
const unread: CallOutcome = { status: 'unread' };

const unsupported: CallOutcome = { status: 'unsupported' };

const isAnsweredTooLong = (reason: unknown): boolean => reason instanceof RpcError && reason.kind === 'size';
const couldNotRun = (reason: unknown): boolean =>
  isAnsweredTooLong(reason) || (reason instanceof RpcResponseError && !isRateLimit(reason) && !isMissingBlock(reason));

const isFulfilled = <T>(result: PromiseSettledResult<T>): result is PromiseFulfilledResult<T> =>
  result.status === 'fulfilled';

/**
 * Reads any number of calls at one block: in chunks by gas, all in one HTTP request. A chunk that fails, or that was
 * executed at another block, leaves its calls unread. The calls of a chunk that the node could not run are sent one by
 * one from then on until they succeed, so that one call that burns all gas, or returns too much, does not fail the others.
 * Alone, a call that returns too much is `unsupported`. Rejects if no chunk was answered.
 */
export const createCallReader = (rpc: RpcClient, multicall: Address): CallReader => {
  const suspects = new Set<CallKey>();

  const toChunks = (calls: readonly Call[]): readonly (readonly Placed[])[] => {
    const placed = calls.map((call, index) => ({ call, index, gasRequired: call.gasRequired }));
    if (suspects.size === 0) return chunkCalls(placed, limits);
    const isSuspect = ({ call }: Placed): boolean => suspects.has(toCallKey(call));
    const trusted = chunkCalls(
      placed.filter((p) => !isSuspect(p)),
      limits,
    );
    return [...trusted, ...placed.filter(isSuspect).map((p) => [p])];
  };

  const learn = (chunk: readonly Placed[], result: PromiseSettledResult<BlockReads>): void => {
    if (result.status === 'rejected' && couldNotRun(result.reason))
      for (const { call } of chunk) suspects.add(toCallKey(call));
    else if (suspects.size > 0 && isFulfilled(result)) for (const { call } of chunk) suspects.delete(toCallKey(call));
  };

  return async (calls, at) => {
    const chunks = calls.length === 0 ? [[]] : toChunks(calls);
    const results = await Promise.allSettled(
      chunks.map((chunk) => readAtBlock(rpc, { multicall, calls: chunk.map(({ call }) => call), at })),
    );
    results.forEach((result, i) => learn(chunks[i] ?? [], result));
    const answer = results.find(isFulfilled);
    if (!answer) throw results.find((result) => result.status === 'rejected')?.reason;
    const { blockNumber, blockTimestamp } = answer.value;
    const outcomes = new Array<CallOutcome>(calls.length).fill(unread);
    chunks.forEach((chunk, i) => {
      const result = results[i];
      const [first, ...others] = chunk;
      if (first && others.length === 0 && result?.status === 'rejected' && isAnsweredTooLong(result.reason))
        outcomes[first.index] = unsupported;
      if (!result || !isFulfilled(result) || result.value.blockNumber !== blockNumber) return;
      chunk.forEach(({ index }, j) => {
        outcomes[index] = result.value.outcomes[j] ?? unread;
      });
    });
    return { blockNumber, blockTimestamp, outcomes };
  };
};
