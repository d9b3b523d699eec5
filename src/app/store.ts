import { configureStore } from '@reduxjs/toolkit';
import type { AppStore } from '#state/hooks.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { createReactions } from '#updaters/transactions/reactions.ts';
import { restoredState } from './storedSlices.ts';

/** Lists of thousands of tokens are not walked through at every action. */
const serializableCheck = { ignoredPaths: ['lists.byUrl'], ignoredActions: ['lists/fetched', 'lists/bodiesRestored'] };

/** The store of one page, with what the last visit left. */
export const createAppStore = (): AppStore =>
  configureStore({
    reducer: rootReducer,
    preloadedState: restoredState(),
    middleware: (defaults) =>
      defaults({ thunk: false, immutableCheck: false, serializableCheck }).prepend(createReactions()),
  });
