import { lazy } from 'react';
import { importWithRetry } from '#lib/importWithRetry.ts';

export const WrongNetwork = lazy(async () => ({
  default: (await importWithRetry(() => import('./WrongNetwork.tsx'))).WrongNetwork,
}));

export const WatchStrip = lazy(async () => ({
  default: (await importWithRetry(() => import('./watch/WatchStrip.tsx'))).WatchStrip,
}));

export const NetworkSelector = lazy(async () => ({
  default: (await import('./network/NetworkSelector.tsx')).NetworkSelector,
}));
