import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { usage } from '#services/analytics/usage.ts';

interface UsageUpdaterProps {
  readonly patternOf: (pathname: string) => string;
}

const trackTimings = (): void => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [load] = performance.getEntriesByType('navigation');
  if (paint) usage?.track({ event: 'timing', name: 'first_paint', value: Math.round(paint.startTime) });
  if (load) usage?.track({ event: 'timing', name: 'loaded', value: Math.round(load.duration) });
};

/** Reports route patterns only, because addresses may contain accounts, invitations and pasted text. */
export function UsageUpdater({ patternOf }: UsageUpdaterProps): null {
  const page = patternOf(useLocation().pathname);
  const { signer, status, walletName } = useWallet();
  useEffect(() => usage?.track({ event: 'page_view', page }), [page]);
  useEffect(() => {
    const leave = (): void => usage?.flush();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  useEffect(() => {
    if (document.readyState === 'complete') {
      trackTimings();
      return undefined;
    }
    // Runs after the load event, whose end is part of the timing.
    const later = (): void => void setTimeout(trackTimings);
    window.addEventListener('load', later, { once: true });
    return () => window.removeEventListener('load', later);
  }, []);
  useEffect(() => {
    if (signer === undefined || status !== 'connected') return;
    usage?.track({ event: 'connect_wallet', wallet: walletName ?? 'unnamed' });
  }, [signer, status, walletName]);
  return null;
}
