import { expect, type Locator, type Page } from '@playwright/test';

/** The settings page's lists and tokens. */
export interface ListManager {
  readonly field: Locator;
  readonly lists: Locator;
  row: (name: string | RegExp) => Locator;
  open: () => Promise<void>;
  /** Confirms the risk view. */
  add: (place: string) => Promise<void>;
}

export const listManager = (page: Page): ListManager => {
  const field = page.getByRole('textbox', { name: 'Token list location' });
  const lists = page.getByRole('list', { name: 'Token lists' });
  return {
    field,
    lists,
    row: (name) => lists.getByRole('listitem').filter({ hasText: name }),
    open: async () => {
      await page.goto('/settings');
      await field.waitFor();
    },
    add: async (place) => {
      await field.fill(place);
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Import list' });
      const button = dialog.getByRole('button', { name: 'Import', exact: true });
      await expect(dialog).toContainText('Import at your own risk');
      await expect(button).toBeDisabled();
      await dialog.getByRole('checkbox', { name: 'I understand' }).check();
      await button.click();
      await expect(dialog).toBeHidden();
    },
  };
};
