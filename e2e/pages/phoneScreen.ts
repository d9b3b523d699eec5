import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';

/** How far the page is wider than the screen, in pixels. */
const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Asks that a finger reaches each of these: it is enabled, stands still and nothing lies over it. Nothing is pressed. */
export const expectReach = async (...targets: readonly Locator[]): Promise<void> => {
  for (const target of targets) await target.tap({ trial: true });
};

/** Asks that axe finds nothing on what is open, in both themes, and that nothing stands out at the side. */
export const expectSound = async (page: Page): Promise<void> => {
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
  expect.soft(await excessWidth(page)).toBe(0);
};
