import { myt, usdc } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestChain } from '../fixtures/chain.ts';

/** Just above the pool's price; the next purchase meets it. */
const placeAsk = (chain: TestChain, account: number, bought: string) =>
  chain.placeOrder(account, { sold: 'MYT', bought: 'USDC', from: myt('1000'), to: usdc(bought) });

test('own asks that a purchase would fill are named, cancelled by one press, and the rest is bought from others @once', async ({
  chain,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };
  await placeAsk(chain, account, '420.2');
  await chain.approve(account, 'USDC');
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  await trade.pay.fill('2000');

  await expect(trade.ticket).toContainText('This fills your own order');
  await expect(trade.ticket).toContainText(/1,000\.00 MYT at 0\.42020? from yourself/);
  await expect(trade.ticket).toContainText(/You buy [\d,.]+ MYT from others at 0\.42\d* on average/);
  expect((await trade.quote()).own?.base).toBe(myt('1000'));
  await expect(trade.ticket.getByRole('button', { name: 'Cancel it first' })).toBeVisible();

  // A second one arrives during the confirmation, as from another tab.
  const reviewed = await trade.review('Buy MYT');
  expect(reviewed.own?.base).toBe(myt('1000'));
  const dialog = trade.dialog('Confirm order');
  await placeAsk(chain, account, '420.1');
  await expect(dialog).toContainText('This fills 2 of your own orders');
  await expect(dialog).toContainText('This would now fill your own order.');
  await expect(dialog.getByRole('button', { name: 'Buy MYT' })).toBeDisabled();

  const held = wallet.holdNext();
  await dialog.getByRole('button', { name: 'Cancel them first' }).click();
  const job = trade.dialog('Cancel your own orders first');
  await held.requests;
  await expect(job).toContainText(/1\. Sell 1,000\.00 MYT at 0\.4201\d*\s*Confirm in your wallet/);
  await expect(job).toContainText(/2\. Sell 1,000\.00 MYT at 0\.4202\d*\s*Next/);
  held.approve();
  await expect(job).toBeHidden();
  await expect.poll(() => trade.ticket.evaluate((ticket) => ticket.contains(document.activeElement))).toBe(true);
  expect(wallet.count('eth_sendTransaction')).toBe(2);
  expect(await chain.openOrders('MYT', 'USDC', account)).toEqual([]);
  expect(await chain.balanceOf('MYT', account)).toBe(before.myt);

  await expect(trade.pay).toHaveValue('2000');
  await expect(trade.ticket).not.toContainText(/your own order/);
  const quoted = await trade.place('Buy MYT');
  expect(quoted.own).toBeUndefined();
  await trade.happened();
  expect(await chain.balanceOf('MYT', account)).toBe(before.myt + quoted.filled.base);
  expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - quoted.filled.quote - quoted.rest.quote);
});
