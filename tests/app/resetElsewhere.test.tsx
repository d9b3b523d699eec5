import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { persist } from '#app/persistence.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { deleteLocalData } from '#lib/localData.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { themeChosen } from '#state/user/slice.ts';

const isOwnKey = (key: string): boolean => key === storageKeys.reset || key.startsWith(storageKeys.reduxNamespace);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('after a reset in another tab this one stores nothing again, not even what was waiting, and begins again', async () => {
  const page = { hears: (_key: string | null, _value: string | null): void => undefined, leaves: () => {} };
  const reload = vi.fn(() => page.leaves());
  const store = configureStore({ reducer: rootReducer });
  vi.useFakeTimers();
  persist(store, store.getState(), {
    onStored: (listener) => void (page.hears = listener),
    onLeave: (listener) => void (page.leaves = listener),
    onShown: () => undefined,
    reload,
  });
  store.dispatch(themeChosen(false));
  vi.advanceTimersByTime(2000);
  expect(window.localStorage.length).toBeGreaterThan(0);
  store.dispatch(themeChosen(true));

  const written: [string, string | null][] = [];
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => void written.push([key, value]));
  await deleteLocalData({ isOwnKey, databases: [], cachePrefix: 'exchange-', resetKey: storageKeys.reset });
  vi.restoreAllMocks();
  expect(written).toEqual([[storageKeys.reset, expect.any(String)]]);
  for (const [key, value] of written) page.hears(key, value);
  // The end of the reset is no other one.
  page.hears(storageKeys.reset, null);

  expect(reload).toHaveBeenCalledOnce();
  store.dispatch(themeChosen(false));
  vi.advanceTimersByTime(5000);
  page.leaves();
  expect(window.localStorage.length).toBe(0);
});
