import type { Page } from '@playwright/test';
import type { RemovePage } from './removePage.ts';

/** `place`: the page, or a frame of it. */
export const choosePool = async (place: Pick<Page, 'getByRole'>, remove: RemovePage, name: string): Promise<void> => {
  await remove.form.getByRole('button', { name: 'Pool or exchange' }).click();
  await place.getByRole('option', { name, exact: true }).click();
};

/** Amounts of one row with several of them: the shared token, the target's other one and the one that is left. */
export const keptIn = (text: string): readonly string[] => {
  const [, ...kept] =
    /Stays in your wallet\s+([\d.,<]+)\sUSDC\s+([\d.,<]+)\s(?:WETH|WMATIC)\s+([\d.,<]+)\sMYT/.exec(text) ?? [];
  return kept;
};
