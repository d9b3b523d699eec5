import { useAppSelector } from '#state/hooks.ts';
import { selectAppTokens, type AppTokens } from '#state/appTokens.ts';

export const useTokenDirectory = (): AppTokens => useAppSelector(selectAppTokens);
