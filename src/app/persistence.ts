import type { Middleware } from '@reduxjs/toolkit';
import { load, save } from 'redux-localstorage-simple';
import { storageKeys } from '../config/storageKeys.ts';
import { migrate } from '../state/migrations.ts';
import type { PersistedState } from '../state/migrations.ts';
import type { RootState } from '../state/rootReducer.ts';

const SAVE_DEBOUNCE_MS = 1000;
const SLICES: readonly (keyof PersistedState)[] = ['user', 'transactions', 'lists', 'swap'];
const place = { namespace: storageKeys.reduxNamespace, disableWarnings: true };

/** Where releases before this one kept the settings: the storing package's own default. */
const EARLIER_NAMESPACE = 'redux_localstorage_simple';

/** What the last visit left, made whole. Denied, empty or corrupt storage gives the initial state. */
export const restoredState = (): PersistedState => {
  try {
    const earlier = load({ states: ['user'], namespace: EARLIER_NAMESPACE, disableWarnings: true });
    return migrate({ ...earlier, ...load({ ...place, states: [...SLICES] }) });
  } catch {
    return migrate(undefined);
  }
};

/**
 * Saves each persisted slice a second after its last change, and at once when the page is hidden or left, so that a
 * transaction sent a moment before a reload is not forgotten. A slice that did not change is not written: another
 * tab may have a newer one, and the blocks that come all the time must not put the saving off.
 */
export const persistence: Middleware<object, RootState> = (api) => {
  const done = (action: unknown): unknown => action;
  const savers = SLICES.map((name) => ({
    name,
    soon: save({ ...place, states: [name], debounce: SAVE_DEBOUNCE_MS })(api)(done),
    now: save({ ...place, states: [name] })(api)(done),
  }));
  const unsaved = new Map(SLICES.map((name) => [name, false]));
  const flush = (): void => {
    for (const { name, now } of savers) if (unsaved.get(name)) now(undefined);
    SLICES.forEach((name) => unsaved.set(name, false));
  };
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  return (next) => (action) => {
    const before = api.getState();
    const result = next(action);
    const after = api.getState();
    for (const { name, soon } of savers) {
      if (before[name] === after[name]) continue;
      unsaved.set(name, true);
      soon(action);
    }
    return result;
  };
};
