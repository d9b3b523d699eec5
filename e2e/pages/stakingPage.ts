import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './allRoutes.ts';
import { buttonName } from './buttonName.ts';

export interface StakingPage {
  open: (part?: 'lock') => Promise<void>;
  /** Such as `MYT staking` or `Lock 1`. */
  card: (name: string) => Locator;
  line: (name: string) => Locator;
  fact: (part: Page | Locator, label: string) => Locator;
  button: (part: Page | Locator, label: string | RegExp) => Locator;
  stop: (part: Page | Locator, label: string) => Locator;
  finish: () => Promise<void>;
  /** Recorded by the last transaction, raw. */
  claimed: () => Promise<bigint>;
}

export const stakingPage = (page: Page): StakingPage => {
  const card: StakingPage['card'] = (name) => page.getByRole('region', { name, exact: true });
  return {
    open: async (part) => {
      await visit(page, part === undefined ? '/staking' : `/staking/${part}`);
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
    button: (part, label) => part.getByRole('button', buttonName(label)),
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
