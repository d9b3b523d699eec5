import { ROLES } from '../devnet/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { ASSETS_PAGE, KEPT_MS, OWN_PAGES, requestsUntilShown } from '../pages/ownData.ts';

const [ALICE] = ROLES.demo;

test(
  'own positions over all programmes are found in at most three requests, and in one on the next visit',
  { tag: '@once' },
  async ({ chain, page, stage, wallet, wallets }) => {
    test.slow();
    await wallet.setAccount(ALICE);
    wallet.authorize();
    await page.goto('/faucet');
    await wallets.pill(chain.account(ALICE)).waitFor();
    for (const one of [...OWN_PAGES, ASSETS_PAGE]) {
      const visit = (): Promise<number> => requestsUntilShown(page, one.path, one, stage.proxy.url);
      expect.soft(await visit(), `${one.path}, first visit`).toBeLessThanOrEqual(one.first);
      await page.waitForTimeout(KEPT_MS);
      expect.soft(await visit(), `${one.path}, next visit`).toBeLessThanOrEqual(one.next);
    }
  },
);
