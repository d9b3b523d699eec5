import { importLater } from '#lib/later.ts';

export const followCopying = async (): Promise<void> => {
  const { startCopying } = await importLater(() => import('./copyExact.ts'));
  startCopying();
};
