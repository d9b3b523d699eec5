import type { MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit';
import { save } from 'redux-localstorage-simple';
import { storageKeys } from '#config/storageKeys.ts';
import { mergeClearedTimes, mergeTransactions } from '#domain/transactions/mergeTransactions.ts';
import { storage } from '#lib/storage.ts';
import type { AppStore } from '#state/hooks.ts';
import { mergeLastChanges, timesAfter, type ChangeTimes } from '#state/lastChanges.ts';
import type { RootState } from '#state/rootReducer.ts';
import { merged } from '#state/transactions/slice.ts';
import { restoreUser } from '#state/user/restoreUser.ts';
import { userMerged } from '#state/user/slice.ts';
import { takeEarlyChanges } from './earlyChanges.ts';
import { keyOf, place, type SliceName } from './storedSlices.ts';
import {
  isTimed,
  keepWritten,
  storedSlice,
  storedTransactions,
  timedSlices,
  toStored,
  type TimedName,
} from './timedSlices.ts';

const SAVE_DEBOUNCE_MS = 1000;
const sliceNames: readonly SliceName[] = ['user', 'transactions', 'clearedTimes', 'lists', 'swap'];

interface PageEvents {
  /** `key` is null if another tab cleared everything. */
  readonly onStored: (listener: (key: string | null, value: string | null) => void) => void;
  /** Called when the page is hidden or left; code after the listener may never run. */
  readonly onLeave: (listener: () => void) => void;
  /** Called when the page is shown again: it may have missed changes by other tabs. */
  readonly onShown: (listener: () => void) => void;
  readonly reload: () => void;
}

const browserEvents: PageEvents = {
  onStored: (listener) => window.addEventListener('storage', ({ key, newValue }) => listener(key, newValue)),
  onLeave: (listener) => {
    window.addEventListener('pagehide', listener);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') listener();
    });
  },
  onShown: (listener) => {
    window.addEventListener('pageshow', listener);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') listener();
    });
  },
  reload: () => window.location.reload(),
};

interface Tab {
  readonly state: () => RootState;
  readonly dispatch: (action: UnknownAction) => void;
  readonly times: Record<TimedName, ChangeTimes>;
}

const takeInTransactions = ({ state, dispatch }: Tab): void => {
  const mine = state();
  const stored = storedTransactions();
  const clearedTimes = mergeClearedTimes(mine.clearedTimes, stored.clearedTimes);
  const transactions = mergeTransactions(mine.transactions, stored.transactions, clearedTimes);
  const isNews = clearedTimes !== mine.clearedTimes || transactions !== mine.transactions;
  if (isNews) dispatch(merged({ transactions, clearedTimes }));
};

/** @returns true if this tab has to store the merged slice */
const takeIn = (tab: Tab, name: SliceName): boolean => {
  if (!isTimed(name)) {
    takeInTransactions(tab);
    return true;
  }
  const { fields, depths, merged: mergedAction } = timedSlices[name];
  const value = fields(tab.state());
  const merge = mergeLastChanges({ value, times: tab.times[name] }, storedSlice(name), depths);
  const isNews = merge.value !== value;
  tab.times[name] = merge.times;
  if (!mergedAction) return !isNews;
  if (isNews) tab.dispatch(mergedAction(merge.value));
  return true;
};

/**
 * True if this tab knows changes that the stored slice lacks. A tab of another process may store over a change that
 * has not reached it.
 */
const isBehind = ({ state, times }: Tab, name: SliceName): boolean => {
  const mine = state();
  if (!isTimed(name)) {
    const { transactions, clearedTimes } = storedTransactions();
    const cleared = mergeClearedTimes(clearedTimes, mine.clearedTimes);
    if (name === 'clearedTimes') return cleared !== clearedTimes;
    return mergeTransactions(transactions, mine.transactions, cleared) !== transactions;
  }
  const { fields, depths } = timedSlices[name];
  const stored = storedSlice(name);
  return mergeLastChanges(stored, { value: fields(mine), times: times[name] }, depths).value !== stored.value;
};

