import { parseEther, parseUnits } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { FEE_CAP } from '../devnet/feeCap.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/safeTest.ts';

/** In the block that pays the rewards of resting orders an order takes more than the estimate. */
const ORDER_GAS = '0xf4240';
const HOUR = 3600;

test('a Safe with one owner sells: one signature, then its execution @once', async ({ chain, safes, solo }) => {
  const { trade, app } = safes;
  await safes.open(solo, trade.address({ pay: 'MATIC', receive: 'USDC' }));
  await safes.connected(solo);
  const before = { matic: await chain.nativeBalance(solo.address), usdc: await chain.balanceOf('USDC', solo.address) };

  const account = await safes.openAccount(solo);
  await expect(account).toContainText('Connected with Safe · 1 of 1 owners');
  await expect(account.getByRole('button', { name: 'Disconnect' })).toBeHidden();
  await expect(account.getByRole('button', { name: 'Switch account' })).toBeHidden();
  await account.getByRole('button', { name: 'Close' }).click();

  await trade.pay.fill('500');
  const quoted = await trade.place('Sell MATIC');
  await safes.answer('Sign as Alice');
  const submitted = app.getByRole('dialog', { name: 'Transaction Submitted' });
  await expect(submitted).toContainText('Waiting to be executed in your Safe');
  await expect(submitted.getByRole('link', { name: 'View on Explorer' })).toBeHidden();

  await safes.transaction(0).getByRole('button', { name: 'Execute' }).click();
  const { hash } = await trade.happened();
  const mined = await chain.node.rpc<{ to: Address }>('eth_getTransactionByHash', hash);
  expect(mined.to.toLowerCase()).toBe(solo.address.toLowerCase());
  expect(await chain.balanceOf('USDC', solo.address)).toBe(before.usdc + quoted.filled.quote);
  expect(await chain.nativeBalance(solo.address)).toBe(before.matic - parseEther('500'));
});

test('two of three owners sign; it is executed an hour later, after a reload @once', async ({
  chain,
  page,
  safes,
  team,
}) => {
  const { trade } = safes;
  await safes.open(team, trade.address({ pay: 'MATIC', receive: 'WMATIC' }));
  await safes.connected(team);
  const before = await chain.balanceOf('WMATIC', team.address);

  await trade.pay.fill('25');
  await trade.button('Wrap').click();
  await expect(trade.dialog('Waiting For Confirmation')).toContainText('Sign this transaction in your Safe');
  await safes.answer('Decline');
  await expect(trade.dialog('Not sent')).toContainText('The request was rejected in the wallet.');
  await trade.dialog('Not sent').getByRole('button', { name: 'Dismiss' }).click();
  await expect(trade.pay).toHaveValue('25');

  await trade.button('Wrap').click();
  await safes.answer('Sign as Alice');
  const submitted = trade.dialog('Transaction Submitted');
  await expect(submitted).toContainText('Waiting for signatures in your Safe: 1 of 2');
  await submitted.getByRole('button', { name: 'Close' }).last().click();

  await chain.node.rpc('evm_increaseTime', HOUR);
  await chain.mine();
  await page.reload();
  await safes.connected(team);
  const account = await safes.openAccount(team);
  await expect(account).toContainText('Connected with Safe · 2 of 3 owners');
  const recent = account.getByRole('region', { name: 'Recent Transactions' });
  await expect(recent).toContainText('Waiting for signatures in your Safe: 1 of 2');
  await safes.transaction(0).getByRole('button', { name: 'Sign as Bob' }).click();
  await expect(recent).toContainText('Waiting to be executed in your Safe');
  await expect(recent.getByRole('link')).toBeHidden();

  await safes.transaction(0).getByRole('button', { name: 'Execute' }).click();
  await expect(recent.getByRole('img', { name: 'Done' })).toBeVisible();
  expect(await chain.balanceOf('WMATIC', team.address)).toBe(before + parseEther('25'));
  const link = await recent.getByRole('link', { name: 'View on Explorer' }).getAttribute('href');
  const hash = /0x[0-9a-f]{64}$/.exec(link ?? '')?.[0];
  const mined = await chain.node.rpc<{ to: Address }>('eth_getTransactionByHash', hash);
  expect(mined.to.toLowerCase()).toBe(team.address.toLowerCase());
  await account.getByRole('button', { name: 'Close' }).click();
  await expect(trade.notifications).toContainText('Wrapped 25.00 MATIC');
});

test('another owner sees by a link what a market sale would do, before and after the price moves @once', async ({
  browser,
  chain,
  safes,
  stage,
  team,
}) => {
  const { trade, app } = safes;
  await safes.open(team, trade.address({ pay: 'MATIC', receive: 'USDC' }));
  await safes.connected(team);
  await trade.pay.fill('100');
  await trade.review('Sell MATIC');
  await expect(trade.dialog('Confirm order')).toContainText('Your Safe executes it later, once 2 owners have signed');
  await trade.confirm('Sell MATIC');
  await safes.answer('Sign as Alice');
  const submitted = app.getByRole('dialog', { name: 'Transaction Submitted' });
  await submitted.getByRole('button', { name: 'Close' }).last().click();
  await expect(trade.openOrders).toContainText(/At proposal: [\d.]+ USDC at [\d.]+ USDC/);
  await expect(trade.openOrders.getByRole('button', { name: 'Copy link for the other owners' })).toBeVisible();

  const hash = await safes.transaction(0).getAttribute('data-hash');
  const machine = await browser.newContext();
  const other = await machine.newPage();
  const link = new URLSearchParams({ safe: `matic:${team.address}`, appUrl: `${stage.appUrl}?safeTx=${hash}` });
  await other.goto(`${stage.safeHost.url}/apps/open?${link.toString()}`);
  const proposal = other.frameLocator('#app').getByRole('status').filter({ hasText: 'Sell 100.00 MATIC' });
  await expect(proposal).toContainText('Waiting for signatures in your Safe: 1 of 2');
  await expect(proposal).toContainText('Signed by');
  await expect(proposal).toContainText(/If executed now: [\d.]+ USDC at [\d.]+ USDC/);

  const from = chain.account(16);
  await chain.node.rpc('anvil_setBalance', from, `0x${parseEther('2000000').toString(16)}`);
  const data = encodeCall('book', 'addOrderWithETH', [from, TOKENS.USDC.address, 0, 1]);
  const value = `0x${parseEther('500000').toString(16)}`;
  const sale = { from, to: chain.deployment.orderBook, data, value, gas: '0x1c9c380', ...FEE_CAP };
  await chain.receipt(await chain.node.rpc<Hex>('eth_sendTransaction', sale));
  const nothing = 'If executed now, nothing fills: 100.00 MATIC stays open at';
  await expect(proposal).toContainText(nothing);
  await expect(trade.openOrders).toContainText(nothing);
  await machine.close();
});

