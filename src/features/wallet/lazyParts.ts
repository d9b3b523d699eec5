import { lazy } from 'react';
import { importWithRetry } from '#lib/importWithRetry.ts';

export const WrongNetwork = lazy(async () => ({
  default: (await importWithRetry(() => import('./WrongNetwork.tsx'))).WrongNetwork,
}));

export const NetworkSelector = lazy(async () => ({
  default: (await import('./network/NetworkSelector.tsx')).NetworkSelector,
}));
