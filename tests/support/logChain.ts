import { vi } from 'vitest';
import type { RpcLog } from '#chain/logs/logs.ts';
import { RpcResponseError } from '#chain/rpc/errors.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { ok } from '#lib/result.ts';
import type { BlockSubscriber } from '#updaters/block/blockSubscribers.ts';
import { createFakeNode } from './fakeNode.ts';
import { respondTo } from './respondTo.ts';

interface Filter {
  readonly topics: readonly (Hex | readonly Hex[] | null)[];
  readonly fromBlock: Hex;
  readonly toBlock: Hex | 'latest';
}

const hexOf = (value: number): Hex => `0x${value.toString(16)}`;

/** A node that answers for logs as they are given to it, and for headers. `ranges`: where requests for logs began. */
export const openLogChain = () => {
  const node = createFakeNode();
  node.delayMs = 1;
  const chain = { logs: [] as RpcLog[], isRefusing: false, fork: 0 };
  const ranges: number[] = [];
  const emit = (log: Pick<RpcLog, 'address' | 'topics' | 'data'>, block: number): void => {
    chain.logs.push({
      ...log,
      blockNumber: hexOf(block),
      blockHash: '0x01',
      logIndex: hexOf(chain.logs.length),
    });
  };
  const answer = ({ topics, fromBlock, toBlock }: Filter): readonly RpcLog[] => {
    if (chain.isRefusing) throw new RpcResponseError(-32602, 'an address is needed', undefined);
    ranges.push(Number(fromBlock));
    const to = toBlock === 'latest' ? node.block : Number(toBlock);
    return chain.logs.filter(
      (log) =>
        Number(log.blockNumber) >= Number(fromBlock) &&
        Number(log.blockNumber) <= to &&
        topics.every((topic, i) => topic === null || [topic].flat().some((entry) => entry === log.topics[i])),
    );
  };
  const headerAt = (tag: unknown) => ({
    number: tag,
    hash: `0x${chain.fork}${Number(tag).toString(16)}`,
    timestamp: '0x1',
  });
  node.methods.set('eth_getLogs', ([filter]) => answer(filter as Filter));
  node.methods.set('eth_getBlockByNumber', ([tag]) => headerAt(tag));
  return { node, chain, ranges, emit, answer, headerAt };
};

export type LogChain = ReturnType<typeof openLogChain>;

/** Shows blocks to a subscriber. `nodeBlock`: the block at which the node executes calls. */
export const openTicks = ({ node, answer, headerAt }: LogChain, part: BlockSubscriber) => {
  let lastBlock: number | undefined;
  return {
    tick: async (block: number, nodeBlock = block): Promise<void> => {
      node.block = block;
      const phase = { kind: 'newBlock', lastBlock } as const;
      const requests = part.request(phase).requests ?? [];
      const responses = respondTo(requests, ({ method, params: [first] }) =>
        ok(method === 'eth_getLogs' ? answer(first as Filter) : headerAt(first)),
      );
      node.block = nodeBlock;
      part.receive({ blockNumber: block, blockTimestamp: 0, calls: [], responses }, phase);
      lastBlock = block;
      await vi.advanceTimersByTimeAsync(100);
    },
    rewind: (): void => {
      lastBlock = undefined;
    },
  };
};
