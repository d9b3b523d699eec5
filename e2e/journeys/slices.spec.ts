import type { Locator, Page } from '@playwright/test';
import { formatUnits } from 'ethers';
import { buyMyt, holdingsOf, myt, MYT_FOR_USDC, sellMyt, usdc } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';
import { installWallet } from '../fixtures/wallet.ts';
import { tradePage, type TradePage } from '../pages/tradePage.ts';
import { turn } from '../pages/turnPhone.ts';
import { walletPages } from '../pages/walletPages.ts';

const jobRow = (page: Page): Locator => page.getByRole('region', { name: 'Time-sliced order' });
const placeButton = (page: Page, slice: number): Locator =>
  jobRow(page).getByRole('button', { name: `Place slice ${slice}` });

interface Typed {
  readonly total: string;
  readonly slices: string;
  readonly highest: string;
}

const start = async ({ page, ticket, pay, dialog }: TradePage, { total, slices, highest }: Typed): Promise<void> => {
  await pay.fill('250');
  await ticket.getByRole('button', { name: 'Time-sliced order' }).click();
  const form = dialog('Time-sliced order');
  await form.getByRole('textbox', { name: 'Total to pay' }).fill(total);
  await form.getByRole('textbox', { name: 'Slices', exact: true }).fill(slices);
  await form.getByRole('textbox', { name: 'Time between slices' }).fill('1');
  await form.getByRole('textbox', { name: 'Highest price' }).fill(highest);
  await expect(form).toContainText(/market orders of [\d.,]+ USDC/);
  await turn(page, () => expect(form.getByRole('textbox', { name: 'Total to pay' })).toHaveValue(total));
  await form.getByRole('button', { name: 'Start time-sliced order' }).click();
  await expect(form).toBeHidden();
  await expect(pay).toHaveValue('');
};

/** Amount that a due slice shows, in whole MYT. */
const offered = async (row: Locator): Promise<string> => {
  await expect(row).toContainText(/ USDC for [\d.,]+ MYT now, limit 0\.\d+ USDC\./);
  return (/ for ([\d.,]+) MYT now/.exec(await row.innerText())?.[1] ?? '').replaceAll(',', '');
};

test.beforeEach(async ({ chain, page, trade, trader }) => {
  await page.clock.install();
  await chain.approve(trader.account, 'USDC');
  await trader.connectAt(() => trade.open(MYT_FOR_USDC));
});

test('three slices are placed, skipped for the price, and placed, with one notice @once', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  const { account } = trader;
  await start(trade, { total: '300.000001', slices: '3', highest: '0.421' });
  const row = jobRow(page);
  await expect(row).toContainText('Slice 1 of 3 is due.');
  const first = await offered(row);
  const before = await holdingsOf(chain, account);
  await placeButton(page, 1).click();
  await expect(row).toContainText('Placed 1, skipped 0. Filled when placed: 100.00 USDC for');
  const after = await holdingsOf(chain, account);
  expect(before.usdc - after.usdc).toBe(usdc('100'));
  expect(formatUnits(after.myt - before.myt, 18).startsWith(first)).toBe(true);
  await expect(row).toContainText(/Slice 2 of 3, due \d{1,2}:\d{2}.*Next in \d{2}:\d{2}\./);
  await expect(placeButton(page, 2)).toHaveCount(0);
  await buyMyt(chain, '9000', myt('20000'));
  await page.clock.fastForward('01:00');
  await expect(row).toContainText(/Slice 2 was skipped: price 0\.\d+ is beyond your bound 0\.4210* USDC/);
  await expect(row).toContainText('Placed 1, skipped 1.');
  expect(await holdingsOf(chain, account)).toEqual(after);
  await sellMyt(chain, '20000', usdc('7000'));
  await expect(trade.book).toContainText(/0\.41\d{3}\s*Spread/);
  await page.clock.fastForward('01:00');
  await placeButton(page, 3).click();
  await expect(row).toContainText('Finished.');
  await expect(row).toContainText('Placed 2, skipped 1.');
  await expect(trade.notifications).toContainText('Time-sliced order ended: 2 of 3 slices placed');
  expect(before.usdc - (await holdingsOf(chain, account)).usdc).toBe(usdc('200.000001'));
  await expect(trade.notifications).not.toContainText('Bought');
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(trade.openOrders.getByRole('group', { name: 'Open orders', exact: true })).toBeFocused();
});

