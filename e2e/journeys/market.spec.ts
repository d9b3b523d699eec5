import { parseUnits } from 'ethers';
import { expect, test } from '../fixtures/test.ts';

const ALICE = 10;
const usdc = (whole: string): bigint => parseUnits(whole, 6);

test('buys at market: approves USDC, sees what fills from book and pool, gets just that', async ({
  chain,
  wallet,
  trade,
  wallets,
}) => {
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await wallets.connect('Test Wallet', chain.account(wallet.account()));
  const before = { usdc: await chain.balanceOf('USDC', ALICE), myt: await chain.balanceOf('MYT', ALICE) };

  await trade.pay.fill('2000');
  await trade.button('Approve USDC').click();
  await expect.poll(() => chain.allowance('USDC', ALICE)).toBeGreaterThan(2n ** 255n);
  const quoted = await trade.quote();
  const confirmed = await trade.place('Buy MYT');
  expect(confirmed).toEqual(quoted);
  expect(confirmed.book.base).toBeGreaterThan(0n);
  expect(confirmed.pool.base).toBeGreaterThan(0n);
  const { text, hash } = await trade.happened();

  expect(text).toContain('Bought');
  expect((await chain.receipt(hash)).status).toBe('0x1');
  expect(await chain.balanceOf('MYT', ALICE)).toBe(before.myt + confirmed.filled.base);
  expect(await chain.balanceOf('USDC', ALICE)).toBe(before.usdc - confirmed.filled.quote - confirmed.rest.quote);
  expect(confirmed.filled.quote + confirmed.rest.quote).toBe(usdc('2000'));
  const open = await chain.openOrders('USDC', 'MYT', ALICE);
  expect(open.map(({ remain }) => remain)).toEqual(confirmed.rest.quote === 0n ? [] : [confirmed.rest.quote]);
  await expect(trade.notifications).toContainText('Bought');
  await expect(trade.pay).toHaveValue('');
});

test('sells at market by the amount to receive', async ({ chain, wallet, trade, wallets }) => {
  await chain.approve(ALICE, 'WETH');
  await trade.open({ pay: 'WETH', receive: 'USDC' });
  await wallets.connect('Test Wallet', chain.account(wallet.account()));
  const before = { usdc: await chain.balanceOf('USDC', ALICE), weth: await chain.balanceOf('WETH', ALICE) };

  await trade.receive.fill('3000');
  const quoted = await trade.place('Sell WETH');
  expect(quoted.filled.quote).toBeGreaterThanOrEqual(usdc('3000'));
  const { text } = await trade.happened();

  expect(text).toContain('Sold');
  expect(await chain.balanceOf('USDC', ALICE)).toBe(before.usdc + quoted.filled.quote);
  expect(await chain.balanceOf('WETH', ALICE)).toBe(before.weth - quoted.filled.base - quoted.rest.base);
});

test('buys where no order rests: all of it comes from the pool', async ({ chain, wallet, trade, wallets }) => {
  await chain.approve(ALICE, 'USDC');
  await trade.open({ pay: 'USDC', receive: 'DAI' });
  await wallets.connect('Test Wallet', chain.account(wallet.account()));
  const dai = await chain.balanceOf('DAI', ALICE);
  const pool = await chain.reserves('DAI', 'USDC');

  await trade.pay.fill('100');
  const quoted = await trade.place('Buy DAI');
  expect(quoted.book.base).toBe(0n);
  expect(quoted.filled).toEqual(quoted.pool);
  await trade.happened();

  expect(await chain.balanceOf('DAI', ALICE)).toBe(dai + quoted.pool.base);
  const after = await chain.reserves('DAI', 'USDC');
  expect(after.quote - pool.quote).toBe(quoted.pool.quote);
  expect(pool.base - after.base).toBe(quoted.pool.base);
});
