import type { Locator, Page } from '@playwright/test';
import { parseUnits } from 'ethers';
import { TOKENS } from '../devnet/tokens.ts';
import { expect, test } from '../fixtures/test.ts';
import { historyIsRead } from '../pages/history.ts';
import { readsHistory } from '../seenRequest.ts';
import { goWithin } from '../pages/allRoutes.ts';

const ALICE = 10;
const mytUsdc = `/chart/${TOKENS.USDC.address}/${TOKENS.MYT.address}`;

const chartIn = (cell: Locator, market: string): Locator =>
  cell.getByRole('group', { name: new RegExp(`^${market} price chart`) });

const cellAt = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Chart ${number}`, exact: true });

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Market', exact: true });

const drawn = async (chart: Locator): Promise<void> => {
  await expect(chart.locator('canvas').first()).toBeVisible();
};

/** Below the newest price. */
const pressAxis = async (page: Page, chart: Locator): Promise<void> => {
  await drawn(chart);
  const box = await chart.boundingBox();
  if (!box) throw new Error('The chart has no box');
  await page.mouse.click(box.x + box.width - 20, box.y + box.height * 0.6);
};

/** By keys alone. */
const pickMarket = async (page: Page, from: string, to: string): Promise<void> => {
  await page.getByRole('button', { name: `Market ${from}, change` }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search symbol, name or address' })).toBeFocused();
  await page.keyboard.type(to);
  await expect(page.getByRole('option').first()).toContainText(to);
  await page.keyboard.press('Enter');
};

/** Figures of a chart's legend: open, high, low, close. */
const legend = (cell: Locator): Promise<string> => cell.locator('dl').first().innerText();

test(
  'four charts have their own markets, a linked crosshair and interval, and an order from the axis that is signed here',
  { tag: '@once' },
  async ({ chain, page, trade, wallets }) => {
    test.slow();
    await chain.approve(ALICE, 'USDC');
    await page.goto(mytUsdc);
    await drawn(chartIn(page.getByRole('region', { name: 'Chart', exact: true }), 'MYT/USDC'));
    await expect(bar(page)).toContainText(/24 h change/);
    await historyIsRead(page);

    await test.step('a market without a link to the others', async () => {
      await page.getByRole('radio', { name: '4', exact: true }).click();
      for (const number of [1, 2, 3, 4]) await drawn(chartIn(cellAt(page, number), 'MYT/USDC'));
      await page.getByRole('button', { name: 'Same market' }).click();
      await page.getByRole('button', { name: 'MYT/USDC, chart 2' }).click();
      await page.getByRole('button', { name: /^Market MYT\/USDC/ }).click();
      await page.getByRole('option', { name: /^MATIC\/USDC/ }).click();
      await drawn(chartIn(cellAt(page, 2), 'MATIC/USDC'));
      await drawn(chartIn(cellAt(page, 1), 'MYT/USDC'));
      await expect(trade.ticket.getByRole('button', { name: /^Buy MATIC|Connect/ }).last()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/chart/${TOKENS.USDC.address}/ETH`));
    });

    await test.step('a crosshair on one chart shows the same time in the others', async () => {
      const [first, fourth] = [cellAt(page, 1), cellAt(page, 4)];
      const before = [await legend(first), await legend(fourth)];
      const box = await chartIn(first, 'MYT/USDC').boundingBox();
      if (!box) throw new Error('The chart has no box');
      await page.mouse.move(box.x + 30, box.y + box.height / 3);
      await expect.poll(() => legend(fourth)).not.toBe(before[1]);
      await page.getByRole('button', { name: 'Same crosshair' }).click();
      await expect.poll(async () => [await legend(first), await legend(fourth)]).toEqual(before);
      await page.mouse.move(box.x + 30, box.y + box.height / 3);
      await expect.poll(() => legend(first)).not.toBe(before[0]);
      expect(await legend(fourth)).toBe(before[1]);
    });

    await test.step('one interval for all, and each its own', async () => {
      const intervals = page.getByRole('button', { name: 'Candle interval' });
      await expect(intervals).toHaveText(['1h', '15m', '4h', '1D']);
      await page.getByRole('button', { name: 'Same interval' }).click();
      await expect(intervals).toHaveText(['15m', '15m', '15m', '15m']);
      await page.getByRole('button', { name: 'Same interval' }).click();
      await page.reload();
      await expect(intervals).toHaveText(['1h', '15m', '4h', '1D']);
      await drawn(chartIn(cellAt(page, 2), 'MATIC/USDC'));
    });

    await test.step('a press on the axis of another chart makes it the one to trade in', async () => {
      await pressAxis(page, chartIn(cellAt(page, 3), 'MYT/USDC'));
      await expect(bar(page)).toContainText('MYT/USDC');
      await expect(page.getByRole('button', { name: 'MYT/USDC, chart 3' })).toHaveAttribute('aria-pressed', 'true');
      expect(Number(await trade.price.inputValue())).toBeGreaterThan(0.1);
      expect(Number(await trade.price.inputValue())).toBeLessThan(1);
    });

    await test.step('the order is confirmed and signed with the demo wallet', async () => {
      await trade.button('Connect Wallet').click();
      await trade.dialog('Connect a wallet').getByRole('button', { name: 'Demo wallet' }).click();
      await trade.dialog('Account').getByRole('button', { name: 'Close' }).click();
      await trade.price.fill('0.41');
      await trade.pay.fill('41');
      await trade.place('Buy MYT');
      const panel = wallets.demoPanel('Confirm this transaction');
      await expect(panel).toContainText('addOrder');
      await panel.getByRole('button', { name: 'Confirm' }).click();
      await trade.happened();
      const orders = await chain.openOrders('USDC', 'MYT', ALICE);
      expect(orders.map(({ from, to }) => [from, to])).toContainEqual([parseUnits('41', 6), parseUnits('100', 18)]);
      await page.getByRole('link', { name: 'Back to trade' }).click();
      await expect(trade.openOrders).toContainText('100.00 MYT');
    });
  },
);

