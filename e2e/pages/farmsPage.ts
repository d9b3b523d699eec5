import type { Locator, Page } from '@playwright/test';
import type { Address } from '#domain/tokens/types.ts';
import { visit } from './allRoutes.ts';
import { buttonName } from './buttonName.ts';

export interface FarmsPage {
  /** `farm` opens that farm. */
  open: (farm?: Address) => Promise<void>;
  /** By its staked token, such as `MYT/USDC`. */
  card: (name: string) => Locator;
  line: (name: string) => Locator;
  fact: (name: string, label: string) => Locator;
  button: (name: string, label: string | RegExp) => Locator;
  amount: (name: string) => Locator;
  /** Such as `25%` or `Max`. */
  part: (name: string, part: string) => Locator;
}

export const farmsPage = (page: Page): FarmsPage => {
  const card: FarmsPage['card'] = (name) => page.getByRole('region', { name: `Farm of ${name}`, exact: true });
  return {
    open: async (farm) => {
      await visit(page, `/staking/farms${farm === undefined ? '' : `?farm=${farm}`}`);
      await page.getByRole('heading', { name: 'Farms', level: 2 }).waitFor();
    },
    card,
    line: (name) => card(name).getByRole('heading').getByRole('button'),
    fact: (name, label) =>
      card(name)
        .locator('div')
        .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
        .last()
        .getByRole('definition'),
    button: (name, label) => card(name).getByRole('button', buttonName(label)),
    amount: (name) => card(name).getByRole('textbox'),
    part: (name, part) => card(name).getByRole('group').getByRole('button', { name: part }),
  };
};
