import 'fake-indexeddb/auto';
import { AbiCoder, zeroPadValue, toBeHex } from 'ethers';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderBookTopics } from '#chain/abis/orderBookExt.ts';
import { decodeAccountLogs } from '#chain/logs/accountLogs.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { rules } from '#config/rules.ts';
import { orderStories } from '#domain/orderBook/accountOrders.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { createSealing, unsealed, type Sealing } from '#lib/sealing.ts';
import { openSegmentStore } from '#lib/segmentStore.ts';
import { createAccountOrdersStore } from '#stores/accountOrdersStore.ts';
import { logsAwaited } from '#stores/logsAwaited.ts';
import { createAccountOrdersSubscriber } from '#updaters/account/accountOrdersSubscriber.ts';
import { createLargeMemory } from '#updaters/account/largeMemory.ts';
import { createOrderMemory, ordersFormat } from '#updaters/account/orderArchive.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { eventually } from '../../support/eventually.ts';
import { storageIn } from '../../support/positionsWorld.ts';
import { respondTo } from '../../support/respondTo.ts';

const MYT: Address = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
const USDC: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const WMATIC: Address = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270';
const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const ext = '0x1000000000000000000000000000000000000001';

const word = (value: string | bigint): Hex =>
  (typeof value === 'bigint' ? toBeHex(value, 32) : zeroPadValue(value, 32).toLowerCase()) as Hex;
