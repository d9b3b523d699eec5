import { lazy } from 'react';

/** Loads with the page that renders it. */
export const TokenManager = lazy(() =>
  import('./TokenManager.tsx').then(({ TokenManager }) => ({ default: TokenManager })),
);
