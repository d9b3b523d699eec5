import { lazy } from 'react';
import { importLater } from '#lib/laterParts.ts';

/** Loads after the first paint, while the connection still works. */
export const AgeStrip = lazy(async () => ({ default: (await importLater(() => import('./AgeStrip.tsx'))).AgeStrip }));
