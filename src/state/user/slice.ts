import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export interface SavedToken {
  chainId: number;
  address: string;
  decimals: number;
  symbol?: string;
  name?: string;
}

export interface SavedPair {
  token0: SavedToken;
  token1: SavedToken;
}

/** A market that was starred (spec section 3, trading pair record). */
export interface SavedSymbol {
  quote_currency_address: string;
  base_currency_address: string;
  /** The exchange it is on; null is the default one. */
  dex: string | null;
}

/** Basis points, or `auto`: the exchange's own default for the kind of trade. */
export type SlippageTolerance = number | 'auto';

/** Settings of the person at this browser (spec section 3). Field names are those of the stored form. */
export interface UserState {
  /** Version of the stored form; see state/migrations.ts. */
  schemaVersion: number;
  /** Null follows the system (`matchesDarkMode`). */
  userDarkMode: boolean | null;
  matchesDarkMode: boolean;
  userExpertMode: boolean;
  userLocale: string | null;
  userSlippageTolerance: SlippageTolerance;
  /** Seconds. */
  userDeadline: number;
  colourBlindPair: boolean;
  /** Approve just the amount of the trade instead of the maximum. */
  exactApprovals: boolean;
  /** Positions that nothing is left of are not listed. */
  userHideClosedPositions: boolean;
  /** chainId -> address -> token. */
  tokens: Record<number, Record<string, SavedToken>>;
  /** chainId -> key of the two addresses -> pair. */
  pairs: Record<number, Record<string, SavedPair>>;
  /** chainId -> address of the pool -> market. */
  symbols: Record<number, Record<string, SavedSymbol>>;
  /** chainId -> ids of the currencies that were starred, in the order they came. */
  favourites: Record<number, string[]>;
  /** chainId -> ids of the currencies that were chosen last, the latest first. */
  recents: Record<number, string[]>;
  /** Milliseconds of the last change; 0 until the first. */
  timestamp: number;
}

export const STORED_SCHEMA_VERSION = 1;
export const MAX_SLIPPAGE_BPS = 5000;
export const MAX_RECENTS = 8;
const DEADLINE_RANGE = { min: 60, max: 10800, fallback: 1800 } as const;

export const initialUser: UserState = {
  schemaVersion: STORED_SCHEMA_VERSION,
  userDarkMode: true,
  matchesDarkMode: false,
  userExpertMode: false,
  userLocale: null,
  userSlippageTolerance: 'auto',
  userDeadline: DEADLINE_RANGE.fallback,
  colourBlindPair: false,
  exactApprovals: false,
  userHideClosedPositions: false,
  tokens: {},
  pairs: {},
  symbols: {},
  favourites: {},
  recents: {},
  timestamp: 0,
};

/** Integer 0 to 5000 basis points, anything else is `auto` (spec section 5). */
export const validSlippage = (value: unknown): SlippageTolerance =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_SLIPPAGE_BPS ? value : 'auto';

/** Integer 60 to 10800 seconds, anything else is 1800 (spec section 5). */
export const validDeadline = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= DEADLINE_RANGE.min && value <= DEADLINE_RANGE.max
    ? value
    : DEADLINE_RANGE.fallback;

type Stamped<T> = PayloadAction<T, string, { nowMs: number }>;
const stamped = <T>(payload: T) => ({ payload, meta: { nowMs: Date.now() } });

interface StarredSymbol {
  readonly chainId: number;
  /** Address of the pool. */
  readonly pair: string;
  /** Null takes the star away. */
  readonly symbol: SavedSymbol | null;
}

interface ChosenCurrency {
  readonly chainId: number;
  /** As `currencyId` gives it. */
  readonly id: string;
}

const without = (ids: readonly string[] | undefined, id: string): string[] => (ids ?? []).filter((one) => one !== id);

const addressKey = ({ address }: SavedToken): string => address.toLowerCase();

