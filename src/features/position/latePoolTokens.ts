import { importWithRetry } from '#lib/importWithRetry.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

export const PoolTokensDollars = lazyPart(
  async () => (await importWithRetry(() => import('./PoolTokensDollars.tsx'))).PoolTokensDollars,
);
