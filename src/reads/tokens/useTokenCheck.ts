import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { TokenFinding } from '#domain/tokens/tokenVerdict.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, loading, type Loadable } from '#lib/loadable.ts';
import { startTokenCheck, subscribeToTokenChecks, tokenCheckOf } from '#stores/tokenChecks.ts';

/** Worst finding first, read once. Fails with an `untried` finding if the node does not answer, and is retried. */
export const useTokenCheck = (token: Address | undefined): Loadable<readonly TokenFinding[]> => {
  useEffect(() => (token ? startTokenCheck(token) : undefined), [token]);
  const current = useCallback(() => (token ? (tokenCheckOf(token) ?? loading) : idle), [token]);
  return useSyncExternalStore(subscribeToTokenChecks, current);
};