test(
  'the watchlist switches the market by arrow keys and Enter, on both pages, and columns stay closed',
  { tag: '@once' },
  async ({ page, trade }) => {
    await page.goto(mytUsdc);
    const list = page.getByRole('list', { name: 'Watchlist' });
    await page.getByRole('button', { name: 'Add MYT/USDC' }).press('Enter');
    await expect(list.getByRole('link')).toHaveCount(1);
    await pickMarket(page, 'MYT/USDC', 'WETH/USDC');
    await page.getByRole('button', { name: 'Add WETH/USDC' }).press('Enter');
    await expect(list.getByRole('link', { name: /^WETH\/USDC/ })).toHaveText(/WETH\/USDC[\d,.]+.*[−+][\d.]+%/s);

    await list.getByRole('link', { name: /^WETH\/USDC/ }).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(bar(page)).toContainText('MYT/USDC');
    await expect(page).toHaveURL(/\/chart\//);
    await expect(list.getByRole('link', { name: /^MYT\/USDC/ })).toHaveAttribute('aria-current', 'true');

    // Large text leaves it its column.
    await page.evaluate(() => document.documentElement.style.setProperty('--fs-12', '15.6px'));
    await expect(page.locator('html[data-text=large]')).toBeAttached();
    await expect(list).toBeVisible();
    await page.evaluate(() => document.documentElement.style.removeProperty('--fs-12'));
    await expect(page.locator('html[data-text=large]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ticket', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Watchlist', exact: true }).press('Enter');
    await page.reload();
    await drawn(chartIn(page.getByRole('region', { name: 'Chart', exact: true }), 'MYT/USDC'));
    await expect(trade.ticket).toBeHidden();
    await expect(list).toBeHidden();
    // A key of the ticket shows it.
    await page.keyboard.press('s');
    await expect(trade.ticket.getByRole('radio', { name: 'Sell' })).toBeChecked();
    // Its tools, which are loaded with it, take over the keys.
    await expect(trade.ticket.getByRole('button', { name: /time-sliced order/ })).toBeVisible();
    await page.keyboard.press('b');
    await expect(trade.ticket.getByRole('radio', { name: 'Buy' })).toBeChecked();
    await page.getByRole('button', { name: 'Ticket', exact: true }).press('Enter');
    await expect(trade.ticket).toBeHidden();
    // A price from the axis needs its ticket.
    await pressAxis(page, chartIn(page.getByRole('region', { name: 'Chart', exact: true }), 'MYT/USDC'));
    await expect(trade.price).toHaveValue(/^0\.\d+$/);

    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await page.getByRole('tab', { name: 'Watchlist' }).click();
    await list.getByRole('link', { name: /^WETH\/USDC/ }).click();
    await expect(bar(page)).toContainText('WETH/USDC');
    await expect(page).toHaveURL(/\/trade\//);
    await list.getByRole('button', { name: 'Favourite WETH/USDC' }).click();
    await list.getByRole('button', { name: 'Favourite MYT/USDC' }).click();
    await expect(page.getByText('No favourite markets')).toBeVisible();
  },
);

test(
  'charts are chosen, linked and used by keys alone, and an order is drafted and confirmed',
  { tag: '@once' },
  async ({ chain, page, trade, trader }) => {
    await chain.approve(trader.account, 'USDC');
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
    await goWithin(page, mytUsdc);
    await page.getByRole('radio', { name: '1', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await drawn(chartIn(cellAt(page, 2), 'MYT/USDC'));
    await page.getByRole('button', { name: 'Same market' }).press('Enter');
    await page.getByRole('button', { name: 'MYT/USDC, chart 2' }).press('Enter');
    await pickMarket(page, 'MYT/USDC', 'MATIC/USDC');
    await drawn(chartIn(cellAt(page, 2), 'MATIC/USDC'));
    await page.getByRole('button', { name: 'MYT/USDC, chart 1' }).press('Enter');
    await expect(bar(page)).toContainText('MYT/USDC');

    // The keys of the trade page work here too.
    await page.keyboard.press('Escape');
    await trade.ticket.getByRole('tab', { name: 'Market', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await trade.price.fill('0.41');
    await page.keyboard.press('Tab');
    await trade.pay.fill('41');
    await trade.button('Buy MYT').press('Enter');
    await trade.dialog('Confirm order').getByRole('button', { name: 'Buy MYT' }).press('Enter');
    await trade.happened();
    expect(await chain.openOrders('USDC', 'MYT', trader.account)).toHaveLength(1);
  },
);

test('four charts of four markets need one request per block', { tag: '@once' }, async ({ chain, page, rpcProxy }) => {
  const market = (base: 'MYT' | 'WETH' | 'WBTC' | 'WMATIC') => ({
    base: base === 'WMATIC' ? 'ETH' : TOKENS[base].address,
    quote: TOKENS.USDC.address,
  });
  const cells = (['MYT', 'WETH', 'WBTC', 'WMATIC'] as const).map((base) => ({ market: market(base), interval: '1h' }));
  await page.addInitScript(
    (grid) => window.localStorage.setItem('chartGrid', grid),
    JSON.stringify({ count: 4, active: 0, linked: ['crosshair'], cells }),
  );
  await page.goto(mytUsdc);
  for (const [index, name] of ['MYT', 'WETH', 'WBTC', 'MATIC'].entries())
    await drawn(chartIn(cellAt(page, index + 1), `${name}/USDC`));
  const blockNumber = await chain.blockNumber();
  await expect.poll(() => chain.blockNumber()).toBeGreaterThan(blockNumber + 3);
  rpcProxy.reset();
  const start = await chain.blockNumber();
  await expect.poll(() => chain.blockNumber(), { intervals: [100] }).toBeGreaterThanOrEqual(start + 6);
  const passed = (await chain.blockNumber()) - start;
  // Older trades may still be read.
  const requests = rpcProxy.requests.filter((request) => !readsHistory(request));
  const calls = requests.map(({ methods }) => methods.filter((method) => method === 'eth_call').length);
  const logs = requests.map(({ methods }) => methods.filter((method) => method === 'eth_getLogs').length);
  expect(requests.length).toBeGreaterThanOrEqual(passed - 1);
  expect(requests.length).toBeLessThanOrEqual(2 * passed + 1);
  expect(Math.max(...calls)).toBe(1);
  expect(Math.max(...logs)).toBeLessThanOrEqual(2);
});
