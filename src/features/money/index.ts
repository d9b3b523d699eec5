import { importWithRetry } from '#lib/importWithRetry.ts';

export { Money } from './Money.tsx';
export { Price } from './Price.tsx';
export { moneyText, moneyWords } from './moneyText.ts';
export { useKnownPrices } from './useKnownPrices.ts';

/** Has what is copied of the page's figures be exact, from some time after the first page shows. */
export const followCopying = async (): Promise<void> => {
  const { startCopying } = await importWithRetry(() => import('./copyExact.ts'));
  startCopying();
};
