import type { Hex } from '#domain/multicall/types.ts';
import { fieldsOf } from '#lib/fields.ts';
import { isQuantity } from '#lib/hex.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import type { RpcRequest } from '../logs/mergeLogRequests.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';

/** Stored fields of a block. */
export interface BlockHeader {
  readonly blockNumber: number;
  readonly blockHash: Hex;
  /** Unix seconds. */
  readonly timestamp: number;
}

/** Blocks of one HTTP request; public nodes refuse more than some hundred. */
const BATCH = 50;

/** An `eth_getBlockByNumber` answer; undefined where the chain has no such block. Throws DecodeError for anything else. */
export const decodeHeader = (answer: unknown): BlockHeader | undefined => {
  if (answer === null) return undefined;
  const { number, hash, timestamp } = fieldsOf(answer);
  if (isQuantity(number) && isQuantity(hash) && isQuantity(timestamp)) {
    return { blockNumber: Number(number), blockHash: hash, timestamp: Number(timestamp) };
  }
  throw new DecodeError('the answer to eth_getBlockByNumber is no block');
};

/** Request for the block of this number; `decodeHeader` reads the answer. */
export const headerRequest = (block: number | 'latest'): RpcRequest => ({
  method: 'eth_getBlockByNumber',
  params: [block === 'latest' ? block : `0x${block.toString(16)}`, false],
});

/** The block of this number; undefined where the chain has none. Rejects as the client does. */
export const readHeader = async (
  rpc: RpcClient,
  block: number | 'latest',
  signal?: AbortSignal,
): Promise<BlockHeader | undefined> => {
  const { method, params } = headerRequest(block);
  return decodeHeader(await rpc.send<unknown>(method, params, signal && { signal }));
};

/** The blocks of these numbers that the chain has, some dozen in each HTTP request. Rejects as the client does. */
export const readHeaders = async (
  rpc: RpcClient,
  blocks: readonly number[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, BlockHeader>> => {
  const found = new Map<number, BlockHeader>();
  for (let at = 0; at < blocks.length; at += BATCH) {
    const requested = blocks.slice(at, at + BATCH);
    const headers = await Promise.all(requested.map((block) => readHeader(rpc, block, signal)));
    for (const header of headers) if (header) found.set(header.blockNumber, header);
  }
  return found;
};
