import { lazy } from 'react';
import { importLater } from '#lib/laterParts.ts';

/** Comes after the first paint, while the connection is still there. */
export const AgeStrip = lazy(async () => ({ default: (await importLater(() => import('./AgeStrip.tsx'))).AgeStrip }));
