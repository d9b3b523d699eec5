import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { builtInLists, isBundled, type BuiltInList } from '#config/tokens/builtInLists.ts';
import type { ListProblem, TokenList } from '#domain/lists/types.ts';
import { UPGRADE, upgradeBetween } from '#domain/lists/versionRules.ts';
import type { Token } from '#domain/tokens/types.ts';
import { isAddress } from '#lib/hex.ts';

export interface ListEntry {
  readonly current: TokenList | null;
  readonly pendingUpdate: TokenList | null;
  readonly loadingRequestId: string | null;
  readonly error: ListProblem | null;
}

export interface KeptList {
  readonly url: string;
  readonly active: boolean;
}

/** Bodies of lists are too large to persist; only `kept` is. */
export interface ListsState {
  readonly kept: readonly KeptList[];
  readonly byUrl: Readonly<Record<string, ListEntry>>;
}

const NO_ENTRY: ListEntry = { current: null, pendingUpdate: null, loadingRequestId: null, error: null };

type Bundled = NonNullable<BuiltInList['bundled']>;

const tokensOf = ({ tokens }: Bundled): readonly Token[] =>
  tokens.flatMap(({ chainId, address, decimals, symbol, name, tags }) =>
    isAddress(address) ? [{ kind: 'token', chainId, address, decimals, symbol, name, ...(tags && { tags }) }] : [],
  );

const listOf = (bundled: Bundled): TokenList => ({
  name: bundled.name,
  timestamp: bundled.timestamp,
  version: bundled.version,
  keywords: bundled.keywords ?? [],
  tags: bundled.tags ?? {},
  tokens: tokensOf(bundled),
  leftOut: { otherChains: 0, invalid: 0, repeated: 0, tooMany: 0 },
});

export const initialLists: ListsState = {
  kept: builtInLists
    .filter(({ role }) => role === 'white' || role === 'general')
    .map(({ url }) => ({ url, active: true })),
  byUrl: Object.fromEntries(
    builtInLists.map(({ url, bundled }) => [
      url,
      { ...NO_ENTRY, current: bundled && isBundled(url) ? listOf(bundled) : null },
    ]),
  ),
};

export const standIns: ReadonlyMap<string, TokenList> = new Map(
  builtInLists.flatMap(({ url, bundled }) => (bundled && !isBundled(url) ? [[url, listOf(bundled)]] : [])),
);

const isBuiltIn = (url: string): boolean => builtInLists.some((list) => list.url === url);

export const withBuiltIns = (kept: readonly KeptList[]): readonly KeptList[] => {
  const known = new Map(kept.map((list) => [list.url, list]));
  const own = kept.filter(({ url }) => !isBundled(url) && !isBuiltIn(url));
  return [...initialLists.kept.map((list) => known.get(list.url) ?? list), ...own];
};

export interface ListBody {
  readonly url: string;
  readonly current: TokenList;
  readonly pendingUpdate: TokenList | null;
}

interface Request {
  readonly url: string;
  readonly requestId: string;
}

/** Immer is not used, because it would walk thousands of tokens on every change. */
const changed = (state: ListsState, url: string, change: (entry: ListEntry) => ListEntry): ListsState => ({
  ...state,
  byUrl: { ...state.byUrl, [url]: change(state.byUrl[url] ?? NO_ENTRY) },
});

/** A new version waits for consent; the same version is ignored. */
const received = (entry: ListEntry, list: TokenList): ListEntry => {
  const done = { ...entry, loadingRequestId: null, error: null };
  if (!entry.current) return { ...done, current: list };
  const isNewer = upgradeBetween(entry.current.version, list.version) !== UPGRADE.none;
  return isNewer ? { ...done, pendingUpdate: list } : done;
};

const listsSlice = createSlice({
  name: 'lists',
  initialState: initialLists,
  reducers: {
    fetchStarted: (state, { payload }: PayloadAction<Request>): ListsState =>
      changed(state as ListsState, payload.url, (entry) => ({ ...entry, loadingRequestId: payload.requestId })),
    fetched: (state, { payload }: PayloadAction<Request & { readonly list: TokenList }>): ListsState =>
      changed(state as ListsState, payload.url, (entry) =>
        entry.loadingRequestId === payload.requestId ? received(entry, payload.list) : entry,
      ),
    fetchFailed: (state, { payload }: PayloadAction<Request & { readonly problem: ListProblem }>): ListsState =>
      changed(state as ListsState, payload.url, (entry) =>
        entry.loadingRequestId === payload.requestId
          ? { ...entry, loadingRequestId: null, error: payload.problem }
          : entry,
      ),
    bodiesRestored: (state, { payload }: PayloadAction<readonly ListBody[]>): ListsState =>
      payload.reduce<ListsState>(
        (lists, { url, current, pendingUpdate }) =>
          changed(lists, url, (entry) => {
            const kept = entry.current;
            if (kept && upgradeBetween(kept.version, current.version) === UPGRADE.none) return entry;
            return { ...entry, current, pendingUpdate: entry.pendingUpdate ?? pendingUpdate };
          }),
        state as ListsState,
      ),
    listAdded: (state, { payload: url }: PayloadAction<string>): ListsState => {
      const lists = state as ListsState;
      const known = lists.kept.some((list) => list.url === url);
      const kept = known
        ? lists.kept.map((list) => (list.url === url ? { ...list, active: true } : list))
        : [...lists.kept, { url, active: true }];
      return { ...lists, kept };
    },
    listRemoved: (state, { payload: url }: PayloadAction<string>): ListsState => {
      const lists = state as ListsState;
      if (isBuiltIn(url) || lists.kept.length === 1) return lists;
      const byUrl = Object.fromEntries(Object.entries(lists.byUrl).filter(([key]) => key !== url));
      return { kept: lists.kept.filter((list) => list.url !== url), byUrl };
    },
    listSwitched: (state, { payload }: PayloadAction<KeptList>): ListsState => ({
      ...(state as ListsState),
      kept: (state as ListsState).kept.map((list) => (list.url === payload.url ? payload : list)),
    }),
    keptMerged: (state, { payload }: PayloadAction<readonly KeptList[]>): ListsState => {
      const lists = state as ListsState;
      const kept = withBuiltIns(payload);
      const gone = lists.kept.filter(({ url }) => !kept.some((list) => list.url === url));
      const byUrl = Object.fromEntries(
        Object.entries(lists.byUrl).filter(([url]) => !gone.some((list) => list.url === url)),
      );
      return { kept, byUrl };
    },
    /** Throws without a pending update. */
    updateAccepted: (state, { payload: url }: PayloadAction<string>): ListsState =>
      changed(state as ListsState, url, (entry) => {
        if (!entry.pendingUpdate) throw new Error('An update was accepted that is not there.');
        return { ...entry, current: entry.pendingUpdate, pendingUpdate: null };
      }),
  },
});

export const {
  fetchStarted,
  fetched,
  fetchFailed,
  bodiesRestored,
  listAdded,
  listRemoved,
  listSwitched,
  keptMerged,
  updateAccepted,
} = listsSlice.actions;
export const listsReducer = listsSlice.reducer;
