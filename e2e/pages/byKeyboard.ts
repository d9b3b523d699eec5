import { expect, type Locator, type Page } from '@playwright/test';

const MAX_PRESSES = 150;

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((entry) => entry === document.activeElement);

/** Reaches a control by Tab alone. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < MAX_PRESSES && !(await hasFocus(target)); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

export const pressByKey = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

export const typeByKey = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};
