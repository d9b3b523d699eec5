import { lazy } from 'react';
import { importLater } from '#lib/laterParts.ts';

/** Loads after the first paint, because it could not load once the connection fails. */
export const AgeStrip = lazy(async () => ({ default: (await importLater(() => import('./AgeStrip.tsx'))).AgeStrip }));
