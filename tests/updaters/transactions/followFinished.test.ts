// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCheckBox } from '#chain/background/checkBox.ts';
import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { popupAdded, popupRemoved } from '#state/app/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { vibratesSet } from '#state/user/slice.ts';
import { readCheckStates } from '#stores/backgroundChecks.ts';
import { followFinished } from '#updaters/transactions/followFinished.ts';

const vibrate = vi.fn();
const setAppBadge = vi.fn((_count: number) => Promise.resolve());
let leave = (): void => undefined;

const show = (visibility: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

const start = () => {
  const store = configureStore({ reducer: rootReducer });
  leave = followFinished(store);
  const finish = (hash: string, success = true) =>
    store.dispatch(popupAdded({ key: hash, content: { txn: { hash, success } } }));
  return { store, finish };
};

beforeEach(() => {
  vibrate.mockClear();
  setAppBadge.mockClear();
  vi.stubGlobal('navigator', { vibrate, setAppBadge });
  show('visible');
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

it('a confirmed transaction vibrates only by the setting, and a reverted one never does', () => {
  const { store, finish } = start();
  finish('0x1');
  expect(vibrate).not.toHaveBeenCalled();
  store.dispatch(vibratesSet(true));
  finish('0x2', false);
  expect(vibrate).not.toHaveBeenCalled();
  finish('0x3');
  expect(vibrate).toHaveBeenCalledTimes(1);
  store.dispatch(popupRemoved({ key: '0x3' }));
  expect(vibrate).toHaveBeenCalledTimes(1);
  expect(setAppBadge.mock.calls.every(([count]) => count === 0)).toBe(true);
});

it('the icon of a hidden page counts finished transactions, until the page is seen', () => {
  const { store, finish } = start();
  store.dispatch(vibratesSet(true));
  show('hidden');
  setAppBadge.mockClear();
  finish('0x1');
  finish('0x2', false);
  const fill = {
    soldToken: '0x1',
    boughtToken: '0x2',
    sold: '1',
    received: '1',
    remain: '0',
    event: 'filled',
  } as const;
  store.dispatch(popupAdded({ key: 'fill', content: { txn: { hash: '0x4', success: true }, fill } }));
  expect(setAppBadge.mock.calls).toEqual([[1], [2]]);
  expect(vibrate).not.toHaveBeenCalled();
  show('visible');
  expect(setAppBadge.mock.calls.at(-1)).toEqual([0]);
  show('hidden');
  finish('0x5');
  expect(setAppBadge.mock.calls.at(-1)).toEqual([1]);
});

it('a new page removes the count that a closed one left, unless it starts hidden', () => {
  start();
  expect(setAppBadge.mock.calls).toEqual([[0]]);
  leave();
  setAppBadge.mockClear();
  show('hidden');
  start();
  expect(setAppBadge).not.toHaveBeenCalled();
});

it('a browser without vibration and badges does nothing', () => {
  vi.stubGlobal('navigator', {});
  const { store, finish } = start();
  store.dispatch(vibratesSet(true));
  expect(() => finish('0x1')).not.toThrow();
  show('hidden');
  expect(() => finish('0x2')).not.toThrow();
});

it('a result that the service worker has announced has no popup, badge or vibration', async () => {
  vi.stubGlobal('navigator', { vibrate, setAppBadge, serviceWorker: {} });
  vi.stubGlobal('PeriodicSyncManager', class {});
  const box = await openCheckBox(laterStorageKeys.backgroundDatabase);
  await box.note(new Map([['0x1', { block: 5, isAnnounced: true }]]));
  const { store, finish } = start();
  store.dispatch(vibratesSet(true));
  finish('0x1');
  await vi.waitFor(() => expect(store.getState().app.popupList).toEqual([]));
  vibrate.mockClear();
  finish('0x1');
  finish('0x2', false);
  expect(store.getState().app.popupList.map(({ key }) => key)).toEqual(['0x2']);
  expect(vibrate).not.toHaveBeenCalled();
  show('hidden');
  setAppBadge.mockClear();
  finish('0x1');
  expect(setAppBadge).not.toHaveBeenCalled();
  // The page's own reading must end before its window does.
  leave();
  await readCheckStates();
});
