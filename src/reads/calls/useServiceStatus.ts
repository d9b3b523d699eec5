import { useEffect, useSyncExternalStore } from 'react';
import { rules } from '#config/rules.ts';
import { dataService } from '#services/dataService/dataService.ts';
import type { ServiceStatus } from '#services/dataService/serviceWatch.ts';

export type { ServiceStatus };

const none: ServiceStatus = { kind: 'unknown' };
const subscribe = dataService?.subscribe ?? (() => () => undefined);
const read = (): ServiceStatus => dataService?.status() ?? none;

/** How the configured data service does; it is polled now and then, but not while the page is hidden. */
export const useServiceStatus = (): ServiceStatus => {
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState !== 'hidden') void dataService?.ask();
    };
    ask();
    const timer = setInterval(ask, rules.service.pollMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return useSyncExternalStore(subscribe, read);
};
