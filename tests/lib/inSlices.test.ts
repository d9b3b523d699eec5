import { expect, it, vi } from 'vitest';
import { inSlices } from '#lib/inSlices.ts';

/** A clock that each call advances, so that slices are counted and not timed. */
const clockOf = (stepMs: number): (() => number) => {
  let now = 0;
  return () => (now += stepMs);
};

const yieldsDuring = async (run: () => Promise<void>): Promise<number> => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await run();
  const count = timers.mock.calls.length;
  timers.mockRestore();
  return count;
};

it('calls for each in order, and gives way whenever a slice is over', async () => {
  const items = Array.from({ length: 100 }, (_, i) => i);
  const seen: number[] = [];
  const yields = await yieldsDuring(() => inSlices(items, (item) => seen.push(item), { now: clockOf(1) }));
  expect(seen).toEqual(items);
  // Eight readings of the clock are a slice, and one begins the next.
  expect(yields).toBe(12);
});

it('gives way never for little work', async () => {
  const items = Array.from({ length: 100 }, (_, i) => i);
  expect(await yieldsDuring(() => inSlices(items, () => undefined, { now: () => 0 }))).toBe(0);
});

it('stops at once with the reason of its signal', async () => {
  const controller = new AbortController();
  const seen: number[] = [];
  const work = inSlices(
    [1, 2, 3],
    (item) => {
      seen.push(item);
      if (item === 2) controller.abort(new Error('another method'));
    },
    { signal: controller.signal },
  );
  await expect(work).rejects.toThrow('another method');
  expect(seen).toEqual([1, 2]);
});
