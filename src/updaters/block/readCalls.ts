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

/** A call that returned too much is not sent again for so long. */
const LONG_MS = 300_000;
/** Times that calls are sent at one block: enough to halve a chunk until one call is left. */
const MAX_ROUNDS = 14;

const isAnsweredTooLong = (reason: unknown): boolean => reason instanceof RpcError && reason.kind === 'size';
const couldNotRun = (reason: unknown): boolean =>
  isAnsweredTooLong(reason) || (reason instanceof RpcResponseError && !isRateLimit(reason) && !isMissingBlock(reason));

type Chunk = readonly Placed[];

/** A chunk and how it was answered. */
type Answered = readonly [chunk: Chunk, result: PromiseSettledResult<BlockReads>];

const hasFailedToRun = ([chunk, result]: Answered): boolean =>
  chunk.length > 0 && result.status === 'rejected' && couldNotRun(result.reason);

/** Parts of a chunk that failed: calls that returned too much, and chunks to send again. */
interface Parts {
  readonly long: Chunk;
  readonly again: readonly Chunk[];
}

/** Without the calls that return most if the answer was too long; in halves if the node could not run it. */
const partsOf = async ([chunk, result]: Answered): Promise<Parts> => {
  if (result.status === 'fulfilled' || !couldNotRun(result.reason)) return { long: [], again: [] };
  const { longResults } = await import('#chain/reading/longResults.ts');
  const long = new Set(longResults(result.reason, chunk.length));
  if (long.size > 0)
    return { long: chunk.filter((_, i) => long.has(i)), again: [chunk.filter((_, i) => !long.has(i))] };
  if (chunk.length <= 1) return { long: [], again: [] };
  const half = Math.ceil(chunk.length / 2);
  return { long: [], again: [chunk.slice(0, half), chunk.slice(half)] };
};

/** Calls that are sent alone, and those that are not sent for now. */
const createSuspects = (now: () => number) => {
  const alone = new Set<CallKey>();
  const longUntilMs = new Map<CallKey, number>();
  const isSuspect = ({ call }: Placed): boolean => alone.has(toCallKey(call));
  return {
    toChunks(placed: readonly Placed[]): readonly Chunk[] {
      if (alone.size === 0) return chunkCalls(placed, limits);
      const trusted = chunkCalls(
        placed.filter((p) => !isSuspect(p)),
        limits,
      );
      return [...trusted, ...placed.filter(isSuspect).map((p) => [p])];
    },
    isLong: ({ call }: Placed): boolean =>
      longUntilMs.size > 0 && (longUntilMs.get(toCallKey(call)) ?? -Infinity) > now(),
    learn([chunk, result]: Answered): void {
      const [first, ...others] = chunk;
      if (result.status === 'rejected' && first && others.length === 0 && couldNotRun(result.reason))
        alone.add(toCallKey(first.call));
      else if (alone.size > 0 && result.status === 'fulfilled')
        for (const { call } of chunk) {
          alone.delete(toCallKey(call));
          longUntilMs.delete(toCallKey(call));
        }
    },
    leaveOut(long: Chunk): void {
      for (const { call } of long) longUntilMs.set(toCallKey(call), now() + LONG_MS);
    },
  };
};

/**
 * Reads any number of calls at one block: in chunks by gas, all in one HTTP request. A chunk that fails, or that was
 * executed at another block, leaves its calls unread. A chunk that the node could not run is sent again in halves, so that
 * a call that burns all gas does not fail the others: it is sent alone from then on, until it succeeds. Calls that make an
 * answer too long are `unsupported` for five minutes, then sent alone. Rejects if no chunk was answered.
 */
export const createCallReader = (rpc: RpcClient, multicall: Address, now = () => performance.now()): CallReader => {
  const suspects = createSuspects(now);

  const send = async (chunks: readonly Chunk[], at: 'latest' | number): Promise<readonly Answered[]> => {
    const results = await Promise.allSettled(
      chunks.map((chunk) => readAtBlock(rpc, { multicall, calls: chunk.map(({ call }) => call), at })),
    );
    return chunks.flatMap((chunk, i): readonly Answered[] => (results[i] ? [[chunk, results[i]]] : []));
  };

  return async (calls, at) => {
    const placed = calls.map((call, index): Placed => ({ call, index, gasRequired: call.gasRequired }));
    const outcomes = new Array<CallOutcome>(calls.length).fill(unread);
    let block: BlockReads | undefined;
    let failure: unknown;

    const take = (answered: Answered): void => {
      const [chunk, result] = answered;
      suspects.learn(answered);
      if (result.status === 'rejected') {
        failure ??= result.reason;
        return;
      }
      block ??= result.value;
      if (result.value.blockNumber !== block.blockNumber) return;
      for (const [i, { index }] of chunk.entries()) outcomes[index] = result.value.outcomes[i] ?? unread;
    };
    const leaveOut = (long: Chunk): void => {
      for (const { index } of long) outcomes[index] = unsupported;
    };

    leaveOut(placed.filter(suspects.isLong));
    const due = placed.filter((one) => !suspects.isLong(one));
    let chunks = due.length === 0 ? [[]] : suspects.toChunks(due);
    for (let round = 0; round < MAX_ROUNDS && chunks.length > 0; round += 1) {
      const answered = await send(chunks, block?.blockNumber ?? at);
      answered.forEach(take);
      if (round > 0 && !block) break;
      const parts = await Promise.all(answered.map(partsOf));
      for (const { long } of parts) {
        suspects.leaveOut(long);
        leaveOut(long);
      }
      const again = parts.flatMap((part) => part.again).filter((chunk) => chunk.length > 0);
      // Without any call a node that runs calls at all names its block.
      chunks = block || !answered.some(hasFailedToRun) ? again : [[], ...again];
    }
    if (!block) throw failure;
    return { blockNumber: block.blockNumber, blockTimestamp: block.blockTimestamp, outcomes };
  };
};
