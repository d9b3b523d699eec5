import { lazy } from 'react';

/** Comes after the first paint, while the connection is still there. */
export const AgeStrip = lazy(() => import('./AgeStrip.tsx').then(({ AgeStrip }) => ({ default: AgeStrip })));
