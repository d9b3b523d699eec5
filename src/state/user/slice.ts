import { DEADLINE_RANGE } from '#domain/transactions/deadlineRange.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SavedToken } from '#domain/tokens/savedToken.ts';

export type { SavedToken };

export interface SavedPair {
  token0: SavedToken;
  token1: SavedToken;
}

export interface SavedSymbol {
  quote_currency_address: string;
  base_currency_address: string;
  dex: string | null;
}

/** Basis points, or `auto`: the exchange's default for the kind of trade. */
export type SlippageTolerance = number | 'auto';

/** Spec section 3. Field names are those of the stored form. */
export interface UserState {
  schemaVersion: number;
  /** Null follows the system (`matchesDarkMode`). */
  userDarkMode: boolean | null;
  matchesDarkMode: boolean;
  userAssetPrivacy: boolean;
  userExpertMode: boolean;
  userLocale: string | null;
  userSlippageTolerance: SlippageTolerance;
  userDeadline: number;
  colourBlindPair: boolean;
  timesInUtc: boolean;
  flashLevels: boolean;
  /** True approves only the trade's amount instead of the maximum. */
  exactApprovals: boolean;
  soundsFills: boolean;
  vibrates: boolean;
  /** Keys that the user chose, by action; others have the defaults of domain/keys. */
  keys: Record<string, string>;
  userHideClosedPositions: boolean;
  tokens: Record<number, Record<string, SavedToken>>;
  pairs: Record<number, Record<string, SavedPair>>;
  symbols: Record<number, Record<string, SavedSymbol>>;
  /** Milliseconds at which a currency was starred, by chain id and currency id. */
  favourites: Record<number, Record<string, number>>;
  /** Milliseconds of the last choice, by chain id and currency id. */
  recents: Record<number, Record<string, number>>;
  timestamp: number;
}

const STORED_SCHEMA_VERSION = 1;
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
  vibrates: false,
  keys: {},
  userHideClosedPositions: false,
  tokens: {},
  pairs: {},
  symbols: {},
  favourites: {},
  recents: {},
  timestamp: 0,
};

/** Integer from 0 to 5000 basis points; any other value becomes `auto` (000 §5). */
export const validSlippage = (value: unknown): SlippageTolerance =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_SLIPPAGE_BPS ? value : 'auto';

/** Integer from 60 to 10800 seconds; any other value becomes 1800 (000 §5). */
export const validDeadline = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= DEADLINE_RANGE.min && value <= DEADLINE_RANGE.max
    ? value
    : DEADLINE_RANGE.fallback;

type Stamped<T> = PayloadAction<T, string, { nowMs: number }>;

const change = <T>(apply: (state: UserState, payload: T, nowMs: number) => void) => ({
  prepare: (payload: T) => ({ payload, meta: { nowMs: Date.now() } }),
  reducer: (state: UserState, { payload, meta }: Stamped<T>) => {
    apply(state, payload, meta.nowMs);
    state.timestamp = meta.nowMs;
  },
});

const set = <K extends keyof UserState>(field: K) =>
  change<UserState[K]>((state, value) => {
    state[field] = value;
  });

interface StarredSymbol {
  readonly chainId: number;
  readonly pair: string;
  readonly symbol: SavedSymbol | null;
}

interface ChosenCurrency {
  readonly chainId: number;
  readonly id: string;
}

export const newestOf = (times: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(times)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_RECENTS),
  );

/** Time later than all in `times`, so that changes within one millisecond keep their order. */
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
    tokenAdded: change<SavedToken>((state, token) => {
      const { chainId, address } = token;
      state.tokens[chainId] = { ...state.tokens[chainId], [address]: token };
    }),
    tokenRemoved: change<Pick<SavedToken, 'chainId' | 'address'>>((state, token) => {
      delete state.tokens[token.chainId]?.[token.address];
    }),
    /** Only pairs of two different tokens of one chain are stored. */
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
    vibratesSet: set('vibrates'),
    keysChosen: set('keys'),
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
  vibratesSet,
  keysChosen,
  balancesShown,
  localeChosen,
  userMerged,
} = userSlice.actions;
export const userReducer = userSlice.reducer;
