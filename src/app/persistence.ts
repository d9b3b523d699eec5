import type { Middleware } from '@reduxjs/toolkit';
import { load, save } from 'redux-localstorage-simple';
import { storageKeys } from '../config/storageKeys.ts';
import { mergeClearedTimes, mergeTransactions } from '../domain/transactions/mergeTransactions.ts';
import { migrate } from '../state/migrations.ts';
import type { PersistedState } from '../state/migrations.ts';
import type { RootState } from '../state/rootReducer.ts';
import { merged } from '../state/transactions/slice.ts';
import type { TransactionsMerged } from '../state/transactions/slice.ts';

const SAVE_DEBOUNCE_MS = 1000;
const SLICES: readonly (keyof PersistedState)[] = ['user', 'transactions', 'clearedTimes', 'lists', 'swap'];
/** Of the lists only which ones are kept: their bodies are in IndexedDB. */
const STORED_PART: Partial<Record<keyof PersistedState, string>> = { lists: 'lists.kept' };
const partOf = (name: keyof PersistedState): string => STORED_PART[name] ?? name;
const place = { namespace: storageKeys.reduxNamespace, disableWarnings: true };

/** Where releases before this one kept the settings: the storing package's own default. */
const EARLIER_NAMESPACE = 'redux_localstorage_simple';

/** What the last visit left, made whole. Denied, empty or corrupt storage gives the initial state. */
export const restoredState = (): PersistedState => {
  try {
    const earlier = load({ states: ['user'], namespace: EARLIER_NAMESPACE, disableWarnings: true });
    return migrate({ ...earlier, ...load({ ...place, states: SLICES.map(partOf) }) });
  } catch {
    return migrate(undefined);
  }
};

/** The slices in which all tabs write; of the others the last writer's stands. */
const SHARED: readonly (keyof PersistedState)[] = ['transactions', 'clearedTimes'];
const SHARED_KEYS: readonly (string | null)[] = SHARED.map((name) => `${place.namespace}_${name}`);

/** What other tabs have stored, merged with what is known here; undefined where it adds nothing. */
const newsOf = (state: RootState): TransactionsMerged | undefined => {
  const stored = restoredState();
  const clearedTimes = mergeClearedTimes(state.clearedTimes, stored.clearedTimes);
  const transactions = mergeTransactions(state.transactions, stored.transactions, clearedTimes);
  const isNews = clearedTimes !== state.clearedTimes || transactions !== state.transactions;
  return isNews ? { transactions, clearedTimes } : undefined;
};

/**
 * Saves each persisted slice a second after its last change, and at once when the page is hidden or left, so that a
 * transaction sent a moment before a reload is not forgotten. A slice that did not change is not written: another
 * tab may have a newer one, and the blocks that come all the time must not put the saving off. What several tabs
 * write, the transactions, is merged with what is stored: before saving, and when another tab has saved.
 */
export const persistence: Middleware<object, RootState> = (api) => {
  const done = (action: unknown): unknown => action;
  const savers = SLICES.map((name) => ({ name, save: save({ ...place, states: [partOf(name)] })(api)(done) }));
  const waiting = new Map<keyof PersistedState, ReturnType<typeof setTimeout>>();
  const takeIn = (): void => {
    const news = newsOf(api.getState());
    if (news) api.dispatch(merged(news));
  };
  const write = ({ name, save: saveNow }: (typeof savers)[number]): void => {
    if (SHARED.includes(name)) takeIn();
    clearTimeout(waiting.get(name));
    waiting.delete(name);
    saveNow(undefined);
  };
  const flush = (): void => {
    for (const saver of savers) if (waiting.has(saver.name)) write(saver);
  };
  window.addEventListener('pagehide', flush);
  window.addEventListener('storage', ({ key }) => {
    if (SHARED_KEYS.includes(key)) takeIn();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  return (next) => (action) => {
    const before = api.getState();
    const result = next(action);
    const after = api.getState();
    for (const saver of savers) {
      if (before[saver.name] === after[saver.name]) continue;
      clearTimeout(waiting.get(saver.name));
      waiting.set(
        saver.name,
        setTimeout(() => write(saver), SAVE_DEBOUNCE_MS),
      );
    }
    return result;
  };
};
