import { ROLES } from '../devnet/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { ASSETS_PAGE, OWN_PAGES, requestsUntilShown, untilKept } from '../pages/ownData.ts';

const [ALICE] = ROLES.demo;
const MORE_VISITS = 2;

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
      await untilKept(page, one.path);
      let next = await visit();
      for (let more = MORE_VISITS; more > 0 && next > one.next; more -= 1) next = await visit();
      expect.soft(next, `${one.path}, next visit`).toBeLessThanOrEqual(one.next);
    }
  },
);
