import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { createEarlyArrivals } from '#updaters/account/earlyArrivals.ts';
import { alice, bob, elsewhere, mytUsdc, named, openPage, openPools } from '../../support/positionsWorld.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const setUp = () => {
  const world = openPools();
  world.arrive(mytUsdc.pair, 20);
  let nowMs = 0;
  const early = createEarlyArrivals(world.node, 10, () => nowMs);
  const pass = (ms: number): void => void (nowMs += ms);
  return { ...world, early, pass };
};

/** The taken logs' number, or undefined if none were taken in time. */
const taken = async ({ early }: Pick<ReturnType<typeof setUp>, 'early'>, account = alice) => {
  const logs = early.take(account);
  await vi.advanceTimersByTimeAsync(rules.rpc.separateMs);
  return (await logs)?.length;
};

it('has the logs of an account once', async () => {
  const world = setUp();
  world.early.begin(alice);
  expect(await taken(world, bob)).toBeUndefined();
  expect([await taken(world), await taken(world)]).toEqual([1, undefined]);
  expect(world.ranges).toEqual([10]);
});

it('has nothing from a node that refuses or is slow', async () => {
  const refusing = setUp();
  refusing.chain.isRefusing = true;
  refusing.early.begin(alice);
  expect(await taken(refusing)).toBeUndefined();
  const slow = setUp();
  slow.node.delayMs = 2 * rules.rpc.separateMs;
  slow.early.begin(alice);
  expect(await taken(slow)).toBeUndefined();
});

it('keeps the reads of a block that share its request independent of the logs', () => {
  const world = setUp();
  const send = vi.spyOn(world.node, 'send');
  world.early.begin(alice);
  expect(send.mock.calls.map(([method, , options]) => [method, options?.isSeparate])).toEqual([['eth_getLogs', true]]);
});

it('has nothing that is older than the blocks that are requested again', async () => {
  const world = setUp();
  const overlapMs = rules.positions.overlapBlocks * env.blockTimeMs;
  world.early.begin(alice);
  world.pass(overlapMs / 2);
  expect(await taken(world)).toBe(1);
  world.early.begin(alice);
  world.pass(overlapMs / 2 + 1);
  expect(await taken(world)).toBeUndefined();
});

it('finds the positions of an account that is new here without further requests of logs', async () => {
  const world = openPools();
  world.arrive(mytUsdc.pair, 20);
  world.arrive(elsewhere.pair, 900);
  const page = openPage(world);
  page.early.begin(alice);
  await vi.advanceTimersByTimeAsync(10);
  await page.tick(1000);
  expect(page.found()).toEqual(named(elsewhere, mytUsdc));
  expect(page.store.found(alice)).toMatchObject({ status: 'complete', fromBlock: 10 });
  expect(world.ranges).toEqual([10]);
});

it('leaves the search to ranges if the node refuses', async () => {
  const world = openPools();
  world.arrive(mytUsdc.pair, 20);
  world.chain.isRefusing = true;
  const page = openPage(world);
  page.early.begin(alice);
  await vi.advanceTimersByTimeAsync(10);
  world.chain.isRefusing = false;
  await page.tick(1000);
  expect(page.found()).toEqual(named(mytUsdc));
  expect(page.store.found(alice)).toMatchObject({ status: 'complete', fromBlock: 10 });
});
