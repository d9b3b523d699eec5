import type { Locator, Page } from '@playwright/test';
import type { TradePage } from './tradePage.ts';

export interface ScaleFields {
  readonly start: string;
  readonly end: string;
  readonly total: string;
  /** Number of orders, as its choice shows it. */
  readonly count: string;
}

export const openScale = async ({ ticket, dialog }: TradePage): Promise<Locator> => {
  await ticket.getByRole('button', { name: 'Scale orders' }).click();
  return dialog('Scale orders');
};

/** `part`: the dialog, or one of its sides. */
export const fillScale = async (
  page: Page,
  part: Locator,
  { start, end, total, count }: ScaleFields,
): Promise<void> => {
  await part.getByRole('textbox', { name: 'Start price' }).fill(start);
  await part.getByRole('textbox', { name: 'End price' }).fill(end);
  await part.getByRole('textbox', { name: 'Total to pay' }).fill(total);
  await part.getByRole('button', { name: 'Orders: 5' }).click();
  await page.getByRole('option', { name: count }).click();
};
