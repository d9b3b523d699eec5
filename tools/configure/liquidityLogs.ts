import { id } from 'ethers';
import type { BlockRange } from '#domain/history/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { readLogs, type LogFilter } from '#chain/logs/logRanges.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import type { ConfigureNode } from './node.ts';

/** Longest search through logs. */
const SEARCH_MS = 300_000;

const mintTopic = id('Mint(address,uint256,uint256)') as Hex;
const transferTopic = id('Transfer(address,address,uint256)') as Hex;

/** Newest first, until `isEnough` or the time is over. @returns true if all were read */
export const searchLogs = async (
  node: ConfigureNode,
  filter: LogFilter,
  range: BlockRange,
  take: (logs: readonly RpcLog[]) => void | Promise<void>,
  isEnough: () => boolean = () => false,
): Promise<boolean> => {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(SEARCH_MS)]);
  const read = await readLogs(
    node.rpc,
    filter,
    range,
    async (logs) => {
      await take(logs);
      if (isEnough()) stop.abort();
    },
    { signal },
  );
  return read.ok;
};

const addressIn = (topic: Hex | undefined): Address => toChecksumAddress(`0x${(topic ?? '').slice(-40)}`);

/** In their order. */
const withCode = async (node: ConfigureNode, addresses: readonly Address[]): Promise<readonly Address[]> => {
  const codes = await Promise.all(addresses.map((address) => node.codeAt(address)));
  return addresses.filter((_, i) => codes[i] !== '0x');
};

const MAX_FOUND = 40;

export interface PoolSearch {
  readonly pairs: readonly Address[];
  readonly fromBlock: number;
}

const found = async (
  node: ConfigureNode,
  { pairs, fromBlock }: PoolSearch,
  topic: Hex,
  at: 1 | 2,
): Promise<readonly Address[]> => {
  if (pairs.length === 0) return [];
  const all = new Set<Address>();
  const take = (logs: readonly RpcLog[]): void => logs.forEach(({ topics }) => void all.add(addressIn(topics[at])));
  const range = { fromBlock, toBlock: await node.blockNumber() };
  await searchLogs(node, { address: pairs, topics: [topic] }, range, take, () => all.size >= MAX_FOUND);
  return withCode(node, [...all]);
};

/** Contracts that have added liquidity to one of the pools, latest first. */
export const contractsAdding = (node: ConfigureNode, search: PoolSearch): Promise<readonly Address[]> =>
  found(node, search, mintTopic, 1);

/** Contracts that have received pool tokens. */
export const contractsReceiving = (node: ConfigureNode, search: PoolSearch): Promise<readonly Address[]> =>
  found(node, search, transferTopic, 2);
