import { importWithRetry } from '#lib/importWithRetry.ts';

/** Has what is copied of the page's figures be exact, from some time after the first page shows. */
export const followCopying = async (): Promise<void> => {
  const { startCopying } = await importWithRetry(() => import('./copyExact.ts'));
  startCopying();
};
