import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { TokenList } from '@uniswap/token-lists';

export interface ListEntry {
  current: TokenList | null;
  pendingUpdate: TokenList | null;
  loadingRequestId: string | null;
  error: string | null;
}

/** Token lists by their location (spec section 3). The lists switched on, in order of precedence. */
export interface ListsState {
  byUrl: Record<string, ListEntry>;
  activeListUrls: string[];
}

export const initialLists: ListsState = { byUrl: {}, activeListUrls: [] };

const { major, minor, patch } = { major: 1_000_000, minor: 1_000, patch: 1 };
const rank = (list: TokenList): number =>
  list.version.major * major + list.version.minor * minor + list.version.patch * patch;

const listsSlice = createSlice({
  name: 'lists',
  initialState: initialLists,
  reducers: {
    /** The list that comes with the app: takes the place of an older stored copy, and is on unless it was known. */
    bundledListSeen: (state, action: PayloadAction<{ url: string; list: TokenList }>) => {
      const { url, list } = action.payload;
      const known = state.byUrl[url];
      if (!known) state.activeListUrls.push(url);
      if (known?.current && rank(known.current) >= rank(list)) return;
      state.byUrl[url] = { current: list, pendingUpdate: null, loadingRequestId: null, error: null };
    },
  },
});

export const { bundledListSeen } = listsSlice.actions;
export const listsReducer = listsSlice.reducer;
