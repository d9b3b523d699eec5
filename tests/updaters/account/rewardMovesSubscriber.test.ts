import 'fake-indexeddb/auto';
import { zeroPadValue } from 'ethers';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poolTopics } from '#chain/abis/pool.ts';
import type { RewardPayers } from '#chain/logs/rewardLogs.ts';
import { rules } from '#config/rules.ts';
import { storageKeys } from '#config/storageKeys.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createRewardMovesStore } from '#stores/rewardMovesStore.ts';
import { unsealed } from '#lib/sealing.ts';
import { openSegmentStore } from '#lib/segmentStore.ts';
import { createLargeMemory } from '#updaters/account/largeMemory.ts';
import {
  createRewardMemory,
  createRewardMovesSubscriber,
  movesFormat,
} from '#updaters/account/rewardMovesSubscriber.ts';
import { word } from '../../support/fakeNode.ts';
import { openLogChain, openTicks, type LogChain } from '../../support/logChain.ts';
import { alice, bob, FAKE, MYT, storageIn, USDC } from '../../support/positionsWorld.ts';

const POOL = FAKE;
const FIRST_BLOCK = 10;
const REWARDS = { contracts: [POOL] };
const ANYBODY = { contracts: undefined };
const HASH: Hex = `0x${'ab'.repeat(32)}`;

const topicOf = (address: Address): Hex => zeroPadValue(address, 32).toLowerCase() as Hex;

/** A transfer of `amount`. */
const pay = (world: LogChain, from: Address, to: Address, amount: bigint, block: number): void => {
  const topics = [poolTopics.transfer, topicOf(from), topicOf(to)];
  world.emit({ address: MYT.toLowerCase(), topics, data: word(amount), ...{ transactionHash: HASH } }, block);
};

