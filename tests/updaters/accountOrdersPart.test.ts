import { AbiCoder, zeroPadValue, toBeHex } from 'ethers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderBookTopics } from '../../src/chain/abis/orderBookExt.ts';
import type { RpcLog } from '../../src/chain/logs.ts';
import type { RpcClient } from '../../src/chain/rpc/createRpcClient.ts';
import { orderStories } from '../../src/domain/orderBook/accountOrders.ts';
import type { Hex } from '../../src/domain/multicall/types.ts';
import { valueOf } from '../../src/lib/loadable.ts';
import { ok } from '../../src/lib/result.ts';
import { createAccountOrdersStore } from '../../src/reads/accountOrdersStore.ts';
import { createAccountOrdersPart } from '../../src/updaters/accountOrdersPart.ts';

const MYT = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const WMATIC = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270';
const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const ext = '0x1000000000000000000000000000000000000001';

const word = (value: string | bigint): Hex =>
  (typeof value === 'bigint' ? toBeHex(value, 32) : zeroPadValue(value, 32).toLowerCase()) as Hex;
const data = (types: readonly string[], values: readonly unknown[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(types, values) as Hex;

let logs: RpcLog[] = [];
let requests = 0;

const emit = (block: number, topics: readonly Hex[], content: Hex, fork = 'a'): void => {
  const log = {
    address: ext,
    topics,
    data: content,
    blockNumber: `0x${block.toString(16)}`,
    blockHash: `0x${fork}${block.toString(16)}`,
    logIndex: `0x${logs.length.toString(16)}`,
    transactionHash: `0x${fork}${block.toString(16)}`,
  } as const;
  logs.push(log);
};

const placed = (block: number, maker: string, sold: string, wanted: string, index: bigint, from: bigint): void =>
  emit(
    block,
    [orderBookTopics.addOrder, word(maker), word(sold), word(index)],
    data(['address', 'uint256', 'uint256'], [wanted, from, from]),
  );
const filled = (block: number, sold: string, wanted: string, index: bigint, amount: bigint): void =>
  emit(
    block,
    [orderBookTopics.updateOrderInfo, word(sold), word(wanted), word(index)],
    data(['uint256', 'uint256'], [amount, amount]),
  );

interface Filter {
  readonly topics: readonly (Hex | readonly Hex[] | null)[];
  readonly fromBlock: Hex;
  readonly toBlock: Hex | 'latest';
}

/** What a node answers to eth_getLogs. */
const answer = ({ topics, fromBlock, toBlock }: Filter): readonly RpcLog[] =>
  logs.filter(
    (log) =>
      Number(log.blockNumber) >= Number(fromBlock) &&
      (toBlock === 'latest' || Number(log.blockNumber) <= Number(toBlock)) &&
      topics.every((topic, i) => {
        const own = log.topics[i] ?? '0x';
        return topic === null || (Array.isArray(topic) ? topic.includes(own) : topic === own);
      }),
  );

const rpc: RpcClient = {
  send: <T>(_method: string, params: readonly unknown[] = []) => {
    requests += 1;
    return Promise.resolve(answer(params[0] as Filter) as T);
  },
};

const start = () => {
  const store = createAccountOrdersStore();
  store.watch(alice);
  const part = createAccountOrdersPart({ store, rpc, ext });
  let lastBlock: number | undefined;
  const tick = (blockNumber: number): number => {
    const phase = { kind: 'newBlock', lastBlock } as const;
    const asked = part.wants(phase).requests ?? [];
    const responses = asked.map(({ params }) => ok(answer(params[0] as Filter)));
    part.commit({ blockNumber, blockTimestamp: 0, calls: [], responses }, phase);
    lastBlock = blockNumber;
    return asked.length;
  };
  const stories = () => orderStories(valueOf(store.reading(alice)) ?? []);
  const rewind = (): void => {
    lastBlock = undefined;
  };
  return { store, tick, stories, rewind };
};

beforeEach(() => {
  logs = [];
  requests = 0;
});

const untilRead = (store: ReturnType<typeof start>['store']): Promise<void> =>
  vi.waitFor(() => expect(store.reading(alice).status).toBe('ready'));

describe("an account's orders over all pairs, found by the maker topic", () => {
  it('the past is read once: own orders of every pair and what became of them, nobody else’s', async () => {
    placed(10, alice, MYT, USDC, 1n, 100n);
    placed(11, bob, MYT, USDC, 2n, 100n);
    placed(12, alice, USDC, WMATIC, 2n, 50n);
    filled(13, MYT, USDC, 1n, 30n);
    filled(14, MYT, USDC, 2n, 60n);
    const { store, tick, stories } = start();
    tick(20);
    await untilRead(store);
    expect(stories()).toMatchObject([
      { soldToken: USDC, wantedToken: WMATIC, index: 2n, remain: 50n },
      { soldToken: MYT, wantedToken: USDC, index: 1n, filled: 30n, remain: 70n },
    ]);
    expect(requests).toBe(3);
  });

  it('then every block brings what is new with two requests in its own HTTP request', async () => {
    placed(10, alice, MYT, USDC, 1n, 100n);
    const { store, tick, stories } = start();
    tick(20);
    await untilRead(store);
    const before = requests;
    filled(21, MYT, USDC, 1n, 100n);
    expect(tick(21)).toBe(2);
    expect(stories()).toMatchObject([{ state: 'filled' }]);
    expect(requests).toBe(before);
  });

  it('an order placed and filled between two polls is not missed', async () => {
    const { store, tick, stories } = start();
    tick(20);
    await untilRead(store);
    placed(22, alice, MYT, USDC, 5n, 100n);
    filled(24, MYT, USDC, 5n, 40n);
    tick(30);
    expect(tick(31)).toBe(2);
    expect(stories()).toMatchObject([{ index: 5n, filled: 40n, remain: 60n }]);
  });

  it('a replaced block leaves nothing behind', async () => {
    placed(10, alice, MYT, USDC, 1n, 100n);
    const { store, tick, stories } = start();
    tick(20);
    await untilRead(store);
    filled(21, MYT, USDC, 1n, 100n);
    tick(21);
    logs.pop();
    filled(22, MYT, USDC, 1n, 10n);
    tick(22);
    expect(stories()).toMatchObject([{ state: 'open', filled: 10n }]);
  });

  it('a rewound chain is read anew', async () => {
    placed(10, alice, MYT, USDC, 1n, 100n);
    const { store, tick, stories, rewind } = start();
    tick(20);
    await untilRead(store);
    logs = [];
    rewind();
    tick(5);
    await untilRead(store);
    expect(stories()).toEqual([]);
  });
});

it('a past that cannot be read is told, and tried again later only', async () => {
  vi.useFakeTimers();
  const { store, tick } = start();
  const send = vi.spyOn(rpc, 'send').mockRejectedValue(new Error('no logs here'));
  tick(20);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(store.reading(alice).status).toBe('failed');
  const asked = send.mock.calls.length;
  tick(21);
  expect(send.mock.calls.length).toBe(asked);
  send.mockRestore();
  vi.useRealTimers();
  tick(50);
  await untilRead(store);
});
