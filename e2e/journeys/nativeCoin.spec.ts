import { parseEther, parseUnits } from 'ethers';
import { encodeCall } from '../devnet/contracts.ts';
import { expect, test } from '../fixtures/test.ts';

test('pays MATIC: nothing to approve, the order is sent with the coin', async ({ chain, trade, trader, wallet }) => {
  const { account } = trader;
  await trade.open({ pay: 'MATIC', receive: 'USDC' });
  await trader.connect();
  const before = { matic: await chain.nativeBalance(account), usdc: await chain.balanceOf('USDC', account) };

  await trade.pay.fill('500');
  const quoted = await trade.place('Sell MATIC');
  const { hash } = await trade.happened();

  expect(await chain.balanceOf('USDC', account)).toBe(before.usdc + quoted.filled.quote);
  expect(before.matic - (await chain.nativeBalance(account)) - (await chain.gasPaid(hash))).toBe(parseEther('500'));
  expect(quoted.filled.base + quoted.rest.base).toBe(parseEther('500'));
  const [request] = wallet.sent('eth_sendTransaction').flat() as { data: string }[];
  const method = encodeCall('book', 'addOrderWithETH', [chain.account(account), chain.deployment.tokens.USDC, 0n, 0n]);
  expect(request?.data.slice(0, 10)).toBe(method.slice(0, 10));
});

test('receives MATIC for USDC, not the wrapped coin', async ({ chain, trade, trader, wallet }) => {
  const { account } = trader;
  await chain.approve(account, 'USDC');
  await trade.open({ pay: 'USDC', receive: 'MATIC' });
  await trader.connect();
  const before = {
    matic: await chain.nativeBalance(account),
    wmatic: await chain.balanceOf('WMATIC', account),
    usdc: await chain.balanceOf('USDC', account),
  };

  await trade.pay.fill('350');
  const quoted = await trade.place('Buy MATIC');
  const { hash } = await trade.happened();

  expect((await chain.nativeBalance(account)) + (await chain.gasPaid(hash)) - before.matic).toBe(quoted.filled.base);
  expect(quoted.filled.base).toBeGreaterThan(parseEther('490'));
  expect(await chain.balanceOf('WMATIC', account)).toBe(before.wmatic);
  expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - parseUnits('350', 6));
  const [request] = wallet.sent('eth_sendTransaction').flat() as { data: string }[];
  const method = encodeCall('book', 'addOrderForETH', [
    chain.account(account),
    chain.deployment.tokens.USDC,
    0n,
    1n,
    1n,
  ]);
  expect(request?.data.slice(0, 10)).toBe(method.slice(0, 10));
});

test('Max leaves some MATIC for gas', { tag: '@once' }, async ({ chain, trade, trader }) => {
  await trade.open({ pay: 'MATIC', receive: 'USDC' });
  await trader.connect();
  const balance = await chain.nativeBalance(trader.account);
  await trade.ticket.getByRole('button', { name: 'Max' }).first().click();
  await expect(trade.pay).toHaveValue(/\d/);
  expect(balance - parseEther(await trade.pay.inputValue())).toBe(parseEther('0.01'));
});

test('cancels an order that sells MATIC and gets the coin back', async ({ chain, trade, trader }) => {
  const { account } = trader;
  await trade.open({ pay: 'MATIC', receive: 'USDC', type: 'limit' });
  await trader.connect();
  const before = await chain.nativeBalance(account);
  await trade.price.fill('2');
  await trade.pay.fill('100');
  await trade.place('Sell MATIC');
  const placed = await trade.happened();
  const spent = parseEther('100') + (await chain.gasPaid(placed.hash));
  expect(before - (await chain.nativeBalance(account))).toBe(spent);

  await trade.cancelOrder();
  const cancelled = await trade.happened();
  const gas = (await chain.gasPaid(placed.hash)) + (await chain.gasPaid(cancelled.hash));
  expect(before - (await chain.nativeBalance(account))).toBe(gas);
  expect(await chain.openOrders('WMATIC', 'USDC', account)).toEqual([]);
});
