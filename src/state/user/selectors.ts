import type { SavedSymbol, SlippageTolerance, UserState } from './slice.ts';

interface WithUser {
  readonly user: UserState;
}

export const selectUserSlippage = (state: WithUser): SlippageTolerance => state.user.userSlippageTolerance;
/** Seconds. */
export const selectUserDeadline = (state: WithUser): number => state.user.userDeadline;
export const selectExactApprovals = (state: WithUser): boolean => state.user.exactApprovals;
export const selectExpertMode = (state: WithUser): boolean => state.user.userExpertMode;
export const selectColourBlindPair = (state: WithUser): boolean => state.user.colourBlindPair;
export const selectThemeChoice = (state: WithUser): boolean | null => state.user.userDarkMode;

const noSymbols: Readonly<Record<string, SavedSymbol>> = {};

/** The starred markets by the addresses of their pools. */
export const selectSavedSymbols = (state: WithUser, chainId: number): Readonly<Record<string, SavedSymbol>> =>
  state.user.symbols[chainId] ?? noSymbols;

/** Dark unless light was chosen; without a choice the system decides. */
export const selectIsDark = (state: WithUser): boolean => state.user.userDarkMode ?? state.user.matchesDarkMode;
