import type { RpcLog } from '#chain/logs/logs.ts';
import { address, uint } from '#chain/codec/types.ts';
import { poolTopics } from '#chain/abis/pool.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';

/** An event of the pool by its name, its indexed addresses and its amounts. */
export type PoolFact = readonly [
  name: keyof typeof poolTopics,
  indexed: readonly Address[],
  amounts: readonly bigint[],
];

interface Filter {
  readonly address: Address;
  readonly topics: readonly (Hex | readonly Hex[] | null)[];
  readonly fromBlock: Hex;
  readonly toBlock: Hex;
}

const hex = (value: number): Hex => `0x${value.toString(16)}`;

const fits = ({ topics }: RpcLog, filter: Filter): boolean =>
  filter.topics.every((topic, i) => topic === null || [topic].flat().includes(topics[i] ?? '0x'));

/** The first place of logs in chain order whose block is not below this one. */
const placeOf = (logs: readonly RpcLog[], block: number): number => {
  let low = 0;
  let high = logs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Number(logs[middle]?.blockNumber) < block) low = middle + 1;
    else high = middle;
  }
  return low;
};

const logsOf = (logs: readonly RpcLog[], filter: Filter): readonly RpcLog[] =>
  logs
    .slice(placeOf(logs, Number(filter.fromBlock)), placeOf(logs, Number(filter.toBlock) + 1))
    .filter((log) => fits(log, filter));

export const NOBODY: Address = `0x${'0'.repeat(40)}`;

/** The logs of one pool, answered as a node does. Time of a block: a thousand seconds per number. */
export const createPoolChain = (pair: Address) => {
  const logs: RpcLog[] = [];
  const requests: string[] = [];
  let head = 0;
  let branch = 0;
  let supply = 0n;
  let refusal: Error | undefined;
  const hashOf = (block: number): Hex => `0x${(block * 1000 + branch).toString(16).padStart(64, '0')}`;
  const hashes = new Map<number, Hex>();
  const headerOf = (block: number) => ({
    number: hex(block),
    hash: hashes.get(block) ?? hashOf(0),
    timestamp: hex(block * 1000),
  });

  /** The next block, or one further on, with one transaction. */
  const mine = (facts: readonly PoolFact[], block = head + 1): void => {
    head = block;
    hashes.set(block, hashOf(block));
    facts.forEach(([name, indexed, amounts], i) => {
      const [value = 0n] = amounts;
      if (name === 'transfer' && indexed[0] === NOBODY) supply += value;
      else if (name === 'transfer' && indexed[0] === pair && indexed[1] === NOBODY) supply -= value;
      logs.push({
        address: pair,
        topics: [poolTopics[name], ...indexed.map((entry): Hex => `0x${address.encode(entry)}`)],
        data: `0x${amounts.map((amount) => uint.encode(amount)).join('')}`,
        blockNumber: hex(block),
        blockHash: hashOf(block),
        logIndex: hex(i),
        ...{ transactionHash: hashOf(block) },
      });
    });
  };

  const answer = (method: string, params: readonly unknown[]): unknown => {
    requests.push(method);
    if (refusal) throw refusal;
    if (method === 'eth_getLogs') return logsOf(logs, params[0] as Filter);
    if (method === 'eth_call') return `0x${uint.encode(supply)}`;
    return headerOf(params[0] === 'latest' ? head : Number(params[0]));
  };

  return {
    rpc: {
      send: <T>(method: string, params: readonly unknown[] = []) =>
        Promise.resolve().then(() => answer(method, params) as T),
    },
    requests,
    mine,
    /** Takes blocks back; those that come in their place have other hashes. */
    rewind: (block: number): void => {
      branch += 1;
      head = block;
      logs.splice(0, logs.length, ...logs.filter(({ blockNumber }) => Number(blockNumber) <= block));
    },
    setSupply: (value: bigint): void => {
      supply = value;
    },
    /** Rejects every later request with an error. */
    refuse: (error: Error | undefined): void => {
      refusal = error;
    },
  };
};