/** Alice's page. */
const openPage = (
  world: LogChain,
  kept = new Map<string, string>(),
  { contracts }: Pick<RewardPayers, 'contracts'> = REWARDS,
) => {
  const store = createRewardMovesStore();
  const part = createRewardMovesSubscriber({
    store,
    rpc: world.node,
    payers: { contracts },
    firstBlock: FIRST_BLOCK,
    memoryOf: (searched) => createRewardMemory(storageIn(kept), searched),
    largeOf: (searched) =>
      createLargeMemory({ ...movesFormat(searched), store: () => openSegmentStore('large'), sealing: unsealed }),
  });
  store.watch(alice);
  const found = () =>
    store.found(alice).moves.map(({ kind, amount, blockNumber }) => `${kind} ${amount} ${blockNumber}`);
  return { store, found, ...openTicks(world, part) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('stakes and rewards are found by their transfers', () => {
  it('they are found however long ago, the newest first, and new ones with their block, and other accounts are left out', async () => {
    const world = openLogChain();
    pay(world, alice, POOL, 5n, 20);
    pay(world, POOL, alice, 2n, 4900);
    pay(world, POOL, bob, 9n, 30);
    pay(world, alice, USDC, 9n, 31);
    const { store, tick, found } = openPage(world);
    await tick(5000);
    expect(found()).toEqual(['received 2 4900', 'deposited 5 20']);
    expect(store.found(alice)).toMatchObject({
      status: 'complete',
      coverage: { fromBlock: FIRST_BLOCK, toBlock: 5000 },
    });
    pay(world, POOL, alice, 3n, 5001);
    await tick(5001);
    expect(found()[0]).toBe('received 3 5001');
  });

  it('their blocks have times, which are read where logs do not carry them', async () => {
    const world = openLogChain();
    pay(world, alice, POOL, 5n, 20);
    const { store, tick } = openPage(world);
    await tick(1000);
    await tick(1001);
    expect(store.found(alice).moves.map(({ timestamp }) => timestamp)).toEqual([1]);
  });

  it('a transfer whose block was replaced goes, once two answers in a row do not have it', async () => {
    const world = openLogChain();
    pay(world, alice, POOL, 5n, 20);
    const { tick, found } = openPage(world);
    await tick(1000);
    pay(world, POOL, alice, 3n, 1001);
    await tick(1001);
    expect(found()).toHaveLength(2);
    world.chain.logs.pop();
    await tick(1002);
    expect(found()).toHaveLength(2);
    await tick(1003);
    expect(found()).toEqual(['deposited 5 20']);
  });

  it('a node that refuses leaves what was found, and is tried again by a press', async () => {
    const world = openLogChain();
    world.chain.isRefusing = true;
    pay(world, alice, POOL, 5n, 20);
    const { store, tick, found } = openPage(world);
    await tick(1000);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(store.found(alice).status).toBe('failed');
    world.chain.isRefusing = false;
    store.retry();
    await tick(1001);
    expect(found()).toEqual(['deposited 5 20']);
  });
});

describe('the farms of a factory are searched as well', () => {
  it('a search for more contracts begins again, and what it finds stays for a later page', async () => {
    const world = openLogChain();
    const kept = new Map<string, string>();
    pay(world, alice, POOL, 5n, 20);
    pay(world, USDC, alice, 8n, 30);
    const first = openPage(world, kept);
    await first.tick(1000);
    expect(first.found()).toEqual(['deposited 5 20']);
    first.store.watch(alice, [USDC]);
    await first.tick(1001);
    await first.tick(1002);
    expect(first.found()).toEqual(['received 8 30', 'deposited 5 20']);
    const later = openPage(world, kept);
    later.store.watch(alice, [USDC]);
    world.ranges.length = 0;
    await later.tick(1003);
    expect(later.found()).toEqual(['received 8 30', 'deposited 5 20']);
    expect(Math.min(...world.ranges)).toBeGreaterThan(30);
  });
});

describe('the moves found are kept', () => {
  it('a later page reads only the blocks since', async () => {
    const world = openLogChain();
    const kept = new Map<string, string>();
    pay(world, alice, POOL, 2n ** 256n - 1n, 20);
    await openPage(world, kept).tick(5000);
    world.ranges.length = 0;
    pay(world, POOL, alice, 1n, 5500);
    const { tick, found } = openPage(world, kept);
    await tick(6000);
    expect(found()).toEqual(['received 1 5500', `deposited ${2n ** 256n - 1n} 20`]);
    expect(Math.min(...world.ranges)).toBe(5001 - rules.positions.depthBlocks - rules.positions.overlapBlocks);
  });

  it('nothing of it counts once the chain has another block there', async () => {
    const world = openLogChain();
    const kept = new Map<string, string>();
    pay(world, alice, POOL, 5n, 20);
    await openPage(world, kept).tick(5000);
    world.chain.logs.pop();
    world.chain.fork = 1;
    const { tick, found } = openPage(world, kept);
    await tick(6000);
    expect(found()).toEqual([]);
  });

  it.each([
    [[POOL, MYT, '5', 1, HASH, 20, 3, null, null], 1],
    [[POOL, MYT, '5', 0, HASH, 20, 3, null, '4'], 1],
    [[POOL, MYT, '5', 0, HASH, 20, 3, null, 4], 0],
    [[POOL, MYT, '5', 0, HASH, 20, 3, null], 0],
    [[POOL, MYT, '-5', 1, HASH, 20, 3, null, null], 0],
    [[POOL, MYT, 5, 1, HASH, 20, 3, null, null], 0],
    [[POOL, 'MYT', '5', 1, HASH, 20, 3, null, null], 0],
    [[bob, MYT, '5', 1, HASH, 20, 3, null, null], 0],
    [[POOL, MYT, '5', 1, '0x1', 20, 3, null, null], 0],
    [[POOL, MYT, '5', 1, HASH, -1, 3, null, null], 0],
    [[POOL, MYT, '5', 1, HASH, 20, 3, 'now', null], 0],
    [null, 0],
  ])('an entry that says %j counts %i times', (entry, count) => {
    const text = JSON.stringify({
      [`137:${alice}`]: { fromBlock: 1, toBlock: 30, hash: '0x1', contracts: [POOL], found: [entry] },
    });
    const memory = createRewardMemory(storageIn(new Map([[storageKeys.rewardMoves, text]])), [POOL]);
    expect(memory.restore(alice)?.found).toHaveLength(count);
  });
});

describe('all transfers of an account', () => {
  it('are found with whoever is on the other side, and kept apart from stakes and rewards', async () => {
    const world = openLogChain();
    const kept = new Map<string, string>();
    pay(world, alice, POOL, 5n, 20);
    pay(world, bob, alice, 9n, 30);
    pay(world, bob, POOL, 1n, 31);
    const { store, found, tick } = openPage(world, kept, ANYBODY);
    await tick(5000);
    expect(found()).toEqual(['received 9 30', 'deposited 5 20']);
    expect(store.found(alice).moves.map(({ contract }) => contract)).toEqual([bob, POOL]);
    expect([...kept.keys()]).toEqual(['transfers']);
    world.ranges.length = 0;
    const later = openPage(world, kept, ANYBODY);
    await later.tick(6000);
    expect(later.found()).toEqual(['received 9 30', 'deposited 5 20']);
    expect(Math.min(...world.ranges)).toBeGreaterThan(FIRST_BLOCK);
  });

  it('transfers of a large account are kept as well, and a later page reads only the blocks since', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const world = openLogChain();
    const kept = new Map<string, string>();
    for (let block = 20; block <= 1520; block += 1) pay(world, bob, alice, BigInt(block), block);
    const { store, found, tick } = openPage(world, kept, ANYBODY);
    await tick(5000);
    expect(found()).toHaveLength(1501);
    await vi.advanceTimersByTimeAsync(5000);
    expect((kept.get('transfers') ?? '').split(HASH)).toHaveLength(1);
    world.ranges.length = 0;
    pay(world, bob, alice, 7n, 5500);
    const later = openPage(world, kept, ANYBODY);
    await later.tick(6000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(later.found()).toEqual(['received 7 5500', ...found()]);
    expect(later.store.found(alice)).toMatchObject({ status: 'complete', coverage: { fromBlock: FIRST_BLOCK } });
    expect(later.store.found(alice).moves.slice(1)).toEqual(store.found(alice).moves);
    expect(Math.min(...world.ranges)).toBe(5001 - rules.positions.depthBlocks - rules.positions.overlapBlocks);
    world.chain.fork = 1;
    world.ranges.length = 0;
    const forked = openPage(world, kept, ANYBODY);
    await forked.tick(6000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(forked.found()).toHaveLength(1502);
    expect(Math.min(...world.ranges)).toBe(FIRST_BLOCK);
  });
});