test('a reload in the middle and one during the request to the wallet: no slice is placed twice @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  const before = await chain.balanceOf('USDC', account);
  await start(trade, { total: '300', slices: '3', highest: '0.5' });
  const row = jobRow(page);
  wallet.rejectNext();
  await placeButton(page, 1).click();
  await expect(row.getByRole('alert')).toBeVisible();
  await placeButton(page, 1).click();
  await expect(row).toContainText('Placed 1, skipped 0.');
  await page.reload();
  await expect(row).toContainText('Slice 2 of 3, due');

  await page.clock.fastForward('01:00');
  const request = wallet.holdNext();
  await placeButton(page, 2).click();
  await request.requests;
  await page.reload();
  await expect(row).toContainText('Slice 2 of 3 is in your wallet.');
  await expect(row.getByRole('button', { name: /^Place slice|Waiting in your wallet/ })).toBeDisabled();
  await expect(row.getByRole('button', { name: 'Skip slice 2' })).toBeDisabled();
  request.approve();
  await expect(row).toContainText('Placed 2, skipped 0.');
  await expect(placeButton(page, 2)).toHaveCount(0);
  await expect.poll(async () => before - (await chain.balanceOf('USDC', account))).toBe(usdc('200'));
  await page.clock.fastForward('01:00');
  await row.getByRole('button', { name: 'Skip slice 3' }).click();
  await expect(trade.notifications).toContainText('Time-sliced order ended: 2 of 3 slices placed');
  await expect(trade.notifications).toContainText('Skipped 1, failed 0.');
  await expect(trade.notifications.getByText('Time-sliced order ended')).toHaveCount(1);
});

test('a slice that the wallet sends although it rejects it is not placed once more @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  const before = await chain.balanceOf('USDC', account);
  await start(trade, { total: '40', slices: '2', highest: '0.5' });
  const row = jobRow(page);
  await chain.setBlockSeconds(0);
  wallet.rejectButSendNext();
  await placeButton(page, 1).click();
  await expect(row.getByRole('alert')).toBeVisible();
  await placeButton(page, 1).click();
  await trade.dialog('This may have been sent already').getByRole('button', { name: 'Send anyway' }).click();
  await expect.poll(() => wallet.count('eth_sendTransaction')).toBe(2);
  await chain.setBlockSeconds(1);
  await expect(row).toContainText('Finished.');
  await expect(row).toContainText('Placed 2, skipped 0.');
  expect(before - (await chain.balanceOf('USDC', account))).toBe(usdc('40'));
});

