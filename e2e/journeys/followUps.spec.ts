import { formatUnits } from 'ethers';
import type { Locator, Page } from '@playwright/test';
import { myt, MYT_FOR_USDC, sellMyt, usdc } from '../fixtures/mytMarket.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import { ENOUGH_GAS, TOO_LITTLE_GAS } from '../fixtures/wallet.ts';
import type { TradePage } from '../pages/tradePage.ts';

/** The first bid for MYT, just below the pool's price. */
test.beforeEach(async ({ chain, trade, trader }) => {
  const bid = { sold: 'USDC', bought: 'MYT', from: usdc('419.9'), to: myt('1000') } as const;
  await chain.placeOrder(trader.account, bid);
  await trader.connectAt(() => trade.open(MYT_FOR_USDC));
});

const sellInto = (chain: TestChain, whole: string) => sellMyt(chain, whole, (usdc(whole) * 2n) / 5n);

const prepare = async ({ openOrders, dialog }: TradePage, percent: string, when?: string): Promise<void> => {
  await openOrders.getByRole('button', { name: /^Then…: When the order of 1,000\.00 MYT at 0\.41990 fills/ }).click();
  const form = dialog('When this order fills');
  await form.getByRole('textbox', { name: "Percent above the order's price" }).fill(percent);
  if (when !== undefined) await form.getByRole('radio', { name: when }).check();
  await form.getByRole('button', { name: 'Prepare order' }).click();
  await expect(form).toBeHidden();
};

/** Prepares an order in the dialog of the order that was just placed, and removes it. */
const prepareWithFullStorage = async (page: Page, placed: Locator): Promise<void> => {
  const open = placed.getByRole('button', { name: 'When this order fills…' });
  await open.click();
  await placed.getByRole('textbox', { name: "Percent below the order's price" }).fill('5');
  await page.evaluate(() => {
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, text) {
      if (key === 'followUps' && 'isFull' in window) throw new DOMException('full', 'QuotaExceededError');
      store.call(this, key, text);
    };
    Object.assign(window, { isFull: true });
  });
  await placed.getByRole('button', { name: 'Prepare order' }).click();
  await expect(placed.getByRole('alert')).toContainText("The browser's storage is full or blocked");
  await expect(placed.getByRole('textbox', { name: 'Then buy at' })).toHaveValue('0.41886');
  await page.evaluate(() => Reflect.deleteProperty(window, 'isFull'));
  await placed.getByRole('button', { name: 'Remove' }).click();
  await expect(open).toBeVisible();
};

const ownOffer = async (chain: TestChain, account: number) => (await chain.openOrders('MYT', 'USDC', account))[0];

test('a fill offers the prepared order, again after its order reverts: amounts to the unit, and one notice @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  await chain.approve(account, 'MYT');
  await prepare(trade, '5');
  await expect(trade.openOrders).toContainText('Then 0.44090');
  await trade.openOrders.getByRole('button', { name: /offer at 0\.44090\. Change$/ }).click();
  const change = trade.dialog('When this order fills');
  const price = change.getByRole('textbox', { name: 'Then sell at' });
  const percent = change.getByRole('textbox', { name: "Percent above the order's price" });
  await expect(price).toHaveValue('0.44090');
  await percent.fill('10');
  await expect(price).toHaveValue('0.46189');
  await percent.fill('');
  await expect(price).toHaveValue('0.46189');
  await page.keyboard.press('Escape');

  const before = await chain.balanceOf('MYT', account);
  await sellInto(chain, '9000');
  const received = (await chain.balanceOf('MYT', account)) - before;
  await expect(trade.notifications).toContainText('Your order filled: 1,000.00 MYT at 0.41990');
  await expect(trade.notifications).toContainText('Offer 1,000.00 MYT at 0.44090 USDC?');
  await expect(trade.notifications).not.toContainText('Bought');
  await trade.notifications.getByRole('button', { name: 'Review order' }).click();
  const confirmation = trade.dialog('Confirm order');
  await expect(confirmation).toContainText('1,000.00');
  expect(await ownOffer(chain, account)).toBeUndefined();
  wallet.setGas(TOO_LITTLE_GAS);
  await trade.confirm('Sell MYT');
  await expect(trade.dialog('What happened')).toContainText('It ran out of gas.');
  await trade.happened();
  await expect(trade.notifications).toContainText('Offer 1,000.00 MYT at 0.44090 USDC?');
  wallet.setGas(ENOUGH_GAS);
  await trade.notifications.getByRole('button', { name: 'Review order' }).click();
  await trade.confirm('Sell MYT');
  await prepareWithFullStorage(page, trade.dialog('What happened'));
  await trade.happened();
  const offer = await ownOffer(chain, account);
  expect([offer?.from, offer?.remain, offer?.to]).toEqual([received, received, usdc('440.9')]);
  await expect(trade.notifications.getByText('Your order filled')).toHaveCount(0);
  await page.reload();
  await expect(trade.openOrders).toContainText('1,000.00 MYT');
  await expect(trade.notifications.getByText('Your order filled')).toHaveCount(0);
});

