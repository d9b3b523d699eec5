import type { TokenList } from '@uniswap/token-lists/src/types.ts';
import { defaultTokenList } from '../../config/tokens/defaultTokenList.ts';

export interface ListEntry {
  readonly current: TokenList | null;
  readonly pendingUpdate: TokenList | null;
  readonly loadingRequestId: string | null;
  readonly error: string | null;
}

/** Token lists by their location (spec section 3). */
export interface ListsState {
  readonly byUrl: Readonly<Record<string, ListEntry>>;
  /** The lists switched on, in order of precedence. */
  readonly activeListUrls: readonly string[];
}

/** Where the list that comes with the app is kept among the others. */
const BUNDLED_LIST = 'bundled:myt-whitelist';

const entryOf = (current: TokenList): ListEntry => ({
  current,
  pendingUpdate: null,
  loadingRequestId: null,
  error: null,
});

export const initialLists: ListsState = {
  byUrl: { [BUNDLED_LIST]: entryOf(defaultTokenList) },
  activeListUrls: [BUNDLED_LIST],
};

/** The bundled list is the only one and cannot be switched off, so nothing changes while the app runs. */
export const listsReducer = (state: ListsState = initialLists): ListsState => state;
