import { parseUnits } from 'ethers';
import { usdc } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';

test('buys at market: approves USDC, sees the fills from book and pool, and gets exactly that @phone', async ({
  chain,
  trade,
  trader,
}) => {
  const { account } = trader;
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };

  await trade.pay.fill('2000');
  await trade.button('Approve USDC').click();
  await expect.poll(() => chain.allowance('USDC', account)).toBe(2n ** 256n - 1n);
  const quoted = await trade.quote();
  const confirmed = await trade.place('Buy MYT');
  expect(confirmed).toEqual(quoted);
  expect(confirmed.book.base).toBeGreaterThan(0n);
  expect(confirmed.pool.base).toBeGreaterThan(0n);
  const { text, hash } = await trade.happened();

  expect(text).toContain('Bought');
  expect((await chain.receipt(hash)).status).toBe('0x1');
  expect(confirmed.filled.quote + confirmed.rest.quote).toBe(usdc('2000'));
  expect(await chain.balanceOf('MYT', account)).toBe(before.myt + confirmed.filled.base);
  expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - usdc('2000'));
  const open = await chain.openOrders('USDC', 'MYT', account);
  expect(open.reduce((sum, { remain }) => sum + remain, 0n)).toBe(confirmed.rest.quote);
  await expect(trade.notifications).toContainText('Bought');
  await expect(trade.pay).toHaveValue('');
});

test('a whole size fills at a tenth of impact, a sale by the amount to receive, a purchase from the pool alone: to the unit @once', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  const { account } = trader;
  for (const token of ['MYT', 'WETH', 'USDC'] as const) await chain.approve(account, token);
  await trader.connectAt(() => trade.open({ pay: 'MYT', receive: 'eMYT' }));

  await test.step('past the warning of its impact', async () => {
    const size = parseUnits('20000', 18);
    const before = { myt: await chain.balanceOf('MYT', account), emyt: await chain.balanceOf('eMYT', account) };
    await trade.pay.fill('20000');
    const quoted = await trade.review('Buy eMYT');
    await expect(trade.dialog('Confirm order')).toContainText(/High Price Impact \d+\.\d+%/);
    await expect(trade.dialog('Confirm order')).toContainText(/If the price moves past [\d.]+/);
    await trade.confirm('Buy eMYT');
    expect([quoted.filled.quote, quoted.rest.quote]).toEqual([size, 0n]);
    await trade.happened();
    expect(await chain.balanceOf('eMYT', account)).toBe(before.emyt + quoted.filled.base);
    expect(await chain.balanceOf('MYT', account)).toBe(before.myt - size);
    expect(await chain.openOrders('MYT', 'eMYT', account)).toEqual([]);
  });

  await test.step('sells by the amount to receive', async () => {
    await goWithin(page, trade.address({ pay: 'WETH', receive: 'USDC' }));
    const before = { usdc: await chain.balanceOf('USDC', account), weth: await chain.balanceOf('WETH', account) };
    await trade.receive.fill('3000');
    const quoted = await trade.place('Sell WETH');
    expect(quoted.filled.quote).toBeGreaterThanOrEqual(usdc('3000'));
    expect((await trade.happened()).text).toContain('Sold');
    expect(await chain.balanceOf('USDC', account)).toBe(before.usdc + quoted.filled.quote);
    expect(await chain.balanceOf('WETH', account)).toBe(before.weth - quoted.filled.base - quoted.rest.base);
  });

  await test.step('without resting orders everything comes from the pool', async () => {
    await goWithin(page, trade.address({ pay: 'USDC', receive: 'DAI' }));
    const dai = await chain.balanceOf('DAI', account);
    const pool = await chain.reserves('DAI', 'USDC');
    await trade.pay.fill('100');
    const quoted = await trade.place('Buy DAI');
    expect(quoted.book.base).toBe(0n);
    expect(quoted.filled).toEqual(quoted.pool);
    await trade.happened();
    expect(await chain.balanceOf('DAI', account)).toBe(dai + quoted.pool.base);
    const after = await chain.reserves('DAI', 'USDC');
    expect(after.quote - pool.quote).toBe(quoted.pool.quote);
    expect(pool.base - after.base).toBe(quoted.pool.base);
  });
});
