import { importLater } from '#lib/laterParts.ts';

export const followCopying = async (): Promise<void> => {
  const { startCopying } = await importLater(() => import('./copyExact.ts'));
  startCopying();
};