test('an order for one fill leaves the offer for another fill, that was only reviewed @once', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  const { account } = trader;
  await chain.approve(account, 'MYT');
  await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('418'), to: myt('1000') });
  for (const price of ['0.41990', '0.41800']) {
    const name = new RegExp(`^Then…: When the order of 1,000\\.00 MYT at ${price} fills`);
    await trade.openOrders.getByRole('button', { name }).click();
    const form = trade.dialog('When this order fills');
    await form.getByRole('textbox', { name: "Percent above the order's price" }).fill('5');
    await form.getByRole('button', { name: 'Prepare order' }).click();
    await expect(form).toBeHidden();
  }
  await sellInto(chain, '20000');
  const review = trade.notifications.getByRole('button', { name: 'Review order' });
  await expect(review).toHaveCount(2);
  await review.first().click();
  await trade.dialog('Confirm order').waitFor();
  await page.keyboard.press('Escape');
  await review.last().click();
  await trade.confirm('Sell MYT');
  await trade.happened();
  await expect(review).toHaveCount(1);
  await page.reload();
  await review.click();
  await trade.confirm('Sell MYT');
  await trade.happened();
  await expect(review).toHaveCount(0);
  expect(await chain.openOrders('MYT', 'USDC', account)).toHaveLength(2);
});

/** The page is closed during the fill. Less than the order buys, but more than moves the pool to its price. */
const leaveAndFill = async (page: Page, chain: TestChain): Promise<void> => {
  await page.goto('about:blank');
  await sellInto(chain, '800');
};

test('a fill while the page is closed is offered on return until it is dismissed, each part once @once', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  const { account } = trader;
  await prepare(trade, '10', 'After each fill');
  const before = await chain.balanceOf('MYT', account);
  await leaveAndFill(page, chain);
  const part = (await chain.balanceOf('MYT', account)) - before;
  const rest = (await chain.openOrders('USDC', 'MYT', account))[0]?.remain ?? 0n;
  expect([part > 0n, rest > 0n]).toEqual([true, true]);
  await trade.open(MYT_FOR_USDC);
  const shown = formatUnits(part, 18).slice(0, 6);
  await expect(trade.notifications).toContainText(`Offer ${shown}`);
  await page.reload();
  await expect(trade.notifications).toContainText(`Offer ${shown}`);
  await trade.notifications.getByRole('button', { name: /^(Close|Dismiss)/ }).click();
  await expect(trade.notifications.getByText('Your order filled')).toHaveCount(0);
  await page.reload();
  await expect(trade.openOrders).toContainText('Then 0.46189');
  await expect(trade.notifications.getByText('Your order filled')).toHaveCount(0);

  await sellInto(chain, '9000');
  await expect(trade.notifications).toContainText('Your order filled');
  const last = formatUnits((await chain.balanceOf('MYT', account)) - before - part, 18).slice(0, 6);
  await expect(trade.notifications).toContainText(`Offer ${last}`);
});

test('a cancelled order drops its prepared order with a word, and a removed one is silent @once', async ({
  page,
  trade,
}) => {
  await prepare(trade, '5');
  await trade.openOrders.getByRole('button', { name: /Change$/ }).click();
  await trade.dialog('When this order fills').getByRole('button', { name: 'Remove' }).click();
  await expect(trade.openOrders).not.toContainText('Then 0.44');
  await prepare(trade, '5');
  await expect(trade.openOrders).toContainText('Then 0.44090');
  await trade.cancelOrder();
  await trade.happened();
  const word = trade.notifications.getByText('The order that you prepared at 0.44090 for its fill was dropped.');
  await expect(word).toBeVisible();
  await page.reload();
  await expect(word).toBeVisible();
  await trade.notifications.getByRole('button', { name: /^(Close|Dismiss)/ }).click();
  await expect(word).toHaveCount(0);
  await page.reload();
  await expect(trade.openOrders).toContainText('No open orders');
  await expect(word).toHaveCount(0);
});
