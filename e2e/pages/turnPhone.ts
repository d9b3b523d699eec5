import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

const UPRIGHT = { width: 390, height: 844 };

/** Turns the trade page to the phone's layout and back. `whileUpright`: checks of that layout. */
export const turn = async (page: Page, whileUpright?: () => Promise<void>): Promise<void> => {
  const before = page.viewportSize();
  if (!before) throw new Error('The page has no size');
  const chart = page.locator('#desk-chart');
  await page.setViewportSize(UPRIGHT);
  await expect(chart).toHaveCount(0);
  await whileUpright?.();
  await page.setViewportSize(before);
  await expect(chart).toHaveCount(1);
};
