import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { deleteHistory, showFullHistory, fullHistory } from '../pages/history.ts';

const MAX_BLOCKS = 1000;
const SLOW_MS = 400;

const shownDays = async (page: Page): Promise<string[]> => {
  await page.getByRole('button', { name: 'Table' }).click();
  return page
    .getByRole('table', { name: /^MYT\/USDC candles/ })
    .getByRole('row')
    .allTextContents();
};

test(
  'the RPC limiting ranges to 1,000 blocks: more than 2,000 are read all the same, and equal the answers of a node without limit',
  { tag: '@once' },
  async ({ chain, page, rpcProxy, trade }) => {
    test.slow();
    expect(await chain.blockNumber()).toBeGreaterThan(2 * MAX_BLOCKS);
    const market = { pay: 'USDC', receive: 'MYT' } as const;
    await page.goto(trade.address(market));
    await showFullHistory(page);
    const daysShown = await shownDays(page);
    expect(daysShown.length).toBeGreaterThan(25);

    await deleteHistory(page);
    rpcProxy.reset();
    rpcProxy.setFaults({ rangeLimit: MAX_BLOCKS });
    rpcProxy.setDelay(SLOW_MS);
    const refused = () => rpcProxy.requests.filter((request) => request.refused > 0).length;
    await page.goto(trade.address(market));
    const progress = page.getByRole('progressbar', { name: 'History loaded' });
    await expect(page.getByText(/^History from block [1-9][\d,]*$/)).toBeVisible();
    await expect(progress).toBeVisible();
    rpcProxy.setDelay(0);
    await expect(fullHistory(page)).toBeVisible();
    await expect(progress).toHaveCount(0);
    expect(await shownDays(page)).toEqual(daysShown);

    // Ranges grow with the results; a refusal teaches the limit.
    expect(refused()).toBeLessThanOrEqual(1);
  },
);
