import type { Locator, Page } from '@playwright/test';
import { visit } from './allRoutes.ts';

export interface PoolPage {
  /** Shows the account's positions. */
  open: () => Promise<void>;
  /** Such as `MYT/USDC` or `MYT/MATIC on Harbour`. */
  card: (name: string) => Locator;
  line: (name: string) => Locator;
  fact: (name: string, label: string) => Locator;
  readonly outcome: Locator;
}

export const poolPage = (page: Page): PoolPage => {
  const card: PoolPage['card'] = (name) => page.getByRole('region', { name, exact: true });
  return {
    open: async () => {
      await visit(page, '/pool/v2');
      await page.getByRole('heading', { name: 'Your Liquidity', level: 1 }).waitFor();
    },
    card,
    line: (name) => card(name).getByRole('button').first(),
    fact: (name, label) =>
      card(name)
        .locator('div')
        .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
        .last()
        .getByRole('definition'),
    outcome: page.getByRole('main').getByRole('status').first(),
  };
};
