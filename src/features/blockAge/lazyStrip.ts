import { importLater } from '#lib/later.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

/** Loads after the first paint, because it could not load once the connection fails. */
export const AgeStrip = lazyPart(async () => (await importLater(() => import('./AgeStrip.tsx'))).AgeStrip);
