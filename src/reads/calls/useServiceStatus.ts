import { useEffect, useSyncExternalStore } from 'react';
import { rules } from '#config/rules.ts';
import { dataService } from '#services/dataService/dataService.ts';
import type { ServiceStatus } from '#services/dataService/serviceWatch.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';

interface NamedStatus {
  readonly name: 'history' | 'figures';
  readonly status: ServiceStatus;
}

const services = [
  ...(dataService ? [{ name: 'history', watch: dataService } as const] : []),
  ...(tradingData ? [{ name: 'figures', watch: tradingData } as const] : []),
];

/** Sorts problems first, then services by how far they are behind. */
const badness = ({ status }: NamedStatus): number => {
  if (status.kind === 'contradicted') return Infinity;
  if (status.kind === 'failing') return Number.MAX_SAFE_INTEGER;
  return status.kind === 'synced' ? -status.block : 0;
};

const unknown: NamedStatus = { name: 'history', status: { kind: 'unknown' } };
let worst = unknown;

const read = (): NamedStatus => {
  const [first = unknown] = services
    .map(({ name, watch }): NamedStatus => ({ name, status: watch.status() }))
    .toSorted((a, b) => badness(b) - badness(a));
  if (first.name !== worst.name || first.status !== worst.status) worst = first;
  return worst;
};

const subscribe = (listener: () => void): (() => void) => {
  const stops = services.map(({ watch }) => watch.subscribe(listener));
  return () => stops.forEach((stop) => stop());
};

export const useServiceStatus = (): NamedStatus => {
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState !== 'hidden') for (const { watch } of services) void watch.ask();
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
