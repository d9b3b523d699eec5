import type { Locator, Page } from '@playwright/test';

/** Your Liquidity and the page that finds a pool, by role and name. */
export interface PoolPage {
  /** Opens Your Liquidity. */
  open: (path?: '/pool' | '/pool/v2') => Promise<void>;
  /** The card of a pool, such as `MYT/USDC` or `MYT/MATIC on Harbour`. */
  card: (name: string) => Locator;
  /** The line of a card that opens it. */
  line: (name: string) => Locator;
  /** Value of an expanded card under a label, as shown. */
  fact: (name: string, label: string) => Locator;
  /** Result of the page that finds a pool. */
  readonly outcome: Locator;
}

export const poolPage = (page: Page): PoolPage => {
  const card: PoolPage['card'] = (name) => page.getByRole('region', { name, exact: true });
  return {
    open: async (path = '/pool') => {
      await page.goto(path);
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
