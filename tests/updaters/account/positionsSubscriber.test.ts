import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import { logsAwaited } from '#stores/logsAwaited.ts';
import { word } from '../../support/fakeNode.ts';
import {
  alice,
  elsewhere,
  FAKE,
  MYT,
  mytUsdc,
  mytWmatic,
  named,
  openPage,
  openPools,
  USDC,
  WMATIC,
} from '../../support/positionsWorld.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('positions are found without importing anything', () => {
  it('arrivals of pool tokens find them on every exchange, the newest first', async () => {
    const world = openPools();
    world.arrive(mytUsdc.pair, 20);
    world.arrive(elsewhere.pair, 4500);
    const { store, tick, found } = openPage(world);
    await tick(5000);
    expect(found()).toEqual(named(elsewhere, mytUsdc));
    expect(store.found(alice)).toMatchObject({ status: 'complete', fromBlock: 10 });
  });

  it('a token that only says it is a pool finds none, nor do collectibles and other tokens', async () => {
    const world = openPools();
    world.say(FAKE, mytUsdc);
    world.arrive(FAKE, 500);
    world.arrive(WMATIC, 501);
    world.arrive(mytWmatic.pair, 502, [word(7)]);
    const { store, tick, found } = openPage(world);
    await tick(1000);
    expect(found()).toEqual([]);
    expect(store.found(alice).status).toBe('complete');
  });

  it('a stake in the rewards pool finds them, and a staked token that is no pool never does', async () => {
    const world = openPools();
    world.stake(mytUsdc.pair, 3n);
    const first = openPage(world);
    await first.tick(1000);
    expect(first.found()).toEqual(named(mytUsdc));
    world.say(FAKE, mytUsdc);
    world.stake(FAKE, 3n);
    const second = openPage(world);
    await second.tick(1000);
    expect(second.found()).toEqual([]);
  });

  it('finds the tracked and saved pairs whose pool tokens are held', async () => {
    const world = openPools();
    world.hold(mytWmatic, 1n);
    world.hold(mytUsdc, 0n);
    world.hold(elsewhere, 3n);
    const { tick, found } = openPage(world, undefined, [
      [MYT, USDC],
      [MYT, WMATIC],
      [USDC, WMATIC],
    ]);
    await tick(1000);
    expect(found()).toEqual(named(mytWmatic, elsewhere));
  });

  it('pairs that come to be of interest later are queried with the next block', async () => {
    const world = openPools();
    world.hold(mytWmatic, 1n);
    const { store, tick, found } = openPage(world);
    await tick(1000);
    expect(found()).toEqual([]);
    store.consider([[WMATIC, MYT]]);
    await tick(1001);
    expect(found()).toEqual(named(mytWmatic));
  });
});

it('pairs that the node did not answer about are queried once more', async () => {
  const world = openPools();
  world.hold(mytWmatic, 1n);
  const { store, tick, found } = openPage(world);
  await tick(1000);
  store.consider([[WMATIC, MYT]]);
  world.node.broken = true;
  await tick(1001);
  await vi.advanceTimersByTimeAsync(60_000);
  world.node.broken = false;
  await tick(1002);
  expect(found()).toEqual(named(mytWmatic));
});

