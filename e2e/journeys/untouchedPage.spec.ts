import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { readsHistory } from '../seenRequest.ts';

const BLOCKS = 6;
/** Less than the ten seconds after which the page saves again. */
const TOUCHED_BLOCKS = 4;
const SAVING = '[title*="Updated with every second block until you use the page"]';

const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  });

test('a page with Save-Data that nobody touches reads each second block and says so, until the first touch @once', async ({
  chain,
  page,
  rpcProxy,
  trade,
}) => {
  const requestsOf = async (blocks: number): Promise<number> => {
    const first = await chain.blockNumber();
    rpcProxy.reset();
    await expect.poll(() => chain.blockNumber(), { intervals: [100] }).toBeGreaterThanOrEqual(first + blocks);
    return rpcProxy.requests.filter((request) => !readsHistory(request)).length;
  };
  await saveData(page);
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  const stated = page.locator(SAVING);
  await expect(stated).toBeVisible({ timeout: 30_000 });
  expect(await requestsOf(BLOCKS)).toBeLessThanOrEqual(BLOCKS / 2 + 1);

  await page.mouse.move(10, 10);
  await expect(stated).toBeHidden();
  expect(await requestsOf(TOUCHED_BLOCKS)).toBeGreaterThanOrEqual(TOUCHED_BLOCKS - 1);
});
