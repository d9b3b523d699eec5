import { lazy } from 'react';
import { importWithRetry } from '#lib/importWithRetry.ts';

export const WrongNetworkBanner = lazy(async () => ({
  default: (await importWithRetry(() => import('./WrongNetworkBanner.tsx'))).WrongNetworkBanner,
}));