const userSlice = createSlice({
  name: 'user',
  initialState: initialUser,
  reducers: {
    themeChosen: {
      prepare: (dark: boolean | null) => stamped(dark),
      reducer: (state, action: Stamped<boolean | null>) => {
        state.userDarkMode = action.payload;
        state.timestamp = action.meta.nowMs;
      },
    },
    systemThemeSeen: (state, action: PayloadAction<boolean>) => {
      state.matchesDarkMode = action.payload;
    },
    expertModeSet: {
      prepare: (on: boolean) => stamped(on),
      reducer: (state, action: Stamped<boolean>) => {
        state.userExpertMode = action.payload;
        state.timestamp = action.meta.nowMs;
      },
    },
    slippageChosen: {
      prepare: (slippage: SlippageTolerance) => stamped(slippage),
      reducer: (state, action: Stamped<SlippageTolerance>) => {
        state.userSlippageTolerance = validSlippage(action.payload);
        state.timestamp = action.meta.nowMs;
      },
    },
    deadlineChosen: {
      prepare: (seconds: number) => stamped(seconds),
      reducer: (state, action: Stamped<number>) => {
        state.userDeadline = validDeadline(action.payload);
        state.timestamp = action.meta.nowMs;
      },
    },
    colourBlindPairSet: {
      prepare: (on: boolean) => stamped(on),
      reducer: (state, action: Stamped<boolean>) => {
        state.colourBlindPair = action.payload;
        state.timestamp = action.meta.nowMs;
      },
    },
    symbolStarred: {
      prepare: (starred: StarredSymbol) => stamped(starred),
      reducer: (state, action: Stamped<StarredSymbol>) => {
        const { chainId, pair, symbol } = action.payload;
        const symbols = { ...state.symbols[chainId] };
        if (symbol) symbols[pair] = symbol;
        else delete symbols[pair];
        state.symbols[chainId] = symbols;
        state.timestamp = action.meta.nowMs;
      },
    },
    /** Stars a currency, or takes its star away. */
    currencyStarred: {
      prepare: (chosen: ChosenCurrency) => stamped(chosen),
      reducer: (state, action: Stamped<ChosenCurrency>) => {
        const { chainId, id } = action.payload;
        const kept = state.favourites[chainId] ?? [];
        state.favourites[chainId] = kept.includes(id) ? without(kept, id) : [...kept, id];
        state.timestamp = action.meta.nowMs;
      },
    },
    currencyPicked: {
      prepare: (chosen: ChosenCurrency) => stamped(chosen),
      reducer: (state, action: Stamped<ChosenCurrency>) => {
        const { chainId, id } = action.payload;
        state.recents[chainId] = [id, ...without(state.recents[chainId], id)].slice(0, MAX_RECENTS);
        state.timestamp = action.meta.nowMs;
      },
    },
    /** A token that a person imported; it is kept per chain. */
    tokenAdded: {
      prepare: (token: SavedToken) => stamped(token),
      reducer: (state, action: Stamped<SavedToken>) => {
        const { chainId, address } = action.payload;
        state.tokens[chainId] = { ...state.tokens[chainId], [address]: action.payload };
        state.timestamp = action.meta.nowMs;
      },
    },
    tokenRemoved: {
      prepare: (token: Pick<SavedToken, 'chainId' | 'address'>) => stamped(token),
      reducer: (state, action: Stamped<Pick<SavedToken, 'chainId' | 'address'>>) => {
        delete state.tokens[action.payload.chainId]?.[action.payload.address];
        state.timestamp = action.meta.nowMs;
      },
    },
    /** A pool that was found or opened. Only two different tokens of one chain are kept. */
    pairAdded: {
      prepare: (pair: SavedPair) => stamped(pair),
      reducer: (state, action: Stamped<SavedPair>) => {
        const { token0, token1 } = action.payload;
        const [first, second] = [token0, token1].toSorted((a, b) => (addressKey(a) < addressKey(b) ? -1 : 1));
        if (!first || !second || first.chainId !== second.chainId || addressKey(first) === addressKey(second)) return;
        const key = `${first.address};${second.address}`;
        state.pairs[first.chainId] = { ...state.pairs[first.chainId], [key]: { token0: first, token1: second } };
        state.timestamp = action.meta.nowMs;
      },
    },
    closedPositionsHidden: {
      prepare: (hidden: boolean) => stamped(hidden),
      reducer: (state, action: Stamped<boolean>) => {
        state.userHideClosedPositions = action.payload;
        state.timestamp = action.meta.nowMs;
      },
    },
    exactApprovalsSet: {
      prepare: (on: boolean) => stamped(on),
      reducer: (state, action: Stamped<boolean>) => {
        state.exactApprovals = action.payload;
        state.timestamp = action.meta.nowMs;
      },
    },
  },
});

export const {
  themeChosen,
  systemThemeSeen,
  expertModeSet,
  slippageChosen,
  deadlineChosen,
  colourBlindPairSet,
  symbolStarred,
  currencyStarred,
  currencyPicked,
  tokenAdded,
  tokenRemoved,
  pairAdded,
  closedPositionsHidden,
  exactApprovalsSet,
} = userSlice.actions;
export const userReducer = userSlice.reducer;
