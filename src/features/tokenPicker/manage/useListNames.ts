import type { Token } from '#domain/tokens/types.ts';
import { useTokenStanding } from '#reads/tokens/useTokenStanding.ts';
import { useAppSelector } from '#state/hooks.ts';
import { standIns } from '#state/lists/slice.ts';

/** Enabled lists first. */
export const useListNames = (token: Token): readonly string[] => {
  const { sources } = useTokenStanding(token);
  const byUrl = useAppSelector(({ lists }) => lists.byUrl);
  return sources.flatMap((url) => byUrl[url]?.current?.name ?? standIns.get(url)?.name ?? []);
};
