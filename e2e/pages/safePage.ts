import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { LocalSafe } from '../devnet/seedSafes.ts';
import { addPage, type AddPage } from './addPage.ts';
import { removePage, type RemovePage } from './removePage.ts';
import { tradePage, type TradePage } from './tradePage.ts';
import { shortAddress } from './walletPages.ts';

/** A Safe's page with the application in its frame. */
export interface SafePage {
  readonly app: FrameLocator;
  readonly trade: TradePage;
  readonly add: AddPage;
  readonly remove: RemovePage;
  /** At a path of the application. @param faults of the host, see its page */
  open: (safe: LocalSafe, path: string, ...faults: readonly string[]) => Promise<void>;
  connected: (safe: LocalSafe) => Promise<void>;
  openAccount: (safe: LocalSafe) => Promise<Locator>;
  /** Such as "Sign as Alice" or "Decline". */
  answer: (button: string) => Promise<void>;
  transaction: (nonce: number) => Locator;
  /** Shown by the Safe's page, outside its frame. */
  readonly problem: Locator;
}

/** @param url page with the local chain's Safes */
export const safePage = (page: Page, url: string): SafePage => {
  const app = page.frameLocator('#app');
  const pill = ({ address }: LocalSafe): Locator =>
    app.getByRole('banner').getByRole('button', { name: shortAddress(address) });
  return {
    app,
    trade: tradePage(page, app),
    add: addPage(page, app),
    remove: removePage(page, app),
    open: async ({ name }, path, ...faults) => {
      const query = { safe: name, path, ...(faults.length > 0 && { faults: faults.join() }) };
      await page.goto(`${url}/?${new URLSearchParams(query).toString()}`);
    },
    connected: (safe) => expect(pill(safe)).toBeVisible(),
    openAccount: async (safe) => {
      await pill(safe).click();
      return app.getByRole('dialog', { name: 'Account' });
    },
    answer: async (button) => {
      const review = page.getByRole('dialog', { name: 'Confirm transaction' });
      await review.getByRole('button', { name: button }).click();
      await expect(review).toBeHidden();
    },
    transaction: (nonce) => page.getByRole('listitem', { name: `Transaction ${nonce}`, exact: true }),
    problem: page.locator('#problem'),
  };
};
