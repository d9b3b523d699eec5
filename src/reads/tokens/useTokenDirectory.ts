import { useAppSelector } from '#state/hooks.ts';
import { selectAppTokens } from '#state/appTokens.ts';
import type { AppTokens } from '#state/appTokens.ts';

export const useTokenDirectory = (): AppTokens => useAppSelector(selectAppTokens);
