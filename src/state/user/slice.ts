import { DEADLINE_RANGE } from '#domain/transactions/deadlineRange.ts';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SavedToken } from '#domain/tokens/savedToken.ts';

export type { SavedToken };

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
  /** True shows balances and the value of what the account holds; false masks them. */
  userAssetPrivacy: boolean;
  userExpertMode: boolean;
  userLocale: string | null;
  userSlippageTolerance: SlippageTolerance;
  /** Seconds. */
  userDeadline: number;
  colourBlindPair: boolean;
  /** Times are shown in UTC instead of the browser's zone. */
  timesInUtc: boolean;
  /** Levels of the ladder whose amount changed light up for a moment. */
  flashLevels: boolean;
  /** Approve just the amount of the trade instead of the maximum. */
  exactApprovals: boolean;
  /** A tone when somebody fills an own order. */
  soundsFills: boolean;
  /** Positions that nothing is left of are not listed. */
  userHideClosedPositions: boolean;
  /** chainId -> address -> token. */
  tokens: Record<number, Record<string, SavedToken>>;
  /** chainId -> key of the two addresses -> pair. */
  pairs: Record<number, Record<string, SavedPair>>;
  /** chainId -> address of the pool -> market. */
  symbols: Record<number, Record<string, SavedSymbol>>;
  /** chainId -> id of a starred currency -> when it was starred, in milliseconds. */
  favourites: Record<number, Record<string, number>>;
  /** chainId -> id of a currency chosen lately -> when it was chosen last, in milliseconds. */
  recents: Record<number, Record<string, number>>;
  /** Milliseconds of the last change; 0 until the first. */
  timestamp: number;
}

export const STORED_SCHEMA_VERSION = 1;
export const MAX_SLIPPAGE_BPS = 5000;
export const MAX_RECENTS = 8;

export const initialUser: UserState = {
  schemaVersion: STORED_SCHEMA_VERSION,
  userDarkMode: true,
  matchesDarkMode: false,
  userAssetPrivacy: true,
  userExpertMode: false,
  userLocale: null,
  userSlippageTolerance: 'auto',
  userDeadline: DEADLINE_RANGE.fallback,
  colourBlindPair: false,
  timesInUtc: false,
  flashLevels: true,
  exactApprovals: false,
  soundsFills: false,
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

/** A change that a person makes: the settings remember when. */
const change = <T>(apply: (state: UserState, payload: T, nowMs: number) => void) => ({
  prepare: (payload: T) => ({ payload, meta: { nowMs: Date.now() } }),
  reducer: (state: UserState, { payload, meta }: Stamped<T>) => {
    apply(state, payload, meta.nowMs);
    state.timestamp = meta.nowMs;
  },
});

/** A change of one setting to the value given. */
const set = <K extends keyof UserState>(field: K) =>
  change<UserState[K]>((state, value) => {
    state[field] = value;
  });

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

/** The ids chosen last, the latest first. */
export const newestOf = (times: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(times)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_RECENTS),
  );

/** A time after all in `times`, so that two changes within one millisecond keep their order. */
const laterThan = (times: Readonly<Record<string, number>>, nowMs: number): number =>
  Math.max(nowMs, ...Object.values(times).map((time) => time + 1));

const addressKey = ({ address }: SavedToken): string => address.toLowerCase();

const userSlice = createSlice({
  name: 'user',
  initialState: initialUser,
  reducers: {
    themeChosen: set('userDarkMode'),
    systemThemeSeen: (state, action: PayloadAction<boolean>) => {
      state.matchesDarkMode = action.payload;
    },
    expertModeSet: set('userExpertMode'),
    slippageChosen: change<SlippageTolerance>((state, slippage) => {
      state.userSlippageTolerance = validSlippage(slippage);
    }),
    deadlineChosen: change<number>((state, seconds) => {
      state.userDeadline = validDeadline(seconds);
    }),
    colourBlindPairSet: set('colourBlindPair'),
    timesInUtcSet: set('timesInUtc'),
    flashLevelsSet: set('flashLevels'),
    symbolStarred: change<StarredSymbol>((state, starred) => {
      const { chainId, pair, symbol } = starred;
      const symbols = { ...state.symbols[chainId] };
      if (symbol) symbols[pair] = symbol;
      else delete symbols[pair];
      state.symbols[chainId] = symbols;
    }),
    /** Stars a currency, or takes its star away. */
    currencyStarred: change<ChosenCurrency>((state, chosen, nowMs) => {
      const { chainId, id } = chosen;
      const { [id]: starred, ...others } = state.favourites[chainId] ?? {};
      const time = laterThan(others, nowMs);
      state.favourites[chainId] = starred === undefined ? { ...others, [id]: time } : others;
    }),
    currencyPicked: change<ChosenCurrency>((state, chosen, nowMs) => {
      const { chainId, id } = chosen;
      const times = state.recents[chainId] ?? {};
      state.recents[chainId] = newestOf({ ...times, [id]: laterThan(times, nowMs) });
    }),
    /** A token that a person imported; it is kept per chain. */
    tokenAdded: change<SavedToken>((state, token) => {
      const { chainId, address } = token;
      state.tokens[chainId] = { ...state.tokens[chainId], [address]: token };
    }),
    tokenRemoved: change<Pick<SavedToken, 'chainId' | 'address'>>((state, token) => {
      delete state.tokens[token.chainId]?.[token.address];
    }),
    /** A pool that was found or opened. Only two different tokens of one chain are kept. */
    pairAdded: change<SavedPair>((state, pair) => {
      const { token0, token1 } = pair;
      const [first, second] = [token0, token1].toSorted((a, b) => (addressKey(a) < addressKey(b) ? -1 : 1));
      if (!first || !second || first.chainId !== second.chainId || addressKey(first) === addressKey(second)) return;
      const key = `${first.address};${second.address}`;
      state.pairs[first.chainId] = { ...state.pairs[first.chainId], [key]: { token0: first, token1: second } };
    }),
    closedPositionsHidden: set('userHideClosedPositions'),
    balancesShown: set('userAssetPrivacy'),
    localeChosen: set('userLocale'),
    exactApprovalsSet: set('exactApprovals'),
    soundsFillsSet: set('soundsFills'),
    /** The settings with what other tabs changed. */
    userMerged: (_state, action: PayloadAction<UserState>) => action.payload,
  },
});

export const {
  themeChosen,
  systemThemeSeen,
  expertModeSet,
  slippageChosen,
  deadlineChosen,
  colourBlindPairSet,
  timesInUtcSet,
  flashLevelsSet,
  symbolStarred,
  currencyStarred,
  currencyPicked,
  tokenAdded,
  tokenRemoved,
  pairAdded,
  closedPositionsHidden,
  exactApprovalsSet,
  soundsFillsSet,
  balancesShown,
  localeChosen,
  userMerged,
} = userSlice.actions;
export const userReducer = userSlice.reducer;
