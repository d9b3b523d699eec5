import type { Page } from '@playwright/test';
import { parseUnits } from 'ethers';
import { expect, test } from '../fixtures/test.ts';

const usdc = (whole: string): bigint => parseUnits(whole, 6);
const myt = (whole: string): bigint => parseUnits(whole, 18);

const tabTo = async (page: Page, isReached: () => Promise<boolean>): Promise<void> => {
  for (let presses = 0; presses < 60 && !(await isReached()); presses += 1) await page.keyboard.press('Tab');
};

test('a ladder of both sides is one transaction where the wallet can, and rests as previewed @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT', type: 'limit' }));
  await trade.ticket.getByRole('button', { name: 'Scale orders' }).click();
  const dialog = trade.dialog('Scale orders');
  await dialog.getByRole('radio', { name: 'Both' }).click();
  const fill = async (side: string, first: string, last: string, total: string): Promise<void> => {
    const part = dialog.getByRole('region', { name: side });
    await part.getByRole('textbox', { name: 'Start price' }).fill(first);
    await part.getByRole('textbox', { name: 'End price' }).fill(last);
    await part.getByRole('textbox', { name: 'Total to pay' }).fill(total);
    await part.getByRole('button', { name: 'Orders: 5' }).click();
    await page.getByRole('option', { name: '2 orders' }).click();
  };
  await fill('Buy orders', '0.39', '0.37', '600.000001');
  await fill('Sell orders', '0.39', '0.55', '30.000000000000000001');
  await expect(dialog).toContainText('Order 1 of 2, at 0.39000, cannot be placed');
  await dialog.getByRole('region', { name: 'Sell orders' }).getByRole('textbox', { name: 'Start price' }).fill('0.5');
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
  await expect(trade.openOrders.getByRole('button', { name: /^Cancel the order of/ })).toHaveCount(4);
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

test('a ladder of both sides by keyboard alone, with both approvals, one after another @once', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  const { account } = trader;
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT', type: 'limit' }));
  await trade.ticket.getByRole('button', { name: 'Scale orders' }).focus();
  await page.keyboard.press('Enter');
  const dialog = trade.dialog('Scale orders');
  const focused = (name: string) => (): Promise<boolean> =>
    page.evaluate((text) => document.activeElement?.textContent === text, name);
  await expect(dialog).toBeVisible();
  await tabTo(page, focused('Buy'));
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: 'Both' })).toBeChecked();
  const type = async (side: string, label: string, value: string): Promise<void> => {
    const field = dialog.getByRole('region', { name: side }).getByRole('textbox', { name: label });
    await tabTo(page, () => field.evaluate((entry) => entry === document.activeElement));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value);
  };
  for (const [side, values] of [
    ['Buy orders', ['0.39', '0.37', '500']],
    ['Sell orders', ['0.5', '0.55', '25']],
  ] as const) {
    for (const [at, label] of ['Start price', 'End price', 'Total to pay'].entries()) {
      await type(side, label, values[at] ?? '');
    }
  }
  for (const name of ['Approve USDC', 'Approve MYT', 'Place 10 orders']) {
    const button = dialog.getByRole('button', { name });
    await expect(button).toBeEnabled();
    await tabTo(page, () => button.evaluate((entry) => entry === document.activeElement));
    await page.keyboard.press('Enter');
  }
  await expect(dialog).toContainText('All 10 orders were sent.');
  await page.keyboard.press('Escape');
  await expect(trade.openOrders.getByRole('button', { name: /^Cancel the order of/ })).toHaveCount(10);
  expect(await chain.openOrders('USDC', 'MYT', account)).toHaveLength(5);
  expect(await chain.openOrders('MYT', 'USDC', account)).toHaveLength(5);
});
