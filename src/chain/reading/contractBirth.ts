import type { Address } from '#domain/tokens/types.ts';
import { isQuantity } from '#lib/hex.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';
import { latestHeader } from './blockAtTime.ts';
import { readHeader, type BlockHeader } from './blockHeaders.ts';

const POINTS = 3;

/** A created contract's nonce is at least 1 (EIP-161), and reading it takes 20 kB less than its code. */
const existsAt = async (rpc: RpcClient, contract: Address, block: number): Promise<boolean> => {
  const params = [contract, `0x${block.toString(16)}`];
  const nonce = await rpc.send<unknown>('eth_getTransactionCount', params, { isSeparate: true });
  if (!isQuantity(nonce)) throw new DecodeError('the answer to eth_getTransactionCount is no number');
  return BigInt(nonce) > 0n;
};

const pointsIn = (low: number, high: number): readonly number[] => {
  const inner = Array.from({ length: POINTS }, (_, i) => low + Math.floor(((high - low) * (i + 1)) / (POINTS + 1)));
  return [...new Set(inner)].filter((block) => block > low && block < high);
};

/**
 * Header of the block that created a contract, found by a search over archive blocks: 14 rounds of 3 requests for 90
 * million blocks. Undefined for an account that was never created. Rejects as the client does, so also without an
 * archive.
 */
export const contractBirth = async (rpc: RpcClient, contract: Address): Promise<BlockHeader | undefined> => {
  const { blockNumber: latest } = await latestHeader(rpc);
  if (!(await existsAt(rpc, contract, latest))) return undefined;
  let [low, high] = [-1, latest];
  while (high - low > 1) {
    const points = pointsIn(low, high);
    const exist = await Promise.all(points.map((block) => existsAt(rpc, contract, block)));
    const first = exist.indexOf(true);
    const below = first < 0 ? points.length : first;
    [low, high] = [points[below - 1] ?? low, points[below] ?? high];
  }
  return readHeader(rpc, high);
};
