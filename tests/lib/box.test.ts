import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBox } from '#lib/box.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

it('values outlive the page', async () => {
  const box = await openBox<{ n: number }>('values');
  await box.put('b', { n: 2 });
  await box.put('a', { n: 1 });
  await box.put('b', { n: 3 });
  const again = await openBox<{ n: number }>('values');
  expect([...(await again.all())]).toEqual([
    ['a', { n: 1 }],
    ['b', { n: 3 }],
  ]);
  await again.remove('a');
  expect([...(await box.all()).keys()]).toEqual(['b']);
});

it('the values live in memory where the browser denies the database', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('denied');
    },
  });
  const box = await openBox<number>('values');
  await box.put('a', 1);
  expect(await box.all()).toEqual(new Map([['a', 1]]));
  await box.remove('a');
  expect(await box.all()).toEqual(new Map());
});

it('the values live in memory after a while where the browser never answers', async () => {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  vi.useFakeTimers();
  const opening = openBox<number>('values');
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  const box = await opening;
  await box.put('a', 1);
  expect([...(await box.all())]).toEqual([['a', 1]]);
});
