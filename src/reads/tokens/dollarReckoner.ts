import { useSyncExternalStore } from 'react';
import type { dollarPrices } from '#domain/prices/dollarPrices.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { importLater } from '#lib/laterParts.ts';

type Reckoner = typeof dollarPrices;

let reckoner: Reckoner | undefined;
let loading: Promise<void> | undefined;
const arrived = createNotifier();

export const loadReckoner = (): Promise<void> =>
  (loading ??= importLater(() => import('#domain/prices/dollarPrices.ts')).then((rule) => {
    reckoner = rule.dollarPrices;
    arrived.notify();
  }));

const subscribe = (listener: () => void): (() => void) => {
  void loadReckoner().catch(() => undefined);
  return arrived.add(listener);
};

export const useReckoner = (): Reckoner | undefined => useSyncExternalStore(subscribe, () => reckoner);
