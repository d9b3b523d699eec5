import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Address } from '#domain/tokens/types.ts';
import { openArchive } from '#lib/archive.ts';
import { createHistoryStore } from '#stores/historyStore.ts';
import { createHistorySubscriber } from '#updaters/history/historySubscriber.ts';
import type { HistoryArchive } from '#updaters/history/pairArchive.ts';
import { EXT, tokens } from '../support/fakeBook.ts';
import { createFakeNode } from '../support/fakeNode.ts';

const other: Address = '0x00000000000000000000000000000000000000C7';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A follower of a long chain, and the pools whose logs were requested, in order. */
const start = async () => {
  const node = createFakeNode();
  node.block = 60_000;
  const requests: Address[] = [];
  node.methods.set('eth_getLogs', ([filter]) => {
    const { address } = filter as { address: Address };
    if (address !== EXT) requests.push(address);
    return [];
  });
  node.methods.set('eth_getBlockByNumber', ([tag]) => {
    const block = tag === 'latest' ? node.block : Number(tag);
    return { number: `0x${block.toString(16)}`, hash: '0xa', timestamp: '0x1' };
  });
  const store = createHistoryStore();
  const archive: HistoryArchive = await openArchive('turns');
  const follower = createHistorySubscriber({ rpc: node, chainId: 137, ext: EXT, archive, store, retryMs: 30_000 });
  onTestFinished(() => follower.stop());
  return { store, requests };
};

it('several pairs are read a range of each in turn, and all to their beginning', async () => {
  const { store, requests } = await start();
  store.watch(tokens);
  store.watch({ ...tokens, pair: other });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([tokens.pair, other].map((pair) => store.history(pair)?.status)).toEqual(['complete', 'complete']);
  expect(requests.length).toBeGreaterThan(6);
  expect(requests.every((pair, place) => place === 0 || pair !== requests[place - 1])).toBe(true);
});

it('a pair that nobody watches any more leaves its turn to the others', async () => {
  const { store, requests } = await start();
  const leave = store.watch(tokens);
  store.watch({ ...tokens, pair: other });
  leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.history(other)?.status).toBe('complete');
  expect(requests).not.toContain(tokens.pair);
});
