import type { Hex } from '#domain/multicall/types.ts';
import { fieldsOf } from '#lib/fields.ts';
import { isQuantity } from '#lib/hex.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import type { RpcRequest } from '../logs/mergeLogRequests.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';

export interface BlockHeader {
  readonly blockNumber: number;
  readonly blockHash: Hex;
  readonly timestamp: number;
}

/** Reads per HTTP request; public nodes refuse more than some hundred. */
const BATCH = 50;

/** Header of an answer; undefined without such a block. Throws DecodeError. */
export const decodeHeader = (answer: unknown): BlockHeader | undefined => {
  if (answer === null) return undefined;
  const { number, hash, timestamp } = fieldsOf(answer);
  if (isQuantity(number) && isQuantity(hash) && isQuantity(timestamp)) {
    return { blockNumber: Number(number), blockHash: hash, timestamp: Number(timestamp) };
  }
  throw new DecodeError('the answer to eth_getBlockByNumber is no block');
};

/** `eth_getBlockByNumber` without transactions; `decodeHeader` decodes the answer. */
export const headerRequest = (block: number | 'latest'): RpcRequest => ({
  method: 'eth_getBlockByNumber',
  params: [block === 'latest' ? block : `0x${block.toString(16)}`, false],
});

/** Header of a block; undefined without such a block. Rejects as the client does. */
export const readHeader = async (
  rpc: RpcClient,
  block: number | 'latest',
  signal?: AbortSignal,
): Promise<BlockHeader | undefined> => {
  const { method, params } = headerRequest(block);
  return decodeHeader(await rpc.send<unknown>(method, params, signal && { signal }));
};

/** Headers of those blocks that exist. Rejects as the client does. */
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
