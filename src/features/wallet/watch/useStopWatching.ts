import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownNavigation } from '#config/paths.ts';
import { ownAddress } from '#lib/ownAddress.ts';
import { stopWatching } from '#writes/wallet/watchAccount.ts';

/** Removes `watch` from the URL, so that watching also ends for a reload. */
export const useStopWatching = (): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    stopWatching();
    // Reads the window's URL, because the ticket changes it without the router.
    const { pathname, search, hash } = ownAddress();
    const query = new URLSearchParams(search);
    if (!query.has('watch')) return;
    query.delete('watch');
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, state: ownNavigation });
  }, [navigate]);
};
