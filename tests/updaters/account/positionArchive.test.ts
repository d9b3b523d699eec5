import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { createPositionMemory } from '#updaters/account/positionArchive.ts';
import {
  alice,
  bob,
  elsewhere,
  FAKE,
  MYT,
  mytUsdc,
  mytWmatic,
  named,
  openPage,
  openPools,
  other,
  own,
  storageIn,
  USDC,
  WMATIC,
} from '../../support/positionsWorld.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the positions found are remembered', () => {
  it('a later page asks only about the blocks since, less those that may still be replaced', async () => {
    const world = openPools();
    const kept = new Map<string, string>();
    world.arrive(mytUsdc.pair, 20);
    await openPage(world, kept).tick(5000);
    world.arrive(mytWmatic.pair, 5500);
    world.ranges.length = 0;
    const { store, tick, found } = openPage(world, kept);
    await tick(6000);
    expect(found()).toEqual(named(mytUsdc, mytWmatic));
    expect(Math.min(...world.ranges)).toBe(5001 - rules.positions.depthBlocks - rules.positions.overlapBlocks);
    expect(store.found(alice)).toMatchObject({ status: 'complete', fromBlock: 10 });
  });

  it('the next page has the logs since, and the hash they rest on, with its first block, and reads no others', async () => {
    const world = openPools();
    const kept = new Map<string, string>();
    world.arrive(mytUsdc.pair, 20);
    await openPage(world, kept).tick(5000);
    world.arrive(mytWmatic.pair, 5003);
    world.ranges.length = 0;
    const { store, tick, found, requests } = openPage(world, kept);
    await tick(5010);
    expect(requests).toEqual([2]);
    expect(world.ranges).toHaveLength(1);
    expect(found()).toEqual(named(mytUsdc, mytWmatic));
    expect(store.found(alice)).toMatchObject({ status: 'complete', fromBlock: 10 });
  });

  it('a page that is opened again and again keeps up with the chain', async () => {
    const world = openPools();
    const kept = new Map<string, string>();
    world.arrive(mytUsdc.pair, 20);
    for (const head of [5000, 6000, 7000]) await openPage(world, kept).tick(head);
    world.ranges.length = 0;
    await openPage(world, kept).tick(7010);
    expect(world.ranges).toEqual([7001 - rules.positions.depthBlocks - rules.positions.overlapBlocks]);
  });

  it('memory of another chain is worthless, so everything is read again', async () => {
    const world = openPools();
    const kept = new Map<string, string>();
    world.arrive(mytUsdc.pair, 20);
    await openPage(world, kept).tick(5000);
    world.chain.fork = 1;
    world.chain.logs = [];
    world.arrive(elsewhere.pair, 30);
    const { tick, found } = openPage(world, kept);
    await tick(5000);
    expect(found()).toEqual(named(elsewhere));
  });

  it.each(['', '[]', '{"137:0x70997970C51812dc3A010C7d01b50e0d17dc79C8":7}', 'null'])(
    'storage that says %j is harmless',
    async (text) => {
      const world = openPools();
      world.arrive(mytUsdc.pair, 20);
      const { tick, found } = openPage(world, new Map([[storageKeys.positions, text]]));
      await tick(5000);
      expect(found()).toEqual(named(mytUsdc));
    },
  );

  it('tokens of no pool are kept as well', async () => {
    const world = openPools();
    const kept = new Map<string, string>();
    world.arrive(FAKE, 20);
    world.arrive(mytUsdc.pair, 21);
    await openPage(world, kept).tick(5000);
    world.arrive(bob, 5500);
    const { store, tick } = openPage(world, kept);
    await tick(6000);
    expect(store.found(alice)).toMatchObject({ tokens: [FAKE, bob], status: 'complete' });
  });

  it('five accounts are kept, the latest ones', () => {
    const kept = new Map<string, string>();
    const memory = createPositionMemory(storageIn(kept), [own]);
    const accounts = [alice, bob, FAKE, MYT, USDC, WMATIC];
    const found = [{ pair: mytUsdc, block: 1 }];
    for (const account of accounts)
      memory.write(account, { coverage: { fromBlock: 1, toBlock: 2 }, hash: '0x1', found });
    expect(memory.restore(alice)).toBeUndefined();
    expect(accounts.slice(1).map((account) => memory.restore(account)?.found)).toEqual(Array(5).fill(found));
  });

  it('the first results are decoded at once and the others later', async () => {
    const memory = createPositionMemory(storageIn(new Map()), [own, other]);
    const found = [mytUsdc, mytWmatic, elsewhere].map((pair) => ({ pair, block: 1 }));
    memory.write(alice, { coverage: { fromBlock: 1, toBlock: 2 }, hash: '0x1', found });
    const restored = memory.restore(alice, 1);
    expect(restored?.found).toEqual(found.slice(0, 1));
    expect(await restored?.rest?.(new AbortController().signal)).toEqual(found.slice(1));
    expect(memory.restore(alice, 3)?.rest).toBeUndefined();
    await expect(restored?.rest?.(AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  });

  it('nothing is known for an exchange that was not configured then, so everything is read again', () => {
    const storage = storageIn(new Map());
    const remembered = { coverage: { fromBlock: 1, toBlock: 2 }, hash: '0x1', found: [{ pair: mytUsdc, block: 1 }] };
    createPositionMemory(storage, [own]).write(alice, remembered);
    expect(createPositionMemory(storage, [own]).restore(alice)).toEqual(remembered);
    expect(createPositionMemory(storage, [own, other]).restore(alice)).toBeUndefined();
  });

  it('pairs of an exchange that is no longer configured, and addresses that are none, are left out', () => {
    const kept = new Map<string, string>();
    const found = [elsewhere, mytUsdc].map((pair) => ({ pair, block: 1 }));
    createPositionMemory(storageIn(kept), [own, other]).write(alice, {
      coverage: { fromBlock: 1, toBlock: 2 },
      hash: '0x1',
      found,
    });
    expect(createPositionMemory(storageIn(kept), [own]).restore(alice)?.found).toEqual([{ pair: mytUsdc, block: 1 }]);
    kept.set(storageKeys.positions, (kept.get(storageKeys.positions) ?? '').replaceAll(MYT, '0x12'));
    expect(createPositionMemory(storageIn(kept), [own]).restore(alice)?.found).toEqual([]);
  });
});