const data = (types: readonly string[], values: readonly unknown[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(types, values) as Hex;

let logs: RpcLog[] = [];
let requests = 0;
/** True if logs have the times of their blocks. */
let hasTimes = true;
/** Fork of the chain that the node follows. */
let fork = 'ab';

const emit = (block: number, topics: readonly Hex[], content: Hex): void => {
  const log = {
    address: ext,
    topics,
    data: content,
    blockNumber: `0x${block.toString(16)}`,
    blockHash: `0xa${block.toString(16)}`,
    logIndex: `0x${logs.length.toString(16)}`,
    transactionHash: toBeHex(block, 32) as Hex,
    ...(hasTimes ? { blockTimestamp: toBeHex(1000 + block) as Hex } : {}),
  } as const;
  logs.push(log);
};

const placed = (block: number, maker: string, sold: string, bought: string, index: bigint, from: bigint): void =>
  emit(
    block,
    [orderBookTopics.addOrder, word(maker), word(sold), word(index)],
    data(['address', 'uint256', 'uint256'], [bought, from, from]),
  );
const filled = (block: number, sold: string, bought: string, index: bigint, amount: bigint): void =>
  emit(
    block,
    [orderBookTopics.updateOrderInfo, word(sold), word(bought), word(index)],
    data(['uint256', 'uint256'], [amount, amount]),
  );

interface Filter {
  readonly topics: readonly (Hex | readonly Hex[] | null)[];
  readonly fromBlock: Hex;
  readonly toBlock: Hex | 'latest';
}

/** Answer of a node to eth_getLogs. */
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

const header = (block: unknown) => ({
  number: block,
  hash: `0x${fork.repeat(32)}`,
  timestamp: toBeHex(1000 + Number(block)),
});

const nodeAnswer = ({ method, params: [first] }: RpcRequest): Result<unknown, unknown> =>
  ok(method === 'eth_getLogs' ? answer(first as Filter) : header(first));

/** Answers of a node that is some blocks behind. */
const upTo =
  (block: number) =>
  ({ params: [filter] }: RpcRequest): Result<unknown, unknown> =>
    ok(answer({ ...(filter as Filter), toBlock: toBeHex(block) as Hex }));

const rpc: RpcClient = {
  send: <T>(method: string, params: readonly unknown[] = []) => {
    requests += 1;
    const reply = nodeAnswer({ method, params });
    return reply.ok ? Promise.resolve(reply.value as T) : Promise.reject(reply.error as Error);
  },
};

const watchedStore = () => {
  const store = createAccountOrdersStore();
  store.watch(alice);
  return store;
};

const start = (store = watchedStore(), kept = new Map<string, string>(), sealing: Sealing = unsealed) => {
  const memory = createOrderMemory(storageIn(kept), ext);
  const large = createLargeMemory({ ...ordersFormat, store: () => openSegmentStore('large'), sealing });
  const part = createAccountOrdersSubscriber({ store, rpc, ext, firstBlock: 0, memory, large });
  let lastBlock: number | undefined;
  const tick = (blockNumber: number, reply = nodeAnswer): number => {
    const phase = { kind: 'newBlock', lastBlock } as const;
    const pending = part.request(phase).requests ?? [];
    part.receive({ blockNumber, blockTimestamp: 0, calls: [], responses: respondTo(pending, reply) }, phase);
    lastBlock = blockNumber;
    return pending.length;
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
  hasTimes = true;
  fork = 'ab';
});

const untilRead = (store: ReturnType<typeof start>['store']): Promise<void> =>
  eventually(() => expect(store.reading(alice).status).toBe('ready'));

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
      { soldToken: USDC, boughtToken: WMATIC, index: 2n, remain: 50n },
      { soldToken: MYT, boughtToken: USDC, index: 1n, filled: 30n, remain: 70n },
    ]);
    expect(requests).toBe(3);
  });

  it('then every block yields what is new with two requests in its own HTTP request', async () => {
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

  it('up to which block the events are known is reported, so not that of a block whose logs the node refused', async () => {
    const { store, tick } = start();
    const lengths: (number | undefined)[] = [];
    store.subscribeReadTo(() => lengths.push(store.readTo(alice)));
    tick(20);
    await untilRead(store);
    expect(lengths).toEqual([20]);
    tick(21);
    tick(90, () => err(new Error('range is too wide')));
    expect(store.readTo(alice)).toBe(21);
    tick(91);
    expect(lengths).toEqual([20, 21, 91]);
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

  it('an order that is reported late is not missed either: its first blocks are requested once more', async () => {
    const { store, tick, stories } = start();
    tick(20);
    await untilRead(store);
    placed(22, alice, MYT, USDC, 5n, 100n);
    filled(23, MYT, USDC, 5n, 40n);
    tick(60);
    expect(stories()).toEqual([]);
    tick(61);
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
    tick(23);
    expect(stories()).toMatchObject([{ state: 'open', filled: 10n }]);
  });

  it('a node that lags behind takes nothing back that was known, and what it leaves out comes later', async () => {
    placed(10, alice, MYT, USDC, 1n, 100n);
    const { store, tick, stories } = start();
    tick(20);
    await untilRead(store);
    filled(21, MYT, USDC, 1n, 30n);
    tick(21);
    filled(23, MYT, USDC, 1n, 20n);
    tick(22, upTo(20));
    expect(stories()).toMatchObject([{ filled: 30n }]);
    for (const block of [23, 24, 25, 26, 27]) tick(block, upTo(block - 4));
    tick(28);
    expect(stories()).toMatchObject([{ filled: 50n, remain: 50n }]);
  });

  it('an order that fills as it is placed is never shown as if it had not', async () => {
    const { store, tick, stories } = start();
    tick(20);
    await untilRead(store);
    const shown: unknown[] = [];
    store.subscribe(() => shown.push(...stories().map(({ filled: amount }) => amount)));
    placed(21, alice, MYT, USDC, 5n, 100n);
    filled(21, MYT, USDC, 5n, 100n);
    tick(21);
    tick(22);
    expect(stories()).toMatchObject([{ state: 'filled' }]);
    expect(new Set(shown)).toEqual(new Set([100n]));
  });

  it('events of blocks after the one shown wait for their block', async () => {
    placed(10, alice, MYT, USDC, 1n, 100n);
    const { store, tick, stories } = start();
    tick(20);
    await untilRead(store);
    filled(22, MYT, USDC, 1n, 30n);
    tick(21);
    expect(stories()).toMatchObject([{ filled: 0n }]);
    tick(22);
    expect(stories()).toMatchObject([{ filled: 30n }]);
  });

  it('a page that watches the account again between two blocks sees them at once', async () => {
    const store = createAccountOrdersStore();
    const leave = store.watch(alice);
    placed(10, alice, MYT, USDC, 1n, 100n);
    const { tick } = start(store);
    tick(20);
    await untilRead(store);
    leave();
    store.watch(alice);
    expect(store.reading(alice)).toMatchObject({ status: 'ready', value: [{ blockNumber: 10 }] });
    tick(21);
    expect(store.reading(alice)).toMatchObject({ status: 'ready', value: [{ blockNumber: 10 }] });
  });

  it('events that nobody watched for a block are read again', async () => {
    const store = createAccountOrdersStore();
    const leave = store.watch(alice);
    placed(10, alice, MYT, USDC, 1n, 100n);
    const { tick } = start(store);
    tick(20);
    await untilRead(store);
    leave();
    tick(21);
    store.watch(alice);
    expect(store.reading(alice).status).toBe('loading');
    tick(22);
    await untilRead(store);
  });

  it('answers of another shape are a past that could not be read, also on the next page of the account', async () => {
    placed(10, alice, MYT, USDC, 1n, 100n);
    logs = logs.map((log) => ({ ...log, data: '0x' }));
    const store = createAccountOrdersStore();
    const leave = store.watch(alice);
    const { tick } = start(store);
    tick(20);
    await eventually(() => expect(store.reading(alice).status).toBe('failed'));
    leave();
    store.watch(alice);
    tick(21);
    expect(store.reading(alice).status).toBe('failed');
  });

  it('after a pause longer than the ranges the node allows it reads on in such ranges, and not from the start', async () => {
    placed(10, alice, MYT, USDC, 1n, 100n);
    const { store, tick, stories } = start();
    tick(20);
    await untilRead(store);
    filled(50_000, MYT, USDC, 1n, 30n);
    placed(60_000, alice, MYT, USDC, 2n, 100n);
    filled(60_000, MYT, USDC, 2n, 100n);
    const before = requests;
    for (const block of [90_001, 90_002, 90_003]) tick(block, () => err(new Error('ranges over 10000 blocks')));
    expect(store.reading(alice)).toMatchObject({ status: 'loading', value: [{ blockNumber: 10 }] });
    await untilRead(store);
    expect(stories()).toMatchObject([
      { index: 2n, state: 'filled' },
      { index: 1n, filled: 30n },
    ]);
    expect(requests).toBeGreaterThan(before);
    tick(90_004);
    expect(stories()).toHaveLength(2);
  });

  it('more orders than a node takes in one filter are requested in several', async () => {
    for (let index = 1n; index <= 1200n; index += 1n) placed(10, alice, MYT, USDC, index, 100n);
    filled(11, MYT, USDC, 1200n, 40n);
    const { store, tick, stories } = start();
    const send = vi.spyOn(rpc, 'send');
    tick(20);
    await untilRead(store);
    const sizes = send.mock.calls.map(([, params = []]) => (params[0] as Filter).topics[3]?.length ?? 0);
    send.mockRestore();
    expect(Math.max(...sizes)).toBe(500);
    expect(stories()[0]).toMatchObject({ index: 1200n, filled: 40n });
  });

  it('times that the logs do not carry are read with the blocks, the newest first', async () => {
    hasTimes = false;
    for (let block = 1; block <= 30; block += 1) placed(block, alice, MYT, USDC, BigInt(block), 100n);
    const { store, tick, stories } = start();
    tick(40);
    await untilRead(store);
    expect(stories().map(({ placed: { timestamp } }) => timestamp)).toEqual(Array(30).fill(undefined));
    expect(tick(41)).toBe(22);
    const times = stories().map(({ placed: { timestamp } }) => timestamp);
    expect(times.slice(0, 21)).toEqual([...Array.from({ length: 20 }, (_, i) => 1030 - i), undefined]);
    tick(42);
    expect(stories().at(-1)?.placed.timestamp).toBe(1001);
    expect(tick(43)).toBe(2);
  });

  it('a rewound chain is read again', async () => {
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

it('a past that cannot be read is reported, and tried again later only', async () => {
  vi.useFakeTimers();
  const { store, tick } = start();
  const send = vi.spyOn(rpc, 'send').mockRejectedValue(new Error('no logs here'));
  tick(20);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(store.reading(alice).status).toBe('failed');
  const pending = send.mock.calls.length;
  tick(21);
  expect(send.mock.calls.length).toBe(pending);
  send.mockRestore();
  vi.useRealTimers();
  tick(50);
  await untilRead(store);
});

describe('a page that waits for the logs of an account that is new here', () => {
  let leave: () => void;
  beforeEach(() => {
    leave = logsAwaited.begin();
  });
  afterEach(() => leave());

  const place = (): void => {
    placed(10, alice, MYT, USDC, 1n, 100n);
    placed(11, bob, MYT, USDC, 2n, 100n);
    placed(12, alice, USDC, WMATIC, 2n, 50n);
    filled(13, MYT, USDC, 1n, 30n);
    filled(14, MYT, USDC, 2n, 60n);
    filled(21, MYT, USDC, 1n, 5n);
  };
  const READ = [
    { index: 2n, filled: 0n },
    { index: 1n, filled: 30n },
  ];

  it('has its orders with the first block and one request more, up to that block and complete when they are shown', async () => {
    place();
    const { store, tick, stories } = start();
    const send = vi.spyOn(rpc, 'send');
    const shown: number[] = [];
    store.subscribe(() => {
      if (store.reading(alice).status === 'ready') shown.push(stories().length);
    });
    expect(tick(20)).toBe(1);
    // Their events, requested in parallel at once.
    expect(send.mock.calls.map(([method]) => method)).toEqual(['eth_getLogs', 'eth_getLogs']);
    expect(send.mock.calls.every(([, , options]) => options?.isSeparate)).toBe(true);
    await untilRead(store);
    expect(stories()).toMatchObject(READ);
    expect(store.readTo(alice)).toBe(20);
    expect(new Set(shown)).toEqual(new Set([2]));
    tick(21);
    expect(stories()).toMatchObject([{ index: 2n }, { index: 1n, filled: 35n }]);
    send.mockRestore();
  });

  it('goes on to search as ever where the node refuses the logs, or what happened to the orders', async () => {
    place();
    const refusing = start();
    refusing.tick(20, () => err(new Error('limited to a 1000 blocks range')));
    await untilRead(refusing.store);
    expect(refusing.stories()).toMatchObject(READ);

    const garbled = start();
    garbled.tick(20, () => ok([{ ...logs[0], data: '0x12' }]));
    await untilRead(garbled.store);
    expect(garbled.stories()).toMatchObject(READ);

    const send = vi.spyOn(rpc, 'send').mockRejectedValueOnce(new Error('too many requests'));
    const { store, tick, stories } = start();
    tick(20);
    await untilRead(store);
    expect(stories()).toMatchObject(READ);
    expect(send.mock.calls.some(([, , options]) => options?.isSeparate !== true)).toBe(true);
    send.mockRestore();
    tick(21);
    expect(stories()).toMatchObject([{ index: 2n }, { index: 1n, filled: 35n }]);
  });

  it('reads an account without orders in one request, and keeps what it found for the next visit', async () => {
    const kept = new Map<string, string>();
    const { store, tick, stories } = start(watchedStore(), kept);
    tick(500);
    await untilRead(store);
    expect(stories()).toEqual([]);
    await eventually(() => expect(kept.size).toBe(1));
    const next = start(watchedStore(), kept);
    // The hash of its end, and the logs since.
    expect(next.tick(510)).toBe(2);
  });

  it('reads all again on a rewound chain', async () => {
    place();
    const { store, tick, stories, rewind } = start();
    tick(30);
    await untilRead(store);
    logs = logs.slice(0, 3);
    rewind();
    tick(19);
    await untilRead(store);
    expect(stories()).toMatchObject([{ index: 2n }, { index: 1n, filled: 0n }]);
  });
});

describe('the progress of the orders is remembered between visits', () => {
  const HEAD = 500;
  const NEXT = HEAD + 40;
  /** A first visit that has read everything; then what is kept of it. */
  const visited = async (): Promise<Map<string, string>> => {
    const kept = new Map<string, string>();
    placed(10, alice, MYT, USDC, 1n, 100n);
    placed(11, bob, MYT, USDC, 2n, 100n);
    filled(13, MYT, USDC, 1n, 30n);
    const { store, tick } = start(watchedStore(), kept);
    tick(HEAD);
    await untilRead(store);
    await eventually(() => expect(kept.size).toBe(1));
    requests = 0;
    return kept;
  };

  it('the next visit asks for the hash of its end and the logs since with the first block, and for nothing else', async () => {
    const kept = await visited();
    filled(HEAD + 5, MYT, USDC, 1n, 20n);
    const { store, tick, stories } = start(watchedStore(), kept);
    expect(tick(NEXT)).toBe(3);
    await untilRead(store);
    expect(stories()).toMatchObject([{ index: 1n, filled: 50n, remain: 50n }]);
    expect(store.readTo(alice)).toBe(NEXT);
    // The header of the block that is kept next.
    expect(requests).toBe(1);
    filled(NEXT + 1, MYT, USDC, 1n, 50n);
    tick(NEXT + 1);
    expect(stories()).toMatchObject([{ state: 'filled' }]);
  });

  it('an order placed since is complete with what happened to it before it is shown', async () => {
    const kept = await visited();
    placed(HEAD + 3, alice, USDC, WMATIC, 9n, 100n);
    filled(HEAD + 4, USDC, WMATIC, 9n, 60n);
    const { store, tick, stories } = start(watchedStore(), kept);
    const shown: string[] = [];
    store.subscribe(() => {
      const read = store.reading(alice);
      if (read.status === 'ready')
        shown.push(
          stories()
            .map(({ index, filled: amount }) => `${index} ${amount}`)
            .join(),
        );
    });
    tick(NEXT);
    await untilRead(store);
    // The first ready state is complete: its fills are not announced.
    expect(new Set(shown)).toEqual(new Set(['9 60,1 30']));
  });

  it('orders of its last blocks, which it does not vouch for, are queried with the first block as well', async () => {
    placed(HEAD - 5, alice, USDC, WMATIC, 9n, 100n);
    const kept = await visited();
    filled(HEAD + 4, USDC, WMATIC, 9n, 60n);
    const { store, tick, stories } = start(watchedStore(), kept);
    tick(NEXT);
    await untilRead(store);
    expect(stories()).toMatchObject([
      { index: 9n, filled: 60n },
      { index: 1n, filled: 30n },
    ]);
    expect(requests).toBe(1);
  });

  it('drops them where their blocks were replaced', async () => {
    placed(HEAD - 5, alice, USDC, WMATIC, 9n, 100n);
    const kept = await visited();
    logs = logs.filter(({ blockNumber }) => Number(blockNumber) < HEAD - 5);
    const { store, tick, stories } = start(watchedStore(), kept);
    tick(NEXT);
    await untilRead(store);
    expect(stories()).toMatchObject([{ index: 1n, filled: 30n }]);
  });

  it('nothing of it is shown, and all of it read again, where the chain has another block at its end', async () => {
    const kept = await visited();
    fork = 'cd';
    logs = [];
    placed(20, alice, USDC, WMATIC, 7n, 100n);
    const { store, tick, stories } = start(watchedStore(), kept);
    const shown: unknown[] = [];
    store.subscribe(() => shown.push(...stories().map(({ index }) => index)));
    tick(NEXT);
    await untilRead(store);
    expect(new Set(shown)).toEqual(new Set([7n]));
  });

  it.each([
    ['the hash', 'eth_getBlockByNumber'],
    ['the logs', 'eth_getLogs'],
  ])(
    'a node that refuses %s with the block is queried again, and nothing counts as complete until then',
    async (_, method) => {
      const kept = await visited();
      filled(HEAD + 5, MYT, USDC, 1n, 20n);
      const { store, tick, stories } = start(watchedStore(), kept);
      tick(NEXT, (request) => (request.method === method ? err(new Error('no')) : nodeAnswer(request)));
      expect(store.reading(alice).status).not.toBe('ready');
      await untilRead(store);
      expect(stories()).toMatchObject([{ filled: 50n }]);
    },
  );

  it('after a day the logs since are not queried with the first block, only the hash', async () => {
    const kept = await visited();
    filled(HEAD + 5, MYT, USDC, 1n, 20n);
    const later = Date.now() + 86_400_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
    const { store, tick, stories } = start(watchedStore(), kept);
    expect(tick(NEXT)).toBe(1);
    await untilRead(store);
    clock.mockRestore();
    expect(stories()).toMatchObject([{ filled: 50n }]);
    // The logs of both filters since in one step, and the header of the block that is kept next.
    expect(requests).toBe(3);
  });

  it.each([
    ['an entry that is none', (text: string) => text.replace(MYT, '0x12')],
    ['an entry less than it has', (text: string) => text.replace(/"found":\[\[.*?\],/, '"found":[[],')],
    ['another order book', (text: string) => text.replace(ext, alice)],
    ['no JSON', () => '{'],
    ['a list', () => '[]'],
  ])('storage with %s counts for nothing', async (_, corrupt) => {
    const kept = await visited();
    const [[key, text] = ['', '']] = [...kept];
    const changed = corrupt(text);
    expect(changed).not.toBe(text);
    const { store, tick, stories } = start(watchedStore(), new Map([[key, changed]]));
    expect(tick(NEXT)).toBe(0);
    await untilRead(store);
    expect(stories()).toMatchObject([{ index: 1n, filled: 30n }]);
  });

  it('every event comes back from storage as it was, of the account’s own orders alone', () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
    const event = fc.oneof(
      fc.record({
        kind: fc.constant('AddOrder' as const),
        maker: fc.constant(alice),
        index: amount,
        from: amount,
        to: amount,
      }),
      fc.record({ kind: fc.constant('UpdateOrderInfo' as const), index: amount, inNum: amount, outNum: amount }),
      fc.record({ kind: fc.constant('CancelOrderWithNum' as const), index: amount, num: amount }),
    );
    const placedEvent = fc.record({
      event: event.map((entry) => ({ ...entry, soldToken: MYT })),
      soldToken: fc.constant(MYT),
      boughtToken: fc.constantFrom(USDC, WMATIC),
      blockNumber: fc.nat(),
      logIndex: fc.nat(),
      timestamp: fc.option(fc.nat(), { nil: undefined }),
      transactionHash: fc.constant(`0x${'ab'.repeat(32)}` as const),
    });
    fc.assert(
      fc.property(fc.array(placedEvent), (found) => {
        const memory = createOrderMemory(storageIn(new Map()), ext);
        memory.write(alice, { coverage: { fromBlock: 1, toBlock: 2 }, hash: '0x1', keptAtMs: 5, found });
        expect(memory.restore(alice)?.found).toEqual(found);
        expect(memory.restore(bob)).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });
});

describe('the order events of a large account are kept in segments', () => {
  const ORDERS = 1300;
  const HEAD = 6000;
  const NEXT = HEAD + 40;
  const PASSED = HEAD - rules.positions.depthBlocks;

  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  const largeDatabase = () => openDB<{ segments: { key: string[]; value: unknown } }>('large');
  const segmentCount = async (): Promise<number> => {
    const opened = await largeDatabase();
    if (!opened.objectStoreNames.contains('segments')) return 0;
    const count = await opened.count('segments');
    opened.close();
    return count;
  };

  /** 1,300 orders, each partly filled, have been read. */
  const visited = async (sealing: Sealing = unsealed): Promise<Map<string, string>> => {
    const kept = new Map<string, string>();
    for (let i = 0; i < ORDERS; i += 1) {
      placed(10 + 4 * i, alice, MYT, USDC, BigInt(i), 100n);
      filled(12 + 4 * i, MYT, USDC, BigInt(i), 30n);
    }
    const { store, tick } = start(watchedStore(), kept, sealing);
    tick(HEAD);
    await untilRead(store);
    await eventually(() => expect([...kept.values()].join()).toContain('"isLarge":true'));
    return kept;
  };

  /** First blocks of the log requests of a visit, and its orders. */
  const visit = async (kept: Map<string, string>, sealing: Sealing = unsealed) => {
    const send = vi.spyOn(rpc, 'send');
    const page = start(watchedStore(), kept, sealing);
    page.tick(NEXT);
    await untilRead(page.store);
    const logRequests = send.mock.calls.filter(([method]) => method === 'eth_getLogs');
    send.mockRestore();
    return { page, from: logRequests.map(([, params]) => Number((params?.[0] as Filter).fromBlock)) };
  };
  const changed = { index: BigInt(ORDERS - 1), filled: 70n, remain: 30n };

  it('the next visit reads only the blocks since, and shows the same orders', async () => {
    const kept = await visited();
    expect(await segmentCount()).toBe(3);
    filled(HEAD + 5, MYT, USDC, BigInt(ORDERS - 1), 40n);
    const { page, from } = await visit(kept);
    expect(page.stories()).toHaveLength(ORDERS);
    expect(page.stories()[0]).toMatchObject(changed);
    expect(page.stories()).toEqual(orderStories(decodeAccountLogs(logs)));
    expect(Math.min(...from)).toBe(PASSED + 1 - rules.accountOrders.overlapBlocks);
    // Open orders need a filter each five hundred.
    expect(from).toHaveLength(1 + Math.ceil(ORDERS / 500));
  });

  it.each([
    ['is gone', () => undefined],
    ['lacks an event', (text: string) => JSON.stringify((JSON.parse(text) as unknown[]).slice(1))],
    ['has an event of another form', (text: string) => text.replace(MYT, '0x12')],
  ])('nothing of them counts once a segment %s: a missing event changes the others', async (_, change) => {
    const kept = await visited();
    const opened = await largeDatabase();
    const [key = []] = await opened.getAllKeys('segments');
    const value = change((await opened.get('segments', key)) as string);
    if (value === undefined) await opened.delete('segments', key);
    else await opened.put('segments', value, key);
    opened.close();
    const { page, from } = await visit(kept);
    expect(Math.min(...from)).toBe(0);
    expect(page.stories()).toEqual(orderStories(decodeAccountLogs(logs)));
    await eventually(async () => expect(await segmentCount()).toBe(3));
    const next = await visit(kept);
    expect(Math.min(...next.from)).toBeGreaterThan(PASSED - 100);
    expect(next.page.stories()).toEqual(page.stories());
  });

  it('nothing of them counts on another chain', async () => {
    const kept = await visited();
    fork = 'cd';
    const { from } = await visit(kept);
    expect(Math.min(...from)).toBe(0);
  });

  it('those of a watched account open with the key of its tab alone', async () => {
    const tab = storageIn(new Map());
    const kept = await visited(createSealing(tab, 'key'));
    expect(Math.min(...(await visit(kept, createSealing(tab, 'key'))).from)).toBeGreaterThan(PASSED - 100);
    const opened = await largeDatabase();
    const texts = (await opened.getAll('segments')).map((value) => new TextDecoder().decode(value as ArrayBuffer));
    opened.close();
    // The second visit may have added one for its new blocks.
    expect(texts.length).toBeGreaterThanOrEqual(3);
    expect(texts.join('').toLowerCase()).not.toContain(alice.toLowerCase());
    expect(Math.min(...(await visit(kept, createSealing(storageIn(new Map()), 'key'))).from)).toBe(0);
  });

  it('times that are read later are kept as well', async () => {
    hasTimes = false;
    const kept = await visited();
    hasTimes = true;
    const { page } = await visit(kept);
    expect(page.tick(NEXT + 1)).toBeGreaterThan(20);
    const last = 10 + 4 * (ORDERS - 1);
    expect(page.stories()[0]?.placed.timestamp).toBe(1000 + last);
    await eventually(async () => {
      const opened = await largeDatabase();
      const texts = (await opened.getAll('segments')) as string[];
      opened.close();
      expect(texts.join('')).toContain(`,${1000 + last},`);
    });
    const later = await visit(kept);
    expect(later.page.stories()[0]?.placed.timestamp).toBe(1000 + last);
  });
});
