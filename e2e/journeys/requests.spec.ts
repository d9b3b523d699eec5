import { parseUnits } from 'ethers';
import type { Page } from '@playwright/test';
import type { RpcProxy } from '../rpcProxy.ts';
import { historyIsRead, showFullHistory, fullHistory } from '../pages/history.ts';
import { readsHistory } from '../seenRequest.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestChain } from '../fixtures/chain.ts';

const BLOCKS_WATCHED = 6;

/** @returns the number of new blocks */
const blocks = async (chain: TestChain, count = BLOCKS_WATCHED): Promise<number> => {
  const start = await chain.blockNumber();
  await expect.poll(() => chain.blockNumber(), { intervals: [100] }).toBeGreaterThanOrEqual(start + count);
  return (await chain.blockNumber()) - start;
};

/** Visibility, as a browser reports it for a changed tab. */
const setVisible = (page: Page, visible: boolean): Promise<void> =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { value: shown ? 'visible' : 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: !shown, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visible);

const complete = (page: Page, texts: readonly string[]): Promise<unknown> =>
  page.waitForFunction((bought) => {
    const shown = document.body.innerText;
    const levels = document.querySelectorAll('[role="row"][tabindex]').length;
    return levels >= 10 && bought.every((text) => shown.includes(text));
  }, texts);

/** Two rounds for the early book, and three of the application. */
const UNTIL_COMPLETE = 5;

/** Limits requests except for history. A count until the page is drawn would include blocks on a busy machine. */
const answerOnlySoMany = async (page: Page, { url }: RpcProxy, most: number): Promise<void> => {
  let count = 0;
  await page.route(`${url}/**`, async (route) => {
    const sentRequests = route.request().postDataJSON() as
      | { readonly method: string }
      | readonly { readonly method: string }[];
    const methods = [sentRequests].flat().map(({ method }) => method);
    const isHistory = readsHistory({ methods, historyCalls: 0 });
    if (!isHistory) count += 1;
    if (count <= most || isHistory) await route.continue();
  });
};

test('five requests complete the page, two of them before the application has loaded, and that of a connected account @once', async ({
  page,
  rpcProxy,
  trade,
  trader,
}) => {
  const address = trade.address({ pay: 'USDC', receive: 'MYT' });
  await answerOnlySoMany(page, rpcProxy, UNTIL_COMPLETE);
  await page.goto(address);
  await complete(page, ['No wallet connected']);
  await page.unroute(`${rpcProxy.url}/**`);
  await trader.connect();
  await page.goto('about:blank');
  await answerOnlySoMany(page, rpcProxy, UNTIL_COMPLETE);
  await page.goto(address);
  await complete(page, ['No open orders', '25,000', '50,000']);
});

/** The whole history has about 920,000. */
const FIRST_HISTORY_BYTES = 300_000;

test(
  'the chart reads the history that it shows, and all of it once longer candles show it',
  { tag: '@once' },
  async ({ page, rpcProxy, trade }) => {
    const readBytes = (): number =>
      rpcProxy.requests.filter(readsHistory).reduce((sum, { answerBytes }) => sum + answerBytes, 0);
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await historyIsRead(page);
    await expect(page.getByRole('group', { name: 'MYT/USDC price chart' }).locator('canvas').first()).toBeVisible();
    expect(readBytes()).toBeLessThan(FIRST_HISTORY_BYTES);
    await showFullHistory(page);
    expect(readBytes()).toBeGreaterThan(2 * FIRST_HISTORY_BYTES);
  },
);

const USUAL_BYTES = 45_000;
/** Every thirtieth block a list page is compared, perhaps with one more request. */
const MOST_WITH_A_LIST = 2;

test('each block takes one request, whatever is typed, also with the terminal fully open, and a hidden tab sends none @once', async ({
  chain,
  page,
  rpcProxy,
  trade,
  trader,
}) => {
  test.slow();
  await chain.approve(trader.account, 'USDC');
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await trader.connect();
  await expect(trade.openOrders).toContainText('No open orders');
  await historyIsRead(page);
  await blocks(chain, 2);

  await test.step('one request, with at most one empty poll between, whatever is typed', async () => {
    rpcProxy.reset();
    const idle = await blocks(chain);
    expect(rpcProxy.requests.length).toBeGreaterThanOrEqual(idle - 1);
    expect(rpcProxy.requests.length).toBeLessThanOrEqual(2 * idle + 1);

    rpcProxy.reset();
    const start = await chain.blockNumber();
    const startedAt = Date.now();
    for (let round = 0; round < 4; round += 1) {
      await trade.pay.fill('');
      await trade.pay.pressSequentially('1234.567');
      await trade.receive.fill('');
      await trade.receive.pressSequentially('98.7654');
    }
    // Late blocks on a busy machine are requested once more per second.
    const typed = Math.max((await chain.blockNumber()) - start, Math.ceil((Date.now() - startedAt) / 1000));
    expect(rpcProxy.requests.length).toBeLessThanOrEqual(2 * typed + 2);
  });

  await test.step('a hidden tab sends no request, and shows fresh numbers when it is visible again', async () => {
    await setVisible(page, false);
    // The typed order is still simulated once.
    await blocks(chain, 2);
    rpcProxy.reset();
    const order = { sold: 'USDC', bought: 'MYT', from: parseUnits('400', 6), to: parseUnits('1000', 18) } as const;
    await chain.placeOrder(trader.account, order);
    await blocks(chain, 3);
    expect(rpcProxy.requests).toHaveLength(0);

    await setVisible(page, true);
    await expect(trade.openOrders).toContainText('1,000.00 MYT');
    await expect(trade.ticket).toContainText('24,600');
  });

  await test.step('the terminal fully open', async () => {
    await expect(page.getByRole('group', { name: 'MYT/USDC price chart' })).toBeVisible();
    await trade.book.getByRole('tab', { name: 'Depth' }).click();
    await expect(trade.book.getByRole('slider', { name: 'Depth at a price' })).toBeVisible();
    for (const name of ['Order history', 'Market trades']) {
      await page.getByRole('tab', { name }).click();
      // The list of all trades reads the rest of the history.
      if (name === 'Market trades') await expect(fullHistory(page)).toBeVisible();
      await blocks(chain, 2);
      rpcProxy.reset();
      const passed = await blocks(chain, 5);
      const { requests } = rpcProxy;
      expect(requests.length).toBeGreaterThanOrEqual(passed - 1);
      expect(requests.length).toBeLessThanOrEqual(2 * passed + 1);
      // Metered nodes count each call.
      const logCalls = requests.map(({ methods }) => methods.filter((method) => method === 'eth_getLogs').length);
      expect(Math.max(...logCalls)).toBeLessThanOrEqual(2);
      const withLists = requests.filter(({ requestBytes, answerBytes }) => requestBytes + answerBytes > USUAL_BYTES);
      expect(withLists.length).toBeLessThanOrEqual(MOST_WITH_A_LIST);
    }
  });
});
