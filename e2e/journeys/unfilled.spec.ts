import { parseUnits } from 'ethers';
import { expect, test } from '../fixtures/test.ts';

const usdc = (whole: string): bigint => parseUnits(whole, 6);

/** More than book and pool sell within the slippage. */
const MUCH = '20000';

test('fill now, cancel the rest: the order is cut, nothing stays open, the rest stays in the wallet @once', async ({
  chain,
  trade,
  trader,
}) => {
  const { account } = trader;
  await chain.approve(account, 'USDC');
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };

  await trade.pay.fill(MUCH);
  const whole = await trade.quote();
  expect(whole.rest.quote).toBeGreaterThan(0n);
  await trade.ticket.getByRole('radio', { name: 'Fill now, cancel rest' }).click();
  await expect(trade.ticket).toContainText('does not fill at this limit now and stays in your wallet.');
  const cut = await trade.review('Buy MYT');
  expect(cut.filled.base).toBeGreaterThan(0n);
  expect(cut.rest.quote).toBe(0n);
  await expect(trade.dialog('Confirm order')).toContainText('stays in your wallet');
  await trade.confirm('Buy MYT');
  await trade.happened();

  expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
  expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - cut.filled.quote);
  expect(await chain.balanceOf('MYT', account)).toBe(before.myt + cut.filled.base);
  await expect(trade.openOrders).toContainText('No open orders');
});

test('keep the rest as a limit order, then cancel it with one press @once', async ({ chain, trade, trader }) => {
  const { account } = trader;
  await chain.approve(account, 'USDC');
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };

  await trade.pay.fill(MUCH);
  await expect(trade.ticket.getByRole('radio', { name: 'Keep rest as limit order' })).toBeChecked();
  await expect(trade.ticket).toContainText('It stays as your open order until it fills or you cancel it.');
  const quoted = await trade.place('Buy MYT');
  expect(quoted.filled.quote + quoted.rest.quote).toBe(usdc(MUCH));
  const done = trade.dialog('What happened');
  await expect(done).toBeVisible();
  const [order] = await chain.openOrders('USDC', 'MYT', account);
  expect(order?.remain).toBe(quoted.rest.quote);

  await done.getByRole('button', { name: /^Cancel the remainder, [\d,.]+ USDC$/ }).click();
  await expect(done).toContainText('was returned to you. The order is closed.');
  expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
  expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - quoted.filled.quote);
  expect(await chain.balanceOf('MYT', account)).toBe(before.myt + quoted.filled.base);
});
