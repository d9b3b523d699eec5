import { readAtBlock, type BlockReads } from '#chain/reading/multicall.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { rules } from '#config/rules.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import { chunkCalls } from '#domain/multicall/chunkCalls.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { hasFailedToRun, type Answered, type Chunk, type Placed } from './chunks.ts';
import type { Suspects } from './suspects.ts';

export type CallReader = (calls: readonly Call[], at: 'latest' | number) => Promise<BlockReads>;

const limits = { defaultGas: rules.multicall.defaultGas, chunkGasLimit: rules.multicall.chunkGasLimit };
const toChunks = (placed: readonly Placed[]): readonly Chunk[] => chunkCalls(placed, limits);

const unread: CallOutcome = { status: 'unread' };
const unsupported: CallOutcome = { status: 'unsupported' };

/** Enough rounds to halve a chunk down to one call. */
const MAX_ROUNDS = 14;

const loadSuspects = () => import('./suspects.ts').catch(() => undefined);

/**
 * Calls of a failed chunk, or of one from another block, stay unread. A chunk that cannot run is halved down to the
 * failing call, which is then sent alone until it succeeds. A call with too long a response is `unsupported` for five
 * minutes. Rejects if no chunk was answered.
 */
export const createCallReader = (rpc: RpcClient, multicall: Address, now = () => performance.now()): CallReader => {
  let suspects: Suspects | undefined;

  const send = async (chunks: readonly Chunk[], at: 'latest' | number): Promise<readonly Answered[]> => {
    const results = await Promise.allSettled(
      chunks.map((chunk) => readAtBlock(rpc, { multicall, calls: chunk.map(({ call }) => call), at })),
    );
    return chunks.flatMap((chunk, i): readonly Answered[] => (results[i] ? [[chunk, results[i]]] : []));
  };

  const chunksOf = (due: readonly Placed[]): readonly Chunk[] =>
    due.length === 0 ? [[]] : (suspects?.toChunks(due) ?? toChunks(due));

  const partsAfter = async (answered: readonly Answered[]) => {
    const failed = answered.filter(hasFailedToRun);
    if (failed.length > 0) suspects ??= (await loadSuspects())?.createSuspects(now, toChunks);
    suspects?.learn(answered);
    return failed.length > 0 ? suspects?.divide(failed) : undefined;
  };

  return async (calls, at) => {
    const placed = calls.map((call, index): Placed => ({ call, index, gasRequired: call.gasRequired }));
    const outcomes = new Array<CallOutcome>(calls.length).fill(unread);
    let block: BlockReads | undefined;
    let failure: unknown;

    const take = ([chunk, result]: Answered): void => {
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

    const isLong = (entry: Placed): boolean => suspects?.isLong(entry) === true;
    leaveOut(placed.filter(isLong));
    let chunks = chunksOf(placed.filter((entry) => !isLong(entry)));
    for (let round = 0; round < MAX_ROUNDS && chunks.length > 0; round += 1) {
      const answered = await send(chunks, block?.blockNumber ?? at);
      answered.forEach(take);
      const parts = await partsAfter(answered);
      if (!parts || (round > 0 && !block)) break;
      leaveOut(parts.long);
      chunks = block ? parts.again : [[], ...parts.again];
    }
    if (!block) throw failure;
    return { blockNumber: block.blockNumber, blockTimestamp: block.blockTimestamp, outcomes };
  };
};
