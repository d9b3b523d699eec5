import { MYT_FOR_USDC, sellMyt, usdc } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillScale, openScale } from '../pages/scaleDialog.ts';
import { turn } from '../pages/turnPhone.ts';

const LIMIT = { ...MYT_FOR_USDC, type: 'limit' } as const;

test('a post-only order is refused if it would fill, before and during the confirmation, and rests otherwise @once', async ({
  chain,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  await chain.approve(account, 'USDC');
  await trader.connectAt(() => trade.open(LIMIT));
  await trade.price.fill('0.5');
  await trade.pay.fill('100');
  await trade.ticket.getByRole('switch', { name: 'Post-only' }).click();
  await expect(trade.button('Post-only order would fill')).toBeDisabled();
  const notice = trade.ticket.getByText(/This order would fill at once\. Bid [\d.]+ or less/).locator('visible=true');
  await expect(notice).toBeVisible();
  await trade.ticket
    .getByRole('button', { name: /^Use 0\.\d+$/ })
    .locator('visible=true')
    .click();
  await trade.review('Buy MYT');
  const dialog = trade.dialog('Confirm order');
  await expect(dialog).toContainText(/Network fee, estimated[\d.]+ MATIC \(<?\$[\d.]+\)/);

  // The price falls below the order's during the review.
  await sellMyt(chain, '40000', usdc('12000'));
  await expect(dialog).toContainText('The price moved: your post-only order would fill at once.');
  await expect(dialog.getByRole('button', { name: 'Buy MYT' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Back to the ticket' }).click();
  await expect(trade.button('Post-only order would fill')).toBeDisabled();
  expect(wallet.count('eth_sendTransaction')).toBe(0);

  await trade.price.fill('0.3');
  await trade.place('Buy MYT');
  expect((await trade.happened()).text).toContain('Your order is open');
  const [order] = await chain.openOrders('USDC', 'MYT', account);
  expect(order).toMatchObject({ from: usdc('100'), remain: usdc('100') });

  await expect(trade.pay).toHaveValue('');
  await trade.open(LIMIT);
  await expect(trade.ticket.getByRole('switch', { name: 'Post-only' })).toBeChecked();
  await trade.ticket.getByRole('button', { name: 'Use the last size: 100 USDC' }).click();
  await expect(trade.pay).toHaveValue('100');
});

test('scale orders are refused if one would fill, placed one after another, stopped by a rejection, and continued @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  const before = await chain.balanceOf('USDC', account);
  await trader.connectAt(() => trade.open(LIMIT));
  await trade.pay.fill('700');
  const dialog = await openScale(trade);
  await fillScale(page, dialog, { start: '0.39', end: '0.5', total: '600.000001', count: '3 orders' });
  await dialog.getByText('Increasing').click();
  await expect(dialog).toContainText('Order 2 of 3, at 0.44500, cannot be placed');
  await dialog.getByRole('textbox', { name: 'End price' }).fill('0.37');
  const orders = dialog.getByRole('table', { name: 'Orders' });
  await expect(orders.getByRole('row')).toHaveCount(5);
  await expect(orders.getByRole('row').last()).toContainText('600.001 USDC');

  await dialog.getByRole('button', { name: 'Approve USDC' }).click();
  const place = dialog.getByRole('button', { name: 'Place 3 orders' });
  await expect(place).toBeEnabled();
  wallet.holdNext().approve();
  wallet.rejectNext();
  await place.click();
  await expect(dialog).toContainText('Stopped: 1 of 3 orders were sent, 2 remain.');
  await expect(orders.getByRole('row').nth(1)).toContainText('Placed');
  await expect(orders.getByRole('row').nth(2)).toContainText('Not sent');
  // The ticket has the remainder, in case the ladder is closed here.
  await expect(trade.pay).toHaveValue('500.000001');
  await turn(page);
  await expect(dialog).toContainText('Stopped: 1 of 3 orders were sent, 2 remain.');
  await dialog.getByRole('button', { name: 'Place remaining 2' }).click();
  await expect(dialog).toContainText('All 3 orders were sent.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await expect(trade.cancelButtons).toHaveCount(3);
  const placed = await chain.openOrders('USDC', 'MYT', account);
  expect(placed.map(({ from, remain }) => [from, remain])).toEqual(
    ['100', '200', '300.000001'].map((whole) => [usdc(whole), usdc(whole)]),
  );
  expect(await chain.balanceOf('USDC', account)).toBe(before - usdc('600.000001'));
  await expect(trade.pay).toHaveValue('');
});

test('a ladder that is closed midway leaves its remainder in the ticket, and a rotated phone keeps what was typed @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  await chain.approve(account, 'USDC');
  await trader.connectAt(() => trade.open(LIMIT));
  await trade.pay.fill('300');
  const dialog = await openScale(trade);
  const total = dialog.getByRole('textbox', { name: 'Total to pay' });
  await expect(total).toHaveValue('300');
  await dialog.getByRole('button', { name: 'Orders: 5' }).click();
  await page.getByRole('option', { name: '3 orders' }).click();
  await dialog.getByRole('textbox', { name: 'Start price' }).fill('0.39');
  await dialog.getByRole('textbox', { name: 'End price' }).fill('0.37');
  const isTyped = async (): Promise<void> => {
    await expect(dialog.getByRole('textbox', { name: 'Start price' })).toHaveValue('0.39');
    await expect(dialog.getByRole('textbox', { name: 'End price' })).toHaveValue('0.37');
    await expect(dialog.getByRole('button', { name: 'Place 3 orders' })).toBeEnabled();
  };
  await turn(page, isTyped);
  await isTyped();
  wallet.holdNext().approve();
  wallet.rejectNext();
  await dialog.getByRole('button', { name: 'Place 3 orders' }).click();
  await expect(dialog).toContainText('Stopped: 1 of 3 orders were sent, 2 remain.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(trade.cancelButtons).toHaveCount(1);
  await expect(trade.pay).toHaveValue('200');
  await page.reload();
  await expect(trade.pay).toHaveValue('200');
  await openScale(trade);
  await expect(total).toHaveValue('200');
  const [order, ...others] = await chain.openOrders('USDC', 'MYT', account);
  expect([order?.from, others]).toEqual([usdc('100'), []]);
});

test('a scale order that the wallet sends although it rejects it counts as sent @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  await chain.approve(account, 'USDC');
  await trader.connectAt(() => trade.open(LIMIT));
  const dialog = await openScale(trade);
  await fillScale(page, dialog, { start: '0.39', end: '0.37', total: '300', count: '3 orders' });
  const place = dialog.getByRole('button', { name: 'Place 3 orders' });
  await expect(place).toBeEnabled();
  await chain.setBlockSeconds(0);
  wallet.rejectButSendNext();
  await place.click();
  await expect(dialog).toContainText('Stopped: 0 of 3 orders were sent, 3 remain.');
  await dialog.getByRole('button', { name: 'Place remaining 3' }).click();
  await trade.dialog('This may have been sent already').getByRole('button', { name: 'Wait for the chain' }).click();
  await expect(dialog).toContainText('Stopped: 0 of 3 orders were sent, 3 remain.');
  await chain.setBlockSeconds(1);
  await expect(dialog).toContainText('Stopped: 1 of 3 orders were sent, 2 remain.');
  await dialog.getByRole('button', { name: 'Place remaining 2' }).click();
  await expect(dialog).toContainText('All 3 orders were sent.');
  await expect.poll(async () => (await chain.openOrders('USDC', 'MYT', account)).length).toBe(3);
});
