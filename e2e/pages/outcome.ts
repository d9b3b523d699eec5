import { expect, type Page } from '@playwright/test';

/** Waits for a mined result. @returns the dialog's text */
export const closeOutcome = async (place: Pick<Page, 'getByRole'>): Promise<string> => {
  const dialog = place.getByRole('dialog', { name: 'What happened' });
  await dialog.waitFor();
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  return text;
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
