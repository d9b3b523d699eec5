import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Token } from '#domain/tokens/types.ts';
import { memoize } from '#lib/memoize.ts';
import { MAX_RECENTS, type SavedSymbol, type SavedToken, type SlippageTolerance, type UserState } from './slice.ts';

interface WithUser {
  readonly user: UserState;
}

export const selectUserSlippage = (state: WithUser): SlippageTolerance => state.user.userSlippageTolerance;
export const selectUserDeadline = (state: WithUser): number => state.user.userDeadline;
export const selectVibrates = (state: WithUser): boolean => state.user.vibrates;
export const selectSoundsFills = (state: WithUser): boolean => state.user.soundsFills;
export const selectExactApprovals = (state: WithUser): boolean => state.user.exactApprovals;
export const selectExpertMode = (state: WithUser): boolean => state.user.userExpertMode;
export const selectHideClosedPositions = (state: WithUser): boolean => state.user.userHideClosedPositions;
export const selectBalancesShown = (state: WithUser): boolean => state.user.userAssetPrivacy;
export const selectLocaleChoice = (state: WithUser): string | null => state.user.userLocale;
export const selectTimesInUtc = (state: WithUser): boolean => state.user.timesInUtc;
export const selectColourBlindPair = (state: WithUser): boolean => state.user.colourBlindPair;
export const selectFlashLevels = (state: WithUser): boolean => state.user.flashLevels;
export const selectThemeChoice = (state: WithUser): boolean | null => state.user.userDarkMode;

const noSymbols: Readonly<Record<string, SavedSymbol>> = {};

export const selectSavedSymbols = (state: WithUser, chainId: number): Readonly<Record<string, SavedSymbol>> =>
  state.user.symbols[chainId] ?? noSymbols;

export const selectIsDark = (state: WithUser): boolean => state.user.userDarkMode ?? state.user.matchesDarkMode;

type Times = Readonly<Record<string, number>>;

const NO_TIMES: Times = {};

const oldestFirst = memoize((times: Times): readonly string[] =>
  Object.keys(times).sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0)),
);

const latestFirst = memoize((times: Times): readonly string[] =>
  Object.keys(times)
    .sort((a, b) => (times[b] ?? 0) - (times[a] ?? 0))
    .slice(0, MAX_RECENTS),
);

export const selectFavourites = ({ user }: WithUser, chainId: number): readonly string[] =>
  oldestFirst(user.favourites[chainId] ?? NO_TIMES);

export const selectRecents = ({ user }: WithUser, chainId: number): readonly string[] =>
  latestFirst(user.recents[chainId] ?? NO_TIMES);

const tokenOf = ({ chainId, address, decimals, symbol, name }: SavedToken): readonly Token[] => {
  const checksummed = parseAddress(address);
  if (!checksummed) return [];
  return [
    {
      kind: 'token',
      chainId,
      address: checksummed,
      decimals,
      symbol: symbol ?? 'UNKNOWN',
      name: name ?? 'Unknown Token',
    },
  ];
};

const ownTokens = memoize((tokens: UserState['tokens'], chainId: number): readonly Token[] =>
  Object.values(tokens[chainId] ?? {}).flatMap(tokenOf),
);

export const selectOwnTokens = ({ user }: WithUser, chainId: number): readonly Token[] =>
  ownTokens(user.tokens, chainId);

interface TokenPair {
  readonly token0: Token;
  readonly token1: Token;
}

const savedPairs = memoize((pairs: UserState['pairs'], chainId: number): readonly TokenPair[] =>
  Object.values(pairs[chainId] ?? {}).flatMap((saved) => {
    const [token0, token1] = [tokenOf(saved.token0), tokenOf(saved.token1)].flat();
    return token0 && token1 ? [{ token0, token1 }] : [];
  }),
);

export const selectSavedPairs = ({ user }: WithUser, chainId: number): readonly TokenPair[] =>
  savedPairs(user.pairs, chainId);