test('the last slice waits after a rejection while the chain is checked for it @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  const before = await chain.balanceOf('USDC', account);
  await start(trade, { total: '40', slices: '2', highest: '0.5' });
  const row = jobRow(page);
  await placeButton(page, 1).click();
  await expect(row).toContainText('Slice 2 of 2, due');
  await page.clock.fastForward('01:00');
  wallet.rejectNext();
  await placeButton(page, 2).click();
  await expect(row).toContainText('Your wallet rejected a slice. This one waits while the chain is checked for it.');
  await expect(placeButton(page, 2)).toBeDisabled();
  // The chain is watched for 30 blocks, a minute.
  await placeButton(page, 2).click({ timeout: 180_000 });
  await expect(row).toContainText('Placed 2, skipped 0.');
  expect(before - (await chain.balanceOf('USDC', account))).toBe(usdc('40'));

  await trade.open({ pay: 'MATIC', receive: 'USDC' });
  await trade.ticket.getByRole('button', { name: 'Time-sliced order' }).click();
  const form = trade.dialog('Time-sliced order');
  const total = form.getByRole('textbox', { name: 'Total to pay' });
  const coins = await chain.nativeBalance(account);
  await form.getByRole('textbox', { name: 'Slices', exact: true }).fill('4');
  await form.getByRole('textbox', { name: 'Lowest price' }).fill('0.0001');
  await total.fill(formatUnits(coins, 18));
  await expect(form).toContainText('Leave enough MATIC for the network fees of 4 orders.');
  await expect(form.getByRole('button', { name: 'Start time-sliced order' })).toBeDisabled();
  await total.fill(formatUnits(coins - 10n ** 19n, 18));
  await expect(form.getByRole('button', { name: 'Start time-sliced order' })).toBeEnabled();
});

test('missed slices are not placed in a burst, by keyboard alone @once', async ({ chain, page, trade, trader }) => {
  const { account } = trader;
  const before = await chain.balanceOf('USDC', account);
  await trade.ticket.getByRole('button', { name: 'Time-sliced order' }).focus();
  await page.keyboard.press('Enter');
  const form = trade.dialog('Time-sliced order');
  for (const [name, text] of [
    ['Total to pay', '50'],
    ['Slices', '5'],
    ['Time between slices', '1'],
    ['Highest price', '0.5'],
  ] as const) {
    await form.getByRole('textbox', { name, exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
  await form.getByRole('button', { name: 'Start time-sliced order' }).focus();
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  const row = jobRow(page);
  await page.clock.fastForward('03:10');
  await expect(row).toContainText('Missed slices: 3. Place one now and go on from here, or end the order.');
  await expect(placeButton(page, 1)).toBeEnabled();
  await placeButton(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Placed 1, skipped 0.');
  await expect(row).toContainText(/Slice 2 of 5, due .*Next in 00:\d{2}\./);
  await expect(row).toBeFocused();
  await expect.poll(async () => before - (await chain.balanceOf('USDC', account))).toBe(usdc('10'));
  await row.getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Paused before slice 2 of 5.');
  await page.clock.fastForward('05:00');
  await expect(row.getByRole('button', { name: /^Place slice/ })).toHaveCount(0);
  await row.getByRole('button', { name: 'Resume' }).focus();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Slice 2 of 5 is due.');
  await row.getByRole('button', { name: 'End order' }).focus();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Ended after 1 of 5 slices.');
  await expect(trade.notifications).toContainText('Time-sliced order ended: 1 of 5 slices placed');
  await expect(row).toBeFocused();
});

test('only one of two tabs offers and places a slice @once', async ({ chain, context, page, trade, trader }) => {
  const { account } = trader;
  const before = await chain.balanceOf('USDC', account);
  await start(trade, { total: '40', slices: '2', highest: '0.5' });
  await expect(placeButton(page, 1)).toBeEnabled();

  const other = await context.newPage();
  const wallet = await installWallet(other, chain.node);
  wallet.authorize();
  await tradePage(other).open(MYT_FOR_USDC);
  await walletPages(other).pill(chain.account(account)).waitFor();
  const second = jobRow(other);
  await expect(second).toContainText('Another tab offers its slices.');
  await expect(placeButton(other, 1)).toHaveCount(0);
  await second.getByRole('button', { name: 'Use this tab' }).click();
  await expect(second).toBeFocused();
  await expect(jobRow(page)).toContainText('Another tab offers its slices.');
  await expect(placeButton(page, 1)).toHaveCount(0);
  await placeButton(other, 1).click();
  await expect(jobRow(page)).toContainText('Slice 2 of 2, due');
  await expect.poll(async () => before - (await chain.balanceOf('USDC', account))).toBe(usdc('20'));
  await other.close();
});
