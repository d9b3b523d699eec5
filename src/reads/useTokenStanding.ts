import type { Token } from '../domain/tokens/types.ts';
import { useAppSelector } from '../state/hooks.ts';
import { selectStandingOf } from '../state/tokenStanding.ts';
import type { StandingOf, TokenStanding } from '../state/tokenStanding.ts';

/** How tokens stand; the function keeps its identity until a list or the person changes something. */
export const useStandingOf = (): StandingOf => useAppSelector(selectStandingOf);

/** How one token stands. */
export const useTokenStanding = (token: Token): TokenStanding => useStandingOf()(token);
