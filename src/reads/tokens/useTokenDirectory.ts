import { useAppSelector } from '#state/hooks.ts';
import { selectAppTokens } from '#state/appTokens.ts';
import type { AppTokens } from '#state/appTokens.ts';

/** The tokens of the active lists and the imported ones. */
export const useTokenDirectory = (): AppTokens => useAppSelector(selectAppTokens);