describe('a page that waits for the logs of an account that is new here', () => {
  let leave: () => void;
  beforeEach(() => {
    leave = logsAwaited.begin();
  });
  afterEach(() => leave());

  it('finds its pairs with the first block and the proof of them', async () => {
    const world = openPools();
    world.say(FAKE, mytUsdc);
    world.arrive(FAKE, 400);
    world.arrive(mytUsdc.pair, 20);
    world.arrive(elsewhere.pair, 900);
    const { store, part, tick, found, requests } = openPage(world);
    const reading = tick(1000);
    expect(requests).toEqual([1]);
    // The block's next request but one waits for the proof.
    expect(part.reading?.()).toBeInstanceOf(Promise);
    await reading;
    expect(part.reading?.()).toBeUndefined();
    expect(found()).toEqual(named(elsewhere, mytUsdc));
    expect(store.found(alice)).toMatchObject({ status: 'complete', fromBlock: 10 });
    expect(world.node.requests.filter(({ method }) => method === 'eth_getLogs')).toEqual([]);
  });

  it('searches as ever where the node refuses, and where the proof fails', async () => {
    const world = openPools();
    world.arrive(mytUsdc.pair, 20);
    world.chain.isDeaf = true;
    const refused = openPage(world);
    await refused.tick(1000);
    expect(refused.found()).toEqual(named(mytUsdc));
    expect(refused.store.found(alice).status).toBe('complete');

    world.chain.isDeaf = false;
    world.node.broken = true;
    const unproven = openPage(world);
    await unproven.tick(1000);
    expect(unproven.found()).toEqual([]);
    expect(unproven.store.found(alice).status).not.toBe('complete');
    world.node.broken = false;
    await vi.advanceTimersByTimeAsync(60_000);
    await unproven.tick(1000 + rules.positions.retryBlocks);
    expect(unproven.found()).toEqual(named(mytUsdc));
  });

  it('asks a thrifty line for nothing but the block', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const world = openPools();
    world.arrive(mytUsdc.pair, 20);
    const { tick, found, requests } = openPage(world);
    await tick(1000);
    vi.unstubAllGlobals();
    expect(requests).toEqual([0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(found()).toEqual(named(mytUsdc));
  });
});

describe('a node that refuses to report arrivals', () => {
  it('pools of other sources stay, the refusal is shown, and the search is tried again after a while', async () => {
    const world = openPools();
    world.chain.isRefusing = true;
    world.hold(mytWmatic, 1n);
    world.arrive(mytUsdc.pair, 20);
    const { store, tick, found } = openPage(world, undefined, [[MYT, WMATIC]]);
    await tick(1000);
    expect(store.found(alice)).toMatchObject({ status: 'reading', fromBlock: undefined });
    expect(found()).toEqual(named(mytWmatic));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(store.found(alice)).toMatchObject({ status: 'failed', fromBlock: undefined });
    expect(found()).toEqual(named(mytWmatic));
    world.chain.isRefusing = false;
    await tick(1000 + rules.positions.retryBlocks - 1);
    expect(store.found(alice).status).toBe('failed');
    await tick(1000 + rules.positions.retryBlocks);
    expect(store.found(alice).status).toBe('complete');
    expect(found()).toEqual(named(mytWmatic, mytUsdc));
  });

  it('however long the trying took, what failed is reported for a while', async () => {
    const world = openPools();
    world.chain.isRefusing = true;
    const { store, tick } = openPage(world);
    const last = 1000 + 2 * rules.positions.retryBlocks;
    await tick(1000);
    await tick(last);
    await vi.advanceTimersByTimeAsync(120_000);
    await tick(last + rules.positions.retryBlocks - 1);
    expect(store.found(alice).status).toBe('failed');
    await tick(last + rules.positions.retryBlocks);
    expect(store.found(alice).status).toBe('reading');
  });

  it('a press tries it again at once', async () => {
    const world = openPools();
    world.chain.isRefusing = true;
    const { store, tick } = openPage(world);
    await tick(1000);
    await vi.advanceTimersByTimeAsync(120_000);
    world.chain.isRefusing = false;
    store.retry();
    expect(store.found(alice).status).toBe('reading');
    await tick(1001);
    expect(store.found(alice).status).toBe('complete');
  });
});

describe('the search with every block', () => {
  it('one more question within its request finds what came since', async () => {
    const world = openPools();
    const { tick, found, requests } = openPage(world);
    await tick(1000);
    world.arrive(mytUsdc.pair, 1001);
    await tick(1001);
    expect(requests).toEqual([0, 1]);
    expect(found()).toEqual(named(mytUsdc));
    expect(world.ranges.at(-1)).toBe(1001 - rules.positions.overlapBlocks);
  });

  it('a page that has just come does not wait for it', async () => {
    const world = openPools();
    world.arrive(mytUsdc.pair, 20);
    const { part, found } = openPage(world);
    part.request({ kind: 'sameBlock', blockNumber: 1000 });
    await vi.advanceTimersByTimeAsync(100);
    expect(found()).toEqual(named(mytUsdc));
  });

  it('a reorganisation drops what is gone, and what stays keeps its place', async () => {
    const world = openPools();
    world.arrive(mytUsdc.pair, 20);
    const { tick, found, rewind } = openPage(world);
    await tick(1000);
    world.arrive(mytWmatic.pair, 1001);
    await tick(1001);
    world.arrive(elsewhere.pair, 1001);
    await tick(1002);
    expect(found()).toEqual(named(mytUsdc, mytWmatic, elsewhere));
    world.chain.logs = world.chain.logs.filter(({ address }) => address !== mytWmatic.pair.toLowerCase());
    rewind();
    await tick(1003);
    expect(found()).toEqual(named(mytUsdc, elsewhere));
  });

  it('nothing is requested while no page wants to know, and coming back asks only what came since', async () => {
    const world = openPools();
    const { tick, found, requests, turnAway, comeBack } = openPage(world);
    await tick(1000);
    turnAway();
    world.arrive(mytUsdc.pair, 2000);
    await tick(3000);
    expect(requests.at(-1)).toBe(0);
    comeBack();
    world.ranges.length = 0;
    await tick(3001);
    expect(found()).toEqual(named(mytUsdc));
    expect(Math.min(...world.ranges)).toBe(1001 - rules.positions.overlapBlocks);
  });

  it('blocks that could not be queried are read in ranges', async () => {
    const world = openPools();
    const { store, tick, found } = openPage(world);
    await tick(1000);
    world.arrive(mytUsdc.pair, 1100);
    world.chain.isDeaf = true;
    for (const block of [2000, 2001]) await tick(block);
    expect([store.found(alice).status, found()]).toEqual(['complete', []]);
    await tick(2002);
    expect([store.found(alice).status, found()]).toEqual(['complete', named(mytUsdc)]);
  });
});
