import type { BlockReads } from '#chain/reading/multicall.ts';
import { RpcError, isMissingBlock, isRateLimit } from '#chain/rpc/errors.ts';
import type { Call } from '#domain/multicall/types.ts';

export interface Placed {
  readonly call: Call;
  readonly index: number;
  readonly gasRequired: number | undefined;
}

export type Chunk = readonly Placed[];

export type Answered = readonly [chunk: Chunk, result: PromiseSettledResult<BlockReads>];

const couldNotRun = (reason: unknown): boolean =>
  reason instanceof RpcError &&
  (reason.kind === 'size' || (reason.kind === 'response' && !isRateLimit(reason) && !isMissingBlock(reason)));

export const hasFailedToRun = ([chunk, result]: Answered): boolean =>
  chunk.length > 0 && result.status === 'rejected' && couldNotRun(result.reason);
