import { lazy } from 'react';
import { loadPersistently } from '../../lib/loadPersistently.ts';

export const WrongNetworkBanner = lazy(async () => ({
  default: (await loadPersistently(() => import('./WrongNetworkBanner.tsx'))).WrongNetworkBanner,
}));
