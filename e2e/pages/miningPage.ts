import type { Locator, Page } from '@playwright/test';
import type { Address } from '#domain/tokens/types.ts';

/** Liquidity mining, by role and name. */
export interface MiningPage {
  /** Opens the page; `poolToken` opens its pool. */
  open: (poolToken?: Address) => Promise<void>;
  /** The card of a pool, such as `MYT/USDC`. */
  card: (name: string) => Locator;
  /** The line of a card that opens it. */
  line: (name: string) => Locator;
  /** Value of an open card under a label, as shown. */
  fact: (name: string, label: string) => Locator;
  button: (name: string, label: string | RegExp) => Locator;
  /** The field for pool tokens. */
  amount: (name: string) => Locator;
}

export const miningPage = (page: Page): MiningPage => {
  const card: MiningPage['card'] = (name) => page.getByRole('region', { name: `Mining of ${name}`, exact: true });
  return {
    open: async (poolToken) => {
      await page.goto(`/mining/liquidity${poolToken === undefined ? '' : `?lp=${poolToken}`}`);
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
    button: (name, label) => card(name).getByRole('button', { name: label, exact: true }),
    amount: (name) => card(name).getByRole('textbox'),
  };
};

/** Trade mining, by role and name. */
export interface TradeMiningPage {
  /** The card of a pair, such as `MYT/USDC`. */
  card: (name: string) => Locator;
  /** The line of a card that opens it. */
  line: (name: string) => Locator;
  /** The only button that claims, by its text. */
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
