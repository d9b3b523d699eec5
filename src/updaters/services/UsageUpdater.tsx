import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { usage } from '#services/analytics/usage.ts';

export interface UsageUpdaterProps {
  /** The pattern of the route that a pathname belongs to. */
  readonly patternOf: (pathname: string) => string;
}

/** Reports this page's load time once loaded. */
const tellTimings = (): void => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [load] = performance.getEntriesByType('navigation');
  if (paint) usage?.tell({ event: 'timing', name: 'first_paint', value: Math.round(paint.startTime) });
  if (load) usage?.tell({ event: 'timing', name: 'loaded', value: Math.round(load.duration) });
};

/**
 * Reports pages, load times and connected wallets to the configured analytics. Not loaded without one. A page is
 * reported as its route: the content of an address (accounts, invitations, pasted text) stays private.
 */
export function UsageUpdater({ patternOf }: UsageUpdaterProps): null {
  const page = patternOf(useLocation().pathname);
  const { signer, status, walletName } = useWallet();
  useEffect(() => usage?.tell({ event: 'page_view', page }), [page]);
  useEffect(() => {
    const leave = (): void => usage?.flush();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  useEffect(() => {
    if (document.readyState === 'complete') {
      tellTimings();
      return undefined;
    }
    // The load's own end is part of it: it is read after it.
    const later = (): void => void setTimeout(tellTimings);
    window.addEventListener('load', later, { once: true });
    return () => window.removeEventListener('load', later);
  }, []);
  useEffect(() => {
    if (signer === undefined || status !== 'connected') return;
    usage?.tell({ event: 'connect_wallet', wallet: walletName ?? 'unnamed' });
  }, [signer, status, walletName]);
  return null;
}
