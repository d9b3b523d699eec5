import type { SlippageTolerance, UserState } from './slice.ts';

interface WithUser {
  readonly user: UserState;
}

export const selectUserSlippage = (state: WithUser): SlippageTolerance => state.user.userSlippageTolerance;
export const selectExactApprovals = (state: WithUser): boolean => state.user.exactApprovals;
export const selectExpertMode = (state: WithUser): boolean => state.user.userExpertMode;
export const selectColourBlindPair = (state: WithUser): boolean => state.user.colourBlindPair;
export const selectThemeChoice = (state: WithUser): boolean | null => state.user.userDarkMode;

/** Dark unless light was chosen; without a choice the system decides. */
export const selectIsDark = (state: WithUser): boolean => state.user.userDarkMode ?? state.user.matchesDarkMode;
