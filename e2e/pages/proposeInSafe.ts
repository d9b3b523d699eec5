import { expect, type Locator } from '@playwright/test';
import type { SafePage } from './safePage.ts';

/** The first of two owners agrees to what the dialog shows. @returns its text */
export const propose = async (safes: SafePage, dialog: Locator, button: string): Promise<string> => {
  const press = dialog.getByRole('button', { name: button });
  await expect(press).toBeEnabled();
  // Rewards grow with each block: read and pressed in one moment.
  const shown = await press.evaluate((element: HTMLElement) => {
    const text = element.closest<HTMLElement>('dialog, [role="dialog"]')?.innerText ?? '';
    element.click();
    return text;
  });
  await safes.answer('Sign as Alice');
  const submitted = safes.app.getByRole('dialog', { name: 'Transaction Submitted' });
  await expect(submitted).toContainText('Waiting for signatures in your Safe: 1 of 2');
  return shown;
};

/** The second owner agrees. */
export const execute = async (safes: SafePage, nonce: number): Promise<void> => {
  await safes.transaction(nonce).getByRole('button', { name: 'Sign as Bob' }).click();
  await safes.transaction(nonce).getByRole('button', { name: 'Execute' }).click();
};