test('approval and order are one proposal, and so are the cancellations of all orders @once', async ({
  chain,
  page,
  safes,
  solo,
}) => {
  const { trade, app } = safes;
  const { orderBook } = chain.deployment;
  await chain.approve(16, 'USDC');
  const from = chain.account(16);
  for (const whole of ['40', '39']) {
    const [sold, bought] = [TOKENS.USDC.address, TOKENS.MYT.address];
    const amounts = [parseUnits(whole, 6), parseUnits('1000', 18)];
    const data = encodeCall('book', 'addOrder', [solo.address, sold, bought, 0, ...amounts]);
    await chain.receipt(
      await chain.node.rpc<Hex>('eth_sendTransaction', { from, to: orderBook, data, gas: ORDER_GAS, ...FEE_CAP }),
    );
  }
  await safes.open(solo, trade.address({ pay: 'USDC', receive: 'MYT' }));
  await safes.connected(solo);
  const before = await chain.balanceOf('USDC', solo.address);
  await trade.pay.fill('100');
  await trade.review('Buy MYT');
  await expect(trade.dialog('Confirm order')).toContainText('Approves 100.00 USDC in the same transaction.');
  await trade.confirm('Buy MYT');
  const review = page.getByRole('dialog', { name: 'Confirm transaction' });
  await expect(review.getByRole('listitem')).toHaveCount(2);
  await safes.answer('Sign as Alice');
  await expect(trade.dialog('Transaction Submitted')).toContainText('Waiting to be executed in your Safe');
  await safes.transaction(0).getByRole('button', { name: 'Execute' }).click();
  expect((await trade.happened()).text).toMatch(/Bought [\d,.]+ MYT for 100\.00 USDC/);
  expect(await chain.balanceOf('USDC', solo.address)).toBe(before - parseUnits('100', 6));
  expect(await chain.allowance('USDC', solo.address)).toBe(0n);

  await trade.openOrders.getByRole('button', { name: 'Cancel all' }).press('Enter');
  const cancelling = trade.dialog(/^Cancel(ling)? 2 orders/);
  await cancelling.getByRole('button', { name: 'Cancel all' }).click();
  await safes.answer('Sign as Alice');
  await expect(cancelling).toContainText('All 2 cancellations were sent in one transaction.');
  await cancelling.getByRole('button', { name: 'Close' }).last().click();
  await expect(trade.openOrders.getByRole('button', { name: /^Cancelling the order of/ })).toHaveCount(2);
  await expect(trade.openOrders).toContainText('Cancel 2 orders');
  await safes.transaction(1).getByRole('button', { name: 'Execute' }).click();
  await expect(trade.openOrders).toContainText('No open orders');
  await expect(trade.notifications).toContainText('2 orders cancelled');
  expect(await chain.balanceOf('USDC', solo.address)).toBe(before - parseUnits('21', 6));
  await expect(app.getByRole('banner')).not.toContainText('pending');
});

test('transactions of a Safe are rejected, replaced, and executed while the application is open outside the Safe @once', async ({
  chain,
  page,
  request,
  safes,
  solo,
  stage,
}) => {
  const { trade } = safes;
  await safes.open(solo, trade.address({ pay: 'MATIC', receive: 'WMATIC' }));
  await safes.connected(solo);
  for (const amount of ['1', '2', '3']) {
    await trade.pay.fill(amount);
    await trade.button('Wrap').click();
    await safes.answer('Sign as Alice');
    const submitted = trade.dialog('Transaction Submitted');
    await expect(submitted).toContainText('Waiting to be executed in your Safe');
    await submitted.getByRole('button', { name: 'Close' }).last().click();
  }
  await safes.transaction(0).getByRole('button', { name: 'Reject' }).click();
  await expect(trade.notifications).toContainText('Rejected in the Safe: Wrap 1.00 MATIC');
  await expect(trade.notifications).toContainText("Your Safe's owners rejected it.");
  await safes.transaction(1).first().getByRole('button', { name: 'Replace' }).click();
  await expect(trade.notifications).toContainText('Replaced in the Safe: Wrap 2.00 MATIC');

  const hash = await safes.transaction(2).getAttribute('data-hash');
  await page.goto(stage.appUrl);
  await request.post(`${stage.safeHost.url}/execute`, { data: { safe: solo.address, hash } });
  const outside = page.getByRole('region', { name: 'Notifications' });
  await expect(outside).toContainText('Wrapped 3.00 MATIC');
  const link = await outside.getByRole('link', { name: 'View on Explorer' }).getAttribute('href');
  const mined = await chain.node.rpc<object | null>('eth_getTransactionByHash', link?.slice(-66));
  expect(mined).not.toBeNull();
});
