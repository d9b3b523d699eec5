import type { Locator, Page } from '@playwright/test';

/** What the foot of the chart says once the past is read to its beginning. */
export const wholePast = (page: Page): Locator => page.getByText('Full history', { exact: true });

/** Leaves the app, so that nobody writes any more, and has the browser forget all databases of its origin. */
export const forgetPast = async (page: Page): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await session.detach();
};
