import type { Browser } from '@playwright/test';
import { accountAddress, ROLES } from '../../e2e/devnet/accounts.ts';
import { connect } from '../../e2e/devnet/jsonRpc.ts';
import { installWallet } from '../../e2e/fixtures/wallet.ts';
import { ASSETS_PAGE, OWN_PAGES, requestsUntilShown, untilKept } from '../../e2e/pages/ownData.ts';
import { walletPages } from '../../e2e/pages/walletPages.ts';
import type { Application } from './application.ts';
import { atMost, type Findings } from './figures.ts';
import { openPage } from './pageState.ts';

const [ALICE] = ROLES.demo;

/** On the first visit of each page, and on the next one. */
export const measureOwnData = async (browser: Browser, application: Application): Promise<Findings> => {
  const page = await openPage(browser);
  const { chain, rpcProxy, tradeUrl } = application;
  const urlOf = (path: string): string => new URL(path, tradeUrl).href;
  try {
    const wallet = await installWallet(page, connect(chain.url));
    await wallet.setAccount(ALICE);
    wallet.authorize();
    await page.goto(urlOf('/faucet'));
    await walletPages(page).pill(accountAddress(ALICE)).waitFor();
    const findings: [string, Findings][] = [];
    for (const one of [...OWN_PAGES, ASSETS_PAGE]) {
      const visit = (): Promise<number> => requestsUntilShown(page, urlOf(one.path), one, rpcProxy.url);
      const first = atMost(one.first, await visit(), 'requests');
      await untilKept(page, one.path);
      findings.push([one.path, { first, next: atMost(one.next, await visit(), 'requests') }]);
    }
    return Object.fromEntries(findings);
  } finally {
    await page.close();
  }
};
