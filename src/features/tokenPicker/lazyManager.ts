import { lazy } from 'react';

/** Loaded with the page that shows it. */
export const TokenManager = lazy(() =>
  import('./TokenManager.tsx').then(({ TokenManager }) => ({ default: TokenManager })),
);
