import { configureStore } from '@reduxjs/toolkit';
import type { AppStore } from '#state/hooks.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { createPopupMiddleware } from '#updaters/transactions/popupMiddleware.ts';
import { restoredState } from './storedSlices.ts';

/** Checking lists of thousands of tokens at every action is too slow. */
const serializableCheck = { ignoredPaths: ['lists.byUrl'], ignoredActions: ['lists/fetched', 'lists/bodiesRestored'] };

export const createAppStore = (): AppStore =>
  configureStore({
    reducer: rootReducer,
    preloadedState: restoredState(),
    middleware: (defaults) =>
      defaults({ thunk: false, immutableCheck: false, serializableCheck }).prepend(createPopupMiddleware()),
  });
