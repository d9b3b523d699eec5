import type { Locator, Page } from '@playwright/test';
import { parseUnits } from 'ethers';
import { holdingsOf, myt, MYT_FOR_USDC, sellMyt, usdc } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';
import { pressByKey, tabTo, typeByKey } from '../pages/byKeyboard.ts';
import { fillScale, openScale } from '../pages/scaleDialog.ts';
import type { TradePage } from '../pages/tradePage.ts';

const LIMIT = { ...MYT_FOR_USDC, type: 'limit' } as const;

/** Opens the dialog for both sides. */
const openBoth = async (trade: TradePage): Promise<Locator> => {
  const scale = await openScale(trade);
  await scale.getByRole('radio', { name: 'Both' }).click();
  return scale;
};

const fillSide = (page: Page, part: Locator, [start, end, total]: readonly [string, string, string]): Promise<void> =>
  fillScale(page, part, { start, end, total, count: '2 orders' });

test('a ladder of both sides is one transaction where the wallet can, and rests as previewed @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  const before = await holdingsOf(chain, account);
  await trader.connectAt(() => trade.open(LIMIT));
  const dialog = await openBoth(trade);
  const [buys, sells] = ['Buy orders', 'Sell orders'].map((name) => dialog.getByRole('region', { name }));
  if (!buys || !sells) throw new Error('A side is missing');
  await fillSide(page, buys, ['0.39', '0.37', '600.000001']);
  await fillSide(page, sells, ['0.39', '0.55', '30.000000000000000001']);
  await expect(dialog).toContainText('Order 1 of 2, at 0.39000, cannot be placed');
  await sells.getByRole('textbox', { name: 'Start price' }).fill('0.5');
  await expect(dialog.getByRole('table', { name: 'Buy orders' }).getByRole('row')).toHaveCount(4);
  await expect(dialog.getByRole('table', { name: 'Sell orders' }).getByRole('row').last()).toContainText('15.75 USDC');
  await expect(dialog).toContainText(/Average price 0\.379\d+ USDC · first 7\.\d+% below the market/);
  await expect(dialog).toContainText('One confirmation places all of them in one transaction.');
  wallet.rejectNext();
  await dialog.getByRole('button', { name: 'Place 4 orders' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The request was rejected in the wallet.');
  await dialog.getByRole('button', { name: 'Place 4 orders' }).click();
  await expect(dialog).toContainText('All 4 orders were sent in one transaction.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(trade.cancelButtons).toHaveCount(4);
  const bids = await chain.openOrders('USDC', 'MYT', account);
  const asks = await chain.openOrders('MYT', 'USDC', account);
  expect(bids.map(({ from, remain }) => [from, remain])).toEqual(
    ['300', '300.000001'].map((whole) => [usdc(whole), usdc(whole)]),
  );
  expect(asks.map(({ from, to }) => [from, to])).toEqual([
    [myt('15'), usdc('7.5')],
    [myt('15.000000000000000001'), usdc('8.250001')],
  ]);
  expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - usdc('600.000001'));
  expect(await chain.balanceOf('MYT', account)).toBe(before.myt - myt('30.000000000000000001'));
  expect(wallet.count('eth_sendTransaction')).toBe(0);

  // Its kind is known in the list of orders.
  await trade.openOrders.getByRole('button', { name: 'Filter', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Filter' });
  await form.getByRole('button', { name: /^Kind: / }).click();
  await page.getByRole('option', { name: 'Scale orders' }).click();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(trade.openOrders).toContainText('4 of 4 rows');
});

test('a ladder of both sides is placed by keyboard alone, with both approvals, one after another @once', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  const { account } = trader;
  await trader.connectAt(() => trade.open(LIMIT));
  await trade.ticket.getByRole('button', { name: 'Scale orders' }).focus();
  await page.keyboard.press('Enter');
  const dialog = trade.dialog('Scale orders');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('radio', { name: 'Buy' }));
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: 'Both' })).toBeChecked();
  for (const [side, values] of [
    ['Buy orders', ['0.39', '0.37', '500']],
    ['Sell orders', ['0.5', '0.55', '25']],
  ] as const) {
    for (const [at, label] of ['Start price', 'End price', 'Total to pay'].entries()) {
      const field = dialog.getByRole('region', { name: side }).getByRole('textbox', { name: label });
      await typeByKey(page, field, values[at] ?? '');
    }
  }
  for (const name of ['Approve USDC', 'Approve MYT', 'Place 10 orders']) {
    await pressByKey(page, dialog.getByRole('button', { name }));
  }
  await expect(dialog).toContainText('All 10 orders were sent.');
  await page.keyboard.press('Escape');
  await expect(trade.cancelButtons).toHaveCount(10);
  expect(await chain.openOrders('USDC', 'MYT', account)).toHaveLength(5);
  expect(await chain.openOrders('MYT', 'USDC', account)).toHaveLength(5);
});

test('a template of both sides is saved, applied after a reload at the middle price, and placed as shown @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  await trader.connectAt(() => trade.open(LIMIT));
  const dialog = await openBoth(trade);
  const side = (name: string): Locator => dialog.getByRole('region', { name });
  await fillSide(page, side('Buy orders'), ['0.39', '0.37', '600']);
  await fillSide(page, side('Sell orders'), ['0.5', '0.55', '30']);
  await dialog.getByRole('button', { name: 'Save as template' }).click();
  await dialog.getByRole('textbox', { name: 'Name of the template' }).fill('Two and two');
  await dialog.getByRole('button', { name: 'Save template' }).click();

  // The middle falls, and the prices with it.
  await sellMyt(chain, '20000', usdc('7000'));
  await page.reload();
  await openScale(trade);
  await dialog.getByRole('button', { name: 'Template: Choose a template' }).click();
  await page.getByRole('option', { name: 'Two and two' }).click();
  await expect(dialog).toContainText(/Prices from the middle price 0\.\d+ USDC/);
  const shown = async (name: string, label: string): Promise<string> =>
    side(name).getByRole('textbox', { name: label }).inputValue();
  const prices = [
    ...[await shown('Buy orders', 'Start price'), await shown('Buy orders', 'End price')],
    ...[await shown('Sell orders', 'Start price'), await shown('Sell orders', 'End price')],
  ].map((text) => parseUnits(text, 18));
  expect(await shown('Buy orders', 'Total to pay')).toBe('600');
  expect(await shown('Sell orders', 'Total to pay')).toBe('30');
  expect(prices[0]).toBeLessThan(parseUnits('0.39', 18));
  await dialog.getByRole('button', { name: 'Place 4 orders' }).click();
  await expect(dialog).toContainText('All 4 orders were sent in one transaction.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(trade.cancelButtons).toHaveCount(4);
  const bids = await chain.openOrders('USDC', 'MYT', account);
  const asks = await chain.openOrders('MYT', 'USDC', account);
  expect(bids.map(({ from }) => from)).toEqual([usdc('300'), usdc('300')]);
  expect(asks.map(({ from }) => from)).toEqual([myt('15'), myt('15')]);
  // Raw units on the chain at the prices of the fields, each rounded by less than one.
  const E30 = 10n ** 30n;
  const bought = [prices[0], prices[1]].map((price = 1n) => (usdc('300') * E30) / price);
  const received = [prices[2], prices[3]].map((price = 1n) => (myt('15') * price) / E30);
  for (const [at, { to }] of [...bids, ...asks].entries()) {
    const exact = [...bought, ...received][at] ?? 0n;
    expect(to - exact === 0n || to - exact === 1n).toBe(true);
  }
});
