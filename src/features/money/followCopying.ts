import { importLater } from '#lib/laterParts.ts';

/** Has what is copied of the page's figures be exact, from some time after the first page shows. */
export const followCopying = async (): Promise<void> => {
  const { startCopying } = await importLater(() => import('./copyExact.ts'));
  startCopying();
};