/** Contents of token lists change often and are stored elsewhere. */
const storedPart = (state: RootState, name: SliceName): unknown => (name === 'lists' ? state.lists.kept : state[name]);

const sharedNames: readonly SliceName[] = sliceNames.filter((name) => name !== 'swap');

const saveSlice = (name: SliceName, state: RootState, times: Tab['times']): void => {
  const stored = toStored(name, state, isTimed(name) ? times[name] : {});
  const text = JSON.stringify(stored);
  if (name === 'transactions') keepWritten(text, state.transactions);
  if (storage.get(keyOf(name)) === text) return;
  const api = { getState: () => ({ [name]: stored }), dispatch: (action: unknown) => action };
  save({ ...place, states: [name] })(api as MiddlewareAPI)((action) => action)(undefined);
  // The storing package hides that the browser refused to store.
  if (storage.get(keyOf(name)) !== text) storage.fail();
};

const takeInEarly = ({ dispatch, getState }: AppStore): void => {
  const early = takeEarlyChanges();
  if (early) dispatch(userMerged(restoreUser({ ...getState().user, ...early })));
};

const createWriter = (tab: Tab) => {
  const waiting = new Map<SliceName, ReturnType<typeof setTimeout>>();
  const stopWaiting = (name: SliceName): void => {
    clearTimeout(waiting.get(name));
    waiting.delete(name);
  };

  const write = (name: SliceName): void => {
    const isOwn = takeIn(tab, name);
    stopWaiting(name);
    if (isOwn && !storage.isClosed()) saveSlice(name, tab.state(), tab.times);
  };
  const writeLater = (name: SliceName): void => {
    stopWaiting(name);
    waiting.set(
      name,
      setTimeout(() => write(name), SAVE_DEBOUNCE_MS),
    );
  };

  const follow = (name: SliceName): void => {
    takeIn(tab, name);
    // Another tab would store cleared transactions again if it lacked the cleared times.
    const names = isTimed(name) ? [name] : (['transactions', 'clearedTimes'] as const);
    for (const each of names) if (!waiting.has(each) && isBehind(tab, each)) writeLater(each);
  };

  return { writeNow: (): void => [...waiting.keys()].forEach(write), writeLater, follow };
};

/**
 * Saves a changed slice after a second, or at once when the page is hidden, so a transaction sent just before a
 * reload is kept. Data of other tabs is merged first (`state/lastChanges.ts`). Changes since `initial` are saved too.
 */
export const persist = (store: AppStore, initial: RootState, events: PageEvents = browserEvents): void => {
  let known = initial;
  let isTakingIn = false;
  const tab: Tab = {
    state: store.getState,
    dispatch(action) {
      isTakingIn = true;
      store.dispatch(action);
      isTakingIn = false;
    },
    // Any value stored with a time is as new as the initial state or newer.
    times: { user: {}, lists: {}, swap: {} },
  };
  const { writeNow, writeLater, follow } = createWriter(tab);

  const noteChanges = (): void => {
    const [before, after] = [known, store.getState()];
    known = after;
    for (const name of sliceNames) {
      if (storedPart(before, name) === storedPart(after, name)) continue;
      if (isTimed(name) && !isTakingIn) {
        const { fields, depths } = timedSlices[name];
        tab.times[name] = timesAfter(fields(before), fields(after), tab.times[name], depths, Date.now());
      }
      writeLater(name);
    }
  };

  const takeInAll = (): void => sharedNames.forEach((name) => takeIn(tab, name));

  noteChanges();
  store.subscribe(noteChanges);
  takeInAll();
  takeInEarly(store);
  events.onLeave(writeNow);
  events.onShown(takeInAll);
  events.onStored((key, value) => {
    if (key === storageKeys.reset && value !== null) {
      // Deleted data must not be stored again.
      storage.close();
      events.reload();
      return;
    }
    const name = sharedNames.find((shared) => key === keyOf(shared));
    // A removed slice was deleted on purpose.
    if (name && value === null) takeIn(tab, name);
    else if (name) follow(name);
  });
};
