import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exchangePair } from '#chain/reading/poolProof.ts';
import type { Address } from '#domain/tokens/types.ts';
import { FIRST_POSITIONS } from '#stores/positions.ts';
import { expectPositions } from '#updaters/account/expectPositions.ts';
import { alice, bob, named, openPage, openPools, own, USDC } from '../../support/positionsWorld.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MANY = FIRST_POSITIONS + 20;
const pairs = Array.from({ length: MANY }, (_, i) => {
  const token: Address = `0x${(i + 1).toString(16).padStart(40, '0')}`;
  return exchangePair(own, token, USDC);
});

const setUp = (kept: Map<string, string>, world = openPools()) => {
  const page = openPage(world, kept);
  const requestSameBlock = vi.fn();
  const early = { begin: vi.fn(), take: () => Promise.resolve(undefined) };
  const leave = expectPositions({ store: page.store, memory: page.memory, early, requestSameBlock });
  return { ...page, world, requestSameBlock, early, leave };
};

const visited = async () => {
  const world = openPools();
  const kept = new Map<string, string>();
  for (const pair of pairs) world.say(pair.pair, pair);
  pairs.forEach(({ pair }, i) => world.arrive(pair, 20 + i));
  const { tick } = openPage(world, kept);
  await tick(5000);
  await vi.advanceTimersByTimeAsync(1000);
  return { world, kept };
};

it('the first positions of the last visit are expected at once, and not shown before the chain confirms them', async () => {
  const { world, kept } = await visited();
  const page = setUp(kept, world);
  expect(page.store.found(alice)).toMatchObject({ status: 'loading', pairs: [] });
  const expected = page.store.found(alice).expected ?? [];
  expect(expected).toHaveLength(FIRST_POSITIONS);
  expect(page.requestSameBlock).toHaveBeenCalledOnce();
  expect(page.early.begin).not.toHaveBeenCalled();
  await page.tick(5010);
  expect(page.found().slice(0, FIRST_POSITIONS)).toEqual(named(...expected));
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.found().toSorted()).toEqual(named(...pairs).toSorted());
  expect(page.store.found(alice)).toMatchObject({ status: 'complete' });
  expect(page.store.found(alice).expected).toBeUndefined();
});

it('expected positions of another chain are never shown', async () => {
  const { world, kept } = await visited();
  world.chain.fork = 1;
  world.chain.logs = [];
  const page = setUp(kept, world);
  await page.tick(5010);
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.store.found(alice)).toMatchObject({ status: 'complete', pairs: [] });
});

it('logs of an account that is new here are requested as soon as it is watched', () => {
  const page = setUp(new Map());
  expect(page.early.begin.mock.calls).toEqual([[alice]]);
  page.store.watch(bob);
  expect(page.early.begin.mock.calls).toEqual([[alice], [bob]]);
  expect(page.requestSameBlock).toHaveBeenCalledTimes(2);
  page.leave();
  page.store.watch(alice);
  expect(page.requestSameBlock).toHaveBeenCalledTimes(2);
});

it('an account whose positions are known needs nothing', async () => {
  const page = setUp(new Map());
  await page.tick(1000);
  page.store.watch(alice);
  expect(page.requestSameBlock).toHaveBeenCalledOnce();
});
