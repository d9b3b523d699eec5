import { lazy } from 'react';

export const TokenManager = lazy(() =>
  import('./TokenManager.tsx').then(({ TokenManager }) => ({ default: TokenManager })),
);
