import type { Page } from '@playwright/test';
import { expect } from 'vitest';

export const buildOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['build']);

export const noticeOf = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' });

/** A tab looks for a release when it comes into view. */
export const looksAtRelease = (page: Page): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        return noticeOf(page).isVisible();
      },
      { interval: 500, timeout: 60_000 },
    )
    .toBe(true);
