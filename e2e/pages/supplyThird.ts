import type { Locator, Page } from '@playwright/test';
import type { AddPage } from './addPage.ts';

/** A page, or a frame of it. */
type Place = Pick<Page, 'getByRole'>;

export const pickToken = async (dialog: Locator, place: Place, button: string, symbol: string): Promise<void> => {
  await dialog.getByRole('button', { name: button }).first().click();
  const picker = place.getByRole('dialog', { name: 'Select a token' });
  await picker.getByRole('combobox', { name: 'Search name or paste address' }).fill(symbol);
  await picker.getByRole('option', { name: symbol }).first().click();
};

/** Opens the dialog, selects the token and types the amount. */
export const supplyThird = async (add: AddPage, place: Place, symbol: string, amount: string): Promise<Locator> => {
  await add.button('Supply one token').click();
  const dialog = place.getByRole('dialog', { name: 'Supply one token' });
  await dialog.getByRole('radio', { name: 'Another token' }).click();
  await pickToken(dialog, place, 'Select a token', symbol);
  await dialog.getByRole('textbox', { name: `Amount of ${symbol} to supply` }).fill(amount);
  return dialog;
};
