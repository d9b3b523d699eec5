import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { usage } from '#services/analytics/usage.ts';

export interface UsageUpdaterProps {
  /** The pattern of the route that a pathname belongs to. */
  readonly patternOf: (pathname: string) => string;
}

/** How long this load of the page took, once it is over. */
const tellTimings = (): void => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [load] = performance.getEntriesByType('navigation');
  if (paint) usage?.tell({ event: 'timing', name: 'first_paint', value: Math.round(paint.startTime) });
  if (load) usage?.tell({ event: 'timing', name: 'loaded', value: Math.round(load.duration) });
};

/**
 * Tells the configured analytics of pages, load times and connected wallets. Not loaded where there is none. A page is
 * told as its route: what stands in an address (accounts, invitations, what was pasted) is nobody's business.
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
