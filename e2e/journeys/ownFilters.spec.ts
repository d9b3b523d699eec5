import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { myt, usdc } from '../fixtures/mytMarket.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import { size } from '../pages/inView.ts';

const TAKER = 16;

/** A purchase of 1,000 MYT that another account fills, then a sale and a purchase that rest. */
const trades = async (chain: TestChain, account: number): Promise<void> => {
  await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('419.9'), to: myt('1000') });
  await chain.placeOrder(TAKER, { sold: 'MYT', bought: 'USDC', from: myt('5000'), to: usdc('2099.5') });
  await chain.placeOrder(account, { sold: 'MYT', bought: 'USDC', from: myt('300'), to: usdc('150') });
  await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('40'), to: myt('100') });
};

/** True if the buttons, which stay in sight, cover nothing of the distance. */
const isDistanceWhole = (row: Locator): Promise<boolean> =>
  row.evaluate((cells) => {
    const [distance, buttons] = ['distance', 'actions'].map((part) => cells.querySelector(`[data-part=${part}]`));
    if (!distance || !buttons) throw new Error('The row has no distance or no buttons');
    const text = document.createRange();
    text.selectNodeContents(distance);
    return text.getBoundingClientRect().right <= buttons.getBoundingClientRect().left;
  });

const exported = async (page: Page, name: string): Promise<readonly string[]> => {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return (await readFile(await (await started).path(), 'utf8')).trim().split('\r\n');
};

test('order history is filtered, summed and exported, and a reload keeps the filter @phone', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  await trades(chain, trader.account);
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  await page.getByRole('tab', { name: 'Order history' }).click();
  const panel = page.getByRole('group', { name: 'Order history' });
  const rows = panel.getByRole('table', { name: 'Order history' }).locator('tbody tr');
  const totals = panel.getByRole('table', { name: 'Totals' });
  await expect(rows).toHaveCount(3);
  await expect(panel).toContainText('3 rows');
  await expect(panel).toContainText(/Average price bought: 0\.4199[01]? USDC/);
  await expect(totals.getByRole('row', { name: /^MYT/ })).toContainText(/(999\.99|1,000\.0)\d* MYT.*300\.00 MYT/);
  await expect(totals.getByRole('row', { name: /^USDC/ })).toContainText(/419\.90 USDC.*40\.00 USDC/);

  await panel.getByRole('button', { name: 'Filter', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Filter' });
  await form.getByRole('radio', { name: 'Sell' }).click();
  await form.getByRole('button', { name: /^Status: / }).click();
  await page.getByRole('option', { name: 'Open', exact: true }).click();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(rows).toHaveCount(1);
  await expect(panel).toContainText('1 of 3 rows');
  // A sale without a fill has no average.
  await expect(panel).not.toContainText(/Average price (bought|sold)/);
  const lines = await exported(page, 'Export 1 of 3 rows');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/,MYT\/USDC,SELL,0\.5,,300,0,open,/);

  await page.reload();
  await page.getByRole('tab', { name: 'Order history' }).click();
  await expect(panel).toContainText('1 of 3 rows');
  await panel.getByRole('button', { name: 'Remove filter: Open' }).click();
  await expect(panel.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
  await panel.getByRole('button', { name: 'Filter', exact: true }).click();
  await form.getByRole('button', { name: /^Status: / }).click();
  await page.getByRole('option', { name: 'Cancelled' }).click();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(panel).toContainText('No order matches the filter');
  await panel.getByRole('button', { name: 'Clear filter' }).click();
  await expect(rows).toHaveCount(3);

  await page.getByRole('tab', { name: 'My trades' }).click();
  const mine = page.getByRole('group', { name: 'My trades' });
  await expect(mine).toContainText('1 row');
  await mine.getByRole('button', { name: 'Filter', exact: true }).click();
  await form.getByRole('button', { name: /^Kind: / }).click();
  await page.getByRole('option', { name: 'Taker' }).click();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(mine).toContainText('No trade matches the filter');
});

test('the filter works by keyboard alone @once', async ({ chain, page, trade, trader }) => {
  await trades(chain, trader.account);
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  const list = trade.openOrders.getByRole('table', { name: 'Open orders' }).locator('tbody tr');
  await expect(list).toHaveCount(2);
  await page.setViewportSize(size(1280, 720));
  await expect(list.first()).toContainText(/[−+][\d.]+%/);
  await expect.poll(() => isDistanceWhole(list.first())).toBe(true);
  const filter = trade.openOrders.getByRole('button', { name: 'Filter', exact: true });
  await filter.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Filter' });
  await expect(form).toBeVisible();
  const side = form.getByRole('radio', { name: 'Both' });
  while (!(await side.evaluate((radio) => radio === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Buy' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  // Time.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Any date' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Time: Today' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
  await expect(list).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove filter: Buy' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list).toHaveCount(2);
});
