import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The staking page, by role and name. */
export interface StakingPage {
  open: (part?: 'lock') => Promise<void>;
  /** The card of a single-token programme, such as `MYT staking`, or of a lock, such as `Lock 1`. */
  card: (name: string) => Locator;
  /** The line of a programme's card that opens it. */
  line: (name: string) => Locator;
  /** Value under a label within a part of the page. */
  fact: (part: Page | Locator, label: string) => Locator;
  button: (part: Page | Locator, label: string | RegExp) => Locator;
  /** A stop of the slider next to the amount. */
  stop: (part: Page | Locator, label: string) => Locator;
  /** Waits for the result dialog, and closes it. */
  finish: () => Promise<void>;
  /** Amount that the application recorded as claimed by its last transaction, raw. */
  claimed: () => Promise<bigint>;
}

export const stakingPage = (page: Page): StakingPage => {
  const card: StakingPage['card'] = (name) => page.getByRole('region', { name, exact: true });
  return {
    open: async (part) => {
      await page.goto(part === undefined ? '/staking' : `/staking/${part}`);
      await page.getByRole('heading', { name: 'Staking', level: 1 }).waitFor();
    },
    card,
    line: (name) => card(name).getByRole('heading').getByRole('button'),
    fact: (part, label) =>
      part
        .locator('div')
        .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
        .last()
        .getByRole('definition'),
    button: (part, label) => part.getByRole('button', { name: label, exact: true }),
    stop: (part, label) => part.getByRole('group').getByRole('button', { name: label }),
    finish: async () => {
      const dialog = page.getByRole('dialog', { name: 'What happened' });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(dialog).toBeHidden();
    },
    claimed: async () => {
      const texts = await page.evaluate(() => JSON.stringify({ ...localStorage }).replaceAll('\\', ''));
      return BigInt([...texts.matchAll(/"claimed":\{"reward":"(\d+)"/g)].at(-1)?.[1] ?? 0);
    },
  };
};
