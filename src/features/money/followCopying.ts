import { importLater } from '#lib/laterParts.ts';

/** Loads some time after the first page is shown. */
export const followCopying = async (): Promise<void> => {
  const { startCopying } = await importLater(() => import('./copyExact.ts'));
  startCopying();
};
