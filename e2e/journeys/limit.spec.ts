import { myt, usdc } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';

const TAKER = 16;

test('a partly filled order is cancelled, and a limit order rests and is then filled by another account @once', async ({
  chain,
  trade,
  trader,
}) => {
  const { account } = trader;
  await chain.approve(account, 'USDC');
  await test.step('the remainder of a partly filled order comes back', async () => {
    const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };
    await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('419.9'), to: myt('1000') });
    await chain.placeOrder(TAKER, { sold: 'MYT', bought: 'USDC', from: myt('600'), to: usdc('251.94') });
    await chain.approve(account, 'USDC');
    const [order] = await chain.openOrders('USDC', 'MYT', account);
    if (order === undefined) throw new Error('The order is gone');
    expect(order.remain).toBeGreaterThan(0n);
    expect(order.remain).toBeLessThan(order.from);
    const received = (await chain.balanceOf('MYT', account)) - before.myt;
    expect(received).toBeGreaterThan(0n);

    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT', type: 'limit' }));
    await trade.cancelOrder();
    expect((await trade.happened()).text).toMatch(/Order cancelled, [\d.]+ USDC returned/);
    expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
    await expect(trade.openOrders).toContainText('No open orders');
    expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - order.from + order.remain);
    expect(await chain.balanceOf('MYT', account)).toBe(before.myt + received);
  });

  await test.step('an order rests, and is filled', async () => {
    const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };
    await trade.price.fill('0.4199');
    await trade.pay.fill('419.9');
    const quoted = await trade.place('Buy MYT');
    expect(quoted.filled.base).toBe(0n);
    expect(quoted.rest.quote).toBe(usdc('419.9'));
    expect((await trade.happened()).text).toContain('Your order is open');
    const [order] = await chain.openOrders('USDC', 'MYT', account);
    expect(order).toMatchObject({ from: usdc('419.9'), to: myt('1000'), remain: usdc('419.9') });
    expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - usdc('419.9'));
    await expect(trade.openOrders).toContainText('1,000.00 MYT');

    // Enough to push the pool to the order's price and take all of the order.
    await chain.placeOrder(TAKER, { sold: 'MYT', bought: 'USDC', from: myt('5000'), to: usdc('2099.5') });
    await expect(trade.openOrders).toContainText('No open orders');
    expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
    const received = (await chain.balanceOf('MYT', account)) - before.myt;
    expect(myt('1000') - received).toBeLessThanOrEqual(1n);
  });
});

test('a limit order crosses, fills partly from book and pool, and the rest stays open @once', async ({
  chain,
  trade,
  trader,
}) => {
  const { account } = trader;
  await chain.approve(account, 'MYT');
  await trader.connectAt(() => trade.open({ pay: 'MYT', receive: 'USDC', type: 'limit' }));
  const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };

  await trade.price.fill('0.418');
  await trade.pay.fill('20000');
  const quoted = await trade.place('Sell MYT');
  for (const leg of [quoted.book, quoted.pool, quoted.rest]) expect(leg.base).toBeGreaterThan(0n);
  expect(quoted.filled.base + quoted.rest.base).toBe(myt('20000'));
  const { text } = await trade.happened();

  expect(text).toContain('Sold');
  expect(await chain.balanceOf('MYT', account)).toBe(before.myt - myt('20000'));
  expect(await chain.balanceOf('USDC', account)).toBe(before.usdc + quoted.filled.quote);
  const [order] = await chain.openOrders('MYT', 'USDC', account);
  expect(order).toMatchObject({ from: myt('20000'), to: usdc('8360'), remain: quoted.rest.base });
  const [best] = await chain.openOrders('MYT', 'USDC');
  expect(best?.index).toBe(order?.index);
  await expect(trade.openOrders).toContainText('20,000.00 MYT');
});
