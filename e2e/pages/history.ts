import { expect, type Locator, type Page } from '@playwright/test';
import { chooseInterval } from './candles.ts';

/** Shown once the history is completely read. */
export const fullHistory = (page: Page): Locator => page.getByText('Full history', { exact: true });

/** Candles of a day need the whole history of the local chain. */
export const showFullHistory = async (page: Page): Promise<void> => {
  await chooseInterval(page, '1D');
  await expect(fullHistory(page)).toBeVisible();
};

/** Waits until the history is read as far back as the chart shows. */
export const historyIsRead = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^(Full history|History from block [\d,]+)$/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'History loaded' })).toHaveCount(0);
};

export const deleteHistory = async (page: Page): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await session.detach();
};
