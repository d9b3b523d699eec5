import { parseUnits } from 'ethers';
import { holdings, pairOf, test } from '../fixtures/liquidityTest.ts';
import { expect } from '../fixtures/test.ts';
import { amountNextTo, expectShown } from '../pages/shownAmount.ts';
import { pickToken, supplyThird } from '../pages/supplyThird.ts';

test('a token and the coin enter a pool that has neither in one transaction, and are received as shown @once', async ({
  add,
  chain,
  page,
  trader,
  wallet,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  const pair = await pairOf(chain, 'MYT', 'USDC');
  const owned = async () => ({
    ...(await holdings(chain, account, pair, 'MYT', 'USDC')),
    weth: await chain.balanceOf('WETH', account),
  });
  await trader.connectAt(() => add.open('MYT', 'USDC'));

  for (const [symbol, amount] of [
    ['WETH', '0.05'],
    ['MATIC', '100'],
  ] as const) {
    await test.step(symbol, async () => {
      const before = await owned();
      const dialog = await supplyThird(add, page, symbol, amount);
      await expect(dialog).toContainText('Both swaps and the supply are one transaction: all happen, or none.');
      await expect(dialog).toContainText(/Pool tokens, at least\s*[\d.,]+\sMYT-LP/);
      await expect(dialog).toContainText('Price impact of both swaps');
      await expect(dialog).toContainText(/Cost against supplying both tokens\s*[\d.]+\s(WETH|MATIC) \([\d.<]+%\)/);
      const press = dialog.getByRole('button', { name: 'Swap and supply' });
      await expect(press).toBeEnabled();
      const shown = await dialog.innerText();
      await press.click();
      expect(await add.happened()).toContain('Swap a part and add liquidity');
      const after = await owned();
      expectShown(amountNextTo('You receive', 'MYT-LP', shown), after.lp - before.lp, 18);
      expectShown(amountNextTo('Stays in your wallet', 'USDC', shown), after.b - before.b, 6);
      expectShown(amountNextTo('Stays in your wallet', 'MYT', shown), after.a - before.a, 18);
      if (symbol === 'WETH') expect(before.weth - after.weth).toBe(parseUnits(amount, 18));
      expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
    });
  }
  expect(wallet.count('eth_sendTransaction')).toBe(0);
});

test('a token into a pool that does not have it, step by step: the next step has what arrived, also after reloads @phone', async ({
  add,
  chain,
  page,
  trader,
}) => {
  const { account } = trader;
  const pair = await pairOf(chain, 'MYT', 'USDC');
  await trader.connectAt(() => add.open('MYT', 'USDC'));
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');
  const first = await supplyThird(add, page, 'WETH', '0.05');
  await first.getByRole('button', { name: 'Approve WETH' }).click();
  await first.getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(page).toHaveURL(/compound=0x/);
  const dialog = page.getByRole('dialog', { name: 'Supply one token' });
  const amount = dialog.getByRole('textbox', { name: 'Amount of USDC to supply' });
  await expect(amount).toHaveValue(/\d/);
  const arrived = (await holdings(chain, account, pair, 'MYT', 'USDC')).b - before.b;
  expect(parseUnits(await amount.inputValue(), 6)).toBe(arrived);
  await page.reload();
  expect(parseUnits(await amount.inputValue(), 6)).toBe(arrived);
  await dialog.getByRole('button', { name: 'Approve USDC' }).click();
  await dialog.getByRole('button', { name: 'Swap', exact: true }).click();
  expect(await add.happened()).toContain('Bought');
  await expect(page).not.toHaveURL(/compound/);
  await page.reload();
  await expect(add.amount('MYT')).not.toHaveValue('');
  await add.approve('MYT');
  await add.approve('USDC');
  await add.supply();
  await add.happened();
  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  expect(after.lp).toBeGreaterThan(before.lp);
  // A part that the pool did not take stays.
  expect(after.b - before.b).toBeLessThan(arrived / 100n);
  expect(after.b).toBeGreaterThanOrEqual(before.b);
});

test('a pool with the coin: a token without a market is named, another one goes in steps @once', async ({
  add,
  chain,
  page,
  trader,
  wallet,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  await trader.connectAt(() => add.open('MYT', 'MATIC'));
  const dialog = await supplyThird(add, page, 'WBTC', '0.01');
  await expect(dialog).toContainText('The order book has no market of WBTC with MYT or MATIC. Choose another token.');
  await expect(dialog.getByRole('button', { name: 'No market for WBTC' })).toBeDisabled();
  await pickToken(dialog, page, 'Token you pay', 'USDC');
  const before = await chain.balanceOf('USDC', account);
  await dialog.getByRole('textbox', { name: 'Amount of USDC to supply' }).fill('100');
  await expect(dialog).toContainText('Approves 100.00 USDC in the same transaction.');
  await dialog.getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(page).toHaveURL(/compound=0x/);
  const amount = dialog.getByRole('textbox', { name: /^Amount of (MYT|MATIC) to supply$/ });
  await expect(amount).toHaveValue(/\d/);
  expect(before - (await chain.balanceOf('USDC', account))).toBe(parseUnits('100', 6));
  await expect(dialog.getByRole('button', { name: /^Swap( and supply)?$/ })).toBeEnabled();
});

test('a pool whose coin is chosen as its wrapped token: one transaction pays that token, as shown @once', async ({
  add,
  chain,
  page,
  trader,
  wallet,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  const pair = await pairOf(chain, 'MYT', 'WMATIC');
  await trader.connectAt(() => add.open('MYT', 'WMATIC'));
  const dialog = await supplyThird(add, page, 'USDC', '100');
  const press = dialog.getByRole('button', { name: 'Swap and supply' });
  await expect(press).toBeEnabled();
  const shown = await dialog.innerText();
  const before = await holdings(chain, account, pair, 'MYT', 'WMATIC');
  await press.click();
  expect(await add.happened()).toContain('Swap a part and add liquidity');
  const after = await holdings(chain, account, pair, 'MYT', 'WMATIC');
  expectShown(amountNextTo('You receive', 'MYT-LP', shown), after.lp - before.lp, 18);
  expectShown(amountNextTo('Stays in your wallet', 'WMATIC', shown), after.b - before.b, 18);
  expectShown(amountNextTo('Stays in your wallet', 'MYT', shown), after.a - before.a, 18);
  expect(wallet.count('eth_sendTransaction')).toBe(0);
});
