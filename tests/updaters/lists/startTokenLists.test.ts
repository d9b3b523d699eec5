import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { ListProblem, TokenList } from '#domain/lists/types.ts';
import { openBox } from '#lib/box.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { listAdded, listRemoved, type ListBody } from '#state/lists/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { startTokenLists } from '#updaters/lists/startTokenLists.ts';
import { listFrom, tokenAt } from '../../domain/lists/listFrom.ts';

const URL = 'https://lists.example/list.json';
const first = listFrom([1, 0, 0], [tokenAt(1), tokenAt(2)]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

/** A visit: a store with one list of the user, and a server with preset answers. */
const visit = async (answers: { next: Result<TokenList, ListProblem> }, hidden = { now: false }) => {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(listAdded(URL));
  const requests: string[] = [];
  let wake = (): void => undefined;
  const stop = await startTokenLists({
    store,
    box: await openBox<ListBody>('test-lists'),
    fetchList: (url) => {
      requests.push(url);
      return Promise.resolve(answers.next);
    },
    now: Date.now,
    isHidden: () => hidden.now,
    onWake: (callback) => {
      wake = callback;
      return () => undefined;
    },
  });
  await settled();
  return { store, requests, stop, wake: () => wake(), entry: () => store.getState().lists.byUrl[URL] };
};

it('lists refresh every 10 minutes', async () => {
  const { requests, stop } = await visit({ next: ok(first) });
  expect(requests).toEqual([URL]);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000 + 15_000);
  expect(requests).toHaveLength(2);
  stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(requests).toHaveLength(2);
});

it('a list is fetched on wake only when its time came while the page was hidden', async () => {
  const hidden = { now: false };
  const { requests, stop, wake } = await visit({ next: ok(first) }, hidden);
  hidden.now = true;
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(requests).toHaveLength(1);
  hidden.now = false;
  wake();
  wake();
  expect(requests).toHaveLength(2);
  stop();
});

it('a list that could not be loaded is requested again on wake at once, once', async () => {
  const problem: ListProblem = { code: 'download', url: URL, cause: { code: 'unreachable' } };
  const answers: { next: Result<TokenList, ListProblem> } = { next: err(problem) };
  const { requests, stop, wake, entry } = await visit(answers);
  expect(entry()).toMatchObject({ current: null, error: problem });
  answers.next = ok(first);
  wake();
  wake();
  await settled();
  expect(requests).toHaveLength(2);
  expect(entry()).toMatchObject({ current: first, error: null });
  wake();
  expect(requests).toHaveLength(2);
  stop();
});

it('an update without breaking change applies by itself', async () => {
  const answers = { next: ok(first) as Result<TokenList, ListProblem> };
  const { stop, entry } = await visit(answers);
  const newer = listFrom([1, 1, 0], [tokenAt(1), tokenAt(2), tokenAt(3)]);
  answers.next = ok(newer);
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  await settled();
  expect(entry()).toMatchObject({ current: newer, pendingUpdate: null });
  stop();
});

it('an update with breaking changes is logged as an error and not applied', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers = { next: ok(first) as Result<TokenList, ListProblem> };
  const { stop, entry } = await visit(answers);
  const less = listFrom([1, 1, 0], [tokenAt(1)]);
  answers.next = ok(less);
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  await settled();
  expect(entry()).toMatchObject({ current: first, pendingUpdate: less });
  expect(logged).toHaveBeenCalledOnce();
  stop();
});

it('starts offline with the last lists', async () => {
  const before = await visit({ next: ok(first) });
  await settled();
  before.stop();
  const problem: ListProblem = { code: 'download', url: URL, cause: { code: 'unreachable' } };
  const after = await visit({ next: err(problem) });
  expect(after.entry()).toMatchObject({ current: first, error: problem });
  after.stop();
});

it('forgets the body of a list that was removed', async () => {
  const before = await visit({ next: ok(first) });
  await settled();
  const box = await openBox<ListBody>('test-lists');
  expect([...(await box.all()).keys()]).toEqual([URL]);
  before.store.dispatch(listRemoved(URL));
  await settled();
  before.stop();
  expect([...(await box.all()).keys()]).toEqual([]);
});
