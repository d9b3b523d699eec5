import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLargeMemory } from '#updaters/account/largeMemory.ts';
import { createSearchArchive } from '#updaters/account/searchArchive.ts';
import { createPairMemory } from '#updaters/history/pairArchive.ts';
import { unsealed } from '#lib/sealing.ts';
import type { SegmentStore } from '#lib/segmentStore.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';

const hash = `0x${'1'.repeat(64)}` as const;
const never = () => new Promise<never>(() => undefined);

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const restoreFrom = (store: () => Promise<SegmentStore>) => {
  const header = { number: '0x7', hash, timestamp: '0x1' };
  const rpc: Partial<RpcClient> = { send: <T>() => Promise.resolve(header as T) };
  const coverage = { fromBlock: 1, toBlock: 7 };
  const archive = createSearchArchive(
    {
      rpc: rpc as RpcClient,
      firstBlock: 1,
      memory: { restore: () => ({ coverage, hash, found: [], isLarge: true }), write: () => undefined },
      large: createLargeMemory({ store, sealing: unsealed, key: 'k', encode: String, decode: () => [] }),
    },
    `0x${'2'.repeat(40)}`,
  );
  return archive.restore(new AbortController().signal);
};

it.each<[string, () => Promise<SegmentStore>]>([
  ['is denied', () => Promise.reject(new Error('denied'))],
  ['never answers', () => Promise.resolve({ list: never, segment: never, write: never })],
])('all logs of a large account are read if its database %s', async (_, store) => {
  const restored = restoreFrom(store);
  restored.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(6000);
  const late = new Promise((resolve) => setTimeout(resolve, 1, 'late'));
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.race([restored, late])).toBeUndefined();
});

it('a history is read again from the chain, and not written, if its database never answers', async () => {
  const change = vi.fn(() => Promise.resolve());
  const memory = createPairMemory({ head: never, entries: never, change }, 'key');
  const restored = memory.restore();
  await vi.advanceTimersByTimeAsync(6000);
  expect(await restored).toBeUndefined();
  memory.write({ coverage: { fromBlock: 1, toBlock: 2 }, hash, trades: [] } as never, []);
  await vi.advanceTimersByTimeAsync(10);
  expect(change).not.toHaveBeenCalled();
});
