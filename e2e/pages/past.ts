import type { Locator, Page } from '@playwright/test';

/** Shown once the history is completely read. */
export const wholePast = (page: Page): Locator => page.getByText('Full history', { exact: true });

export const forgetPast = async (page: Page): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await session.detach();
};
