import type { Page } from '@playwright/test';

/** A list on phones, buttons elsewhere. */
export const chooseInterval = async (page: Page, label: string): Promise<void> => {
  const list = page.getByRole('button', { name: 'Candle interval' });
  const button = page.getByRole('radio', { name: label, exact: true });
  await list.or(button).waitFor();
  if (await button.isVisible()) return button.click();
  await list.click();
  await page.getByRole('option', { name: label, exact: true }).click();
};
