import type { Locator, Page } from '@playwright/test';
import type { Address } from '#domain/tokens/types.ts';
import { visit } from './allRoutes.ts';
import { buttonName } from './buttonName.ts';

export interface MiningPage {
  /** `poolToken` opens its pool. */
  open: (poolToken?: Address) => Promise<void>;
  /** Such as `MYT/USDC`. */
  card: (name: string) => Locator;
  line: (name: string) => Locator;
  fact: (name: string, label: string) => Locator;
  button: (name: string, label: string | RegExp) => Locator;
  amount: (name: string) => Locator;
}

export const miningPage = (page: Page): MiningPage => {
  const card: MiningPage['card'] = (name) => page.getByRole('region', { name: `Mining of ${name}`, exact: true });
  return {
    open: async (poolToken) => {
      await visit(page, `/mining/liquidity${poolToken === undefined ? '' : `?lp=${poolToken}`}`);
      await page.getByRole('heading', { name: 'Mining', level: 1 }).waitFor();
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
  };
};

export interface TradeMiningPage {
  card: (name: string) => Locator;
  line: (name: string) => Locator;
  claim: (name: string | RegExp) => Locator;
}

export const tradeMiningPage = (page: Page): TradeMiningPage => {
  const card: TradeMiningPage['card'] = (name) =>
    page.getByRole('region', { name: `Trade mining of ${name}`, exact: true });
  return {
    card,
    line: (name) => card(name).getByRole('heading').getByRole('button'),
    claim: (name) => page.getByRole('main').getByRole('button', { name, exact: true }),
  };
};
