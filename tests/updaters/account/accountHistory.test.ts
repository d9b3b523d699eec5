import { AbiCoder, zeroPadValue } from 'ethers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderBookTopics } from '#chain/abis/orderBookExt.ts';
import { decodeAccountLogs } from '#chain/logs/accountLogs.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { orderStories, type PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { progressFilters, readAccountHistory, undecided } from '#updaters/account/accountHistory.ts';
import { createFakeNode, word } from '../../support/fakeNode.ts';

const MYT: Address = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
const USDC: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const ext: Address = '0x1000000000000000000000000000000000000001';

const topicOf = (address: Address): Hex => zeroPadValue(address, 32).toLowerCase() as Hex;
const encode = (types: readonly string[], values: readonly unknown[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(types, values) as Hex;
const hex = (value: number): Hex => `0x${value.toString(16)}`;

const logAt = (block: number, logIndex: number, topics: readonly Hex[], data: Hex) => ({
  address: ext,
  topics,
  data,
  blockNumber: hex(block),
  blockHash: hex(block),
  logIndex: hex(logIndex),
  transactionHash: hex(1000 * block + logIndex),
});
const placed = (block: number, index: number, maker = alice, [sold, bought] = [MYT, USDC]) =>
  logAt(
    block,
    2 * index,
    [orderBookTopics.addOrder, topicOf(maker), topicOf(sold), word(index)],
    encode(['address', 'uint256', 'uint256'], [bought, 100, 100]),
  );
const filled = (block: number, index: number, amount: number, [sold, bought] = [MYT, USDC]) =>
  logAt(
    block,
    2 * index + 1,
    [orderBookTopics.updateOrderInfo, topicOf(sold), topicOf(bought), word(index)],
    encode(['uint256', 'uint256'], [amount, amount]),
  );

/** A node with these logs, and the requests that it received. */
const nodeOf = (logs: readonly RpcLog[]) => {
  const node = createFakeNode();
  node.delayMs = 0;
  const requests: { readonly kind: 'placed' | 'progress'; readonly from: number }[] = [];
  node.methods.set('eth_getLogs', ([filter]) => {
    const { topics, fromBlock, toBlock } = filter as {
      readonly topics: readonly (Hex | readonly Hex[] | null)[];
      readonly fromBlock: Hex;
      readonly toBlock: Hex;
    };
    requests.push({ kind: Array.isArray(topics[0]) ? 'progress' : 'placed', from: Number(fromBlock) });
    return logs.filter(
      (log) =>
        Number(log.blockNumber) >= Number(fromBlock) &&
        Number(log.blockNumber) <= Number(toBlock) &&
        topics.every((topic, i) => topic === null || [topic].flat().includes(log.topics[i] ?? '0x')),
    );
  });
  return { node, requests };
};

const read = async (
  logs: readonly RpcLog[],
  {
    known = [],
    fromBlock = 1,
    signal = new AbortController().signal,
  }: { readonly known?: readonly PlacedEvent[]; readonly fromBlock?: number; readonly signal?: AbortSignal } = {},
) => {
  const { node, requests } = nodeOf(logs);
  const events = await readAccountHistory({ rpc: node, ext, account: alice, known, fromBlock, toBlock: 100, signal });
  return { events, requests };
};
const summary = (events: readonly PlacedEvent[]) =>
  orderStories(events).map(({ index, remain, state }) => [Number(index), Number(remain), state]);

describe("an account's orders up to a block", () => {
  const logs = [
    placed(10, 1),
    placed(10, 2, bob),
    placed(20, 3, alice, [USDC, MYT]),
    filled(25, 2, 50),
    filled(30, 1, 100),
    filled(30, 3, 40, [USDC, MYT]),
  ];

  it('are its own, with what happened to them, on both sides of a pair', async () => {
    expect(summary((await read(logs)).events)).toEqual([
      [3, 60, 'open'],
      [1, 0, 'filled'],
    ]);
  });

  it('their progress is requested from the first of them on, and not at all where there is none', async () => {
    const { requests } = await read(logs);
    expect(requests.filter(({ kind }) => kind === 'progress').at(-1)?.from).toBe(10);
    expect((await read([placed(10, 2, bob)])).requests.map(({ kind }) => kind)).toEqual(['placed']);
  });

  it('queries only open ones of the known orders, from the first new block on', async () => {
    const known = decodeAccountLogs(logs.slice(0, 5).filter((log) => log !== logs[1] && log !== logs[3]));
    const { events, requests } = await read(logs, { known, fromBlock: 30 });
    expect(new Set(requests.map(({ from }) => from))).toEqual(new Set([30]));
    expect(summary(events)).toEqual([
      [3, 60, 'open'],
      [1, 0, 'filled'],
    ]);
  });

  it('known events of blocks that are read again do not count twice', async () => {
    const known = decodeAccountLogs([placed(10, 1), filled(30, 1, 30)]);
    const { events } = await read([placed(10, 1), filled(30, 1, 30)], { known, fromBlock: 30 });
    expect(summary(events)).toEqual([[1, 70, 'open']]);
  });

  it('read in two parts they are the same as in one', async () => {
    const anyLog = fc.tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 0, max: 40 }));
    await fc.assert(
      fc.asyncProperty(fc.array(anyLog, { maxLength: 6 }), fc.integer({ min: 1, max: 99 }), async (orders, split) => {
        const all = orders.flatMap(([block, later], i) => [placed(block, i + 1), filled(block + later, i + 1, 60)]);
        const known = (await read(all.filter(({ blockNumber }) => Number(blockNumber) < split))).events;
        const { events } = await read(all, { known, fromBlock: split });
        expect(summary(events)).toEqual(summary((await read(all)).events));
      }),
      { numRuns: 10 },
    );
  });

  it('that nobody wants any more are a failure too', async () => {
    await expect(read(logs, { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left');
  });

  it('a node that gives logs of another shape is a failure, not an empty history', async () => {
    const broken = { ...placed(10, 1), data: '0x' } as const;
    await expect(read([broken])).rejects.toThrow();
  });
});

it('the fate of an order is undecided while it is open, and where it ended or began since', () => {
  const events = decodeAccountLogs([
    placed(10, 1),
    placed(10, 2),
    filled(20, 2, 100),
    placed(10, 3),
    filled(40, 3, 100),
    placed(40, 4),
    filled(40, 4, 100),
  ]);
  const indexes = undecided(events, 30).map(({ index }) => Number(index));
  expect(indexes.toSorted()).toEqual([1, 3, 4]);
});

it('names at most so many orders in a filter as nodes take, and each token once', () => {
  const events = decodeAccountLogs([placed(10, 1)]).flatMap((log) =>
    Array.from({ length: 1001 }, (_, i) => ({ ...log, event: { ...log.event, index: BigInt(i) } }) as PlacedEvent),
  );
  const stories = orderStories(events);
  const filters = progressFilters(ext, stories);
  const sizes = filters.map(({ topics }) => topics.map((topic) => [topic].flat().length));
  expect(sizes).toEqual([
    [2, 1, 1, 500],
    [2, 1, 1, 500],
    [2, 1, 1, 1],
  ]);
});
