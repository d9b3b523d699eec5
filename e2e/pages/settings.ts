import { expect, type Page } from '@playwright/test';

/** In the header, and on a phone in the menu. */
export const openSettings = async (page: Page): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
};

export const closeSettings = async (page: Page): Promise<void> => {
  for (const name of ['Settings', 'Menu']) {
    const dialog = page.getByRole('dialog', { name, exact: true });
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
};
