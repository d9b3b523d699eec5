import type { Address } from '#domain/tokens/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { JsonRpc } from '../../e2e/devnet/jsonRpc.ts';

export interface ChainLog {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly blockNumber: Hex;
  readonly transactionHash: Hex;
  readonly logIndex: Hex;
}

export interface ChainTransaction {
  readonly hash: Hex;
  readonly transactionIndex: Hex;
  readonly from: Address;
  readonly to: Address | null;
  readonly value: Hex;
  readonly gas: Hex;
  readonly gasPrice: Hex;
  readonly input: Hex;
  readonly nonce: Hex;
}

export interface ChainBlock {
  readonly number: Hex;
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly sha3Uncles: Hex;
  readonly miner: Address;
  readonly stateRoot: Hex;
  readonly transactionsRoot: Hex;
  readonly receiptsRoot: Hex;
  readonly gasUsed: Hex;
  readonly gasLimit: Hex;
  readonly timestamp: Hex;
  readonly difficulty: Hex;
  readonly totalDifficulty?: Hex;
  readonly size: Hex;
  readonly baseFeePerGas?: Hex;
  readonly transactions: readonly ChainTransaction[];
}

export interface BlockOfLogs {
  readonly block: ChainBlock;
  readonly logs: readonly ChainLog[];
}

/** Blocks per request. */
const BLOCKS_AT_ONCE = 100;

/** Whole blocks with logs of one of the first topics, lowest first. */
export async function* blocksOfLogs(
  node: JsonRpc,
  topics: readonly string[],
  last: number,
): AsyncGenerator<BlockOfLogs, void> {
  const range = { fromBlock: '0x0', toBlock: `0x${last.toString(16)}` };
  const all = await node.rpc<readonly ChainLog[]>('eth_getLogs', { ...range, topics: [topics] });
  const byBlock = new Map<Hex, ChainLog[]>();
  for (const log of all) byBlock.set(log.blockNumber, [...(byBlock.get(log.blockNumber) ?? []), log]);
  const numbers = [...byBlock.keys()].toSorted((a, b) => Number(a) - Number(b));
  for (let at = 0; at < numbers.length; at += BLOCKS_AT_ONCE) {
    const required = numbers.slice(at, at + BLOCKS_AT_ONCE);
    const blocks = await node.batch<ChainBlock>(required.map((number) => ['eth_getBlockByNumber', number, true]));
    for (const block of blocks) yield { block, logs: byBlock.get(block.number) ?? [] };
  }
}

export const blocksAt = (node: JsonRpc, numbers: readonly number[]): Promise<readonly ChainBlock[]> =>
  node.batch<ChainBlock>(numbers.map((number) => ['eth_getBlockByNumber', `0x${number.toString(16)}`, false]));
