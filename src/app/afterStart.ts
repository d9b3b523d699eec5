import type { AppStore } from '#state/hooks.ts';
import type { RootState } from '#state/rootReducer.ts';
import { savePower } from '#updaters/block/savePower.ts';
import { followTextSize } from '#ui/theme/followTextSize.ts';
import { persist } from './persistence.ts';

export const afterStart = (store: AppStore, initial: RootState): void => {
  persist(store, initial);
  followTextSize();
  savePower();
};
