import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** Waits for a mined result. */
export const closeOutcome = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'What happened' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
};

export const closeNotices = async (page: Page): Promise<void> => {
  const buttons = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' });
  while ((await buttons.count()) > 0) await buttons.first().click();
};

/** Recorded by the last transaction, raw. */
export const recordedClaim = (page: Page): Promise<bigint> =>
  expect
    .poll(async () =>
      page.evaluate(
        () => /"claimed":\{"reward":"(\d+)"/.exec(JSON.stringify({ ...localStorage }).replaceAll('\\', ''))?.[1],
      ),
    )
    .not.toBeUndefined()
    .then(async () => {
      const texts = await page.evaluate(() => JSON.stringify({ ...localStorage }).replaceAll('\\', ''));
      return BigInt([...texts.matchAll(/"claimed":\{"reward":"(\d+)"/g)].at(-1)?.[1] ?? 0);
    });
