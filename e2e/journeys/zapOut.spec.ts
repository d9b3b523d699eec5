import { parseUnits } from 'ethers';
import type { Address } from '#domain/tokens/types.ts';
import { allowanceOf } from '../fixtures/approvals.ts';
import { expect } from '../fixtures/test.ts';
import { holdings, pairOf, providesMatic, providesMyt, test } from '../fixtures/liquidityTest.ts';
import { amountNextTo, expectShown } from '../pages/shownAmount.ts';
import { tradePage } from '../pages/tradePage.ts';

test('pool tokens become one token in one transaction, as shown: withdrawn from the stake, removed and swapped @once', async ({
  chain,
  page,
  remove,
  trader,
  wallet,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  const pair = await providesMyt(chain, account);
  const { lp } = await holdings(chain, account, pair, 'MYT', 'USDC');
  await chain.stake(account, pair, lp / 2n);
  await trader.connectAt(() => remove.open('MYT', 'USDC'));
  await remove.includeStaked.click();
  await remove.receiveOne('USDC');
  await expect(page).toHaveURL(/receive=b/);
  await remove.percent.fill('80');
  await expect(remove.form).toContainText('Cost of the swap');
  await remove.button('Remove').click();
  const dialog = page.getByRole('dialog', { name: 'Receive only USDC' });
  await expect(dialog).toContainText('Withdrawn from the rewards pool');
  await expect(dialog).toContainText('Removal and swap are one transaction: both happen, or none.');
  await expect(dialog).toContainText(/Approves [\d.]+ MYT-LP and [\d.]+ MYT in the same transaction\./);
  const shown = amountNextTo('You receive', 'USDC', await dialog.innerText());
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');
  await dialog.getByRole('button', { name: 'Remove and swap' }).click();
  const happened = await remove.happened();
  expect(happened).toContain('Withdraw from the rewards pool, remove liquidity and swap a part');
  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  expectShown(shown, after.b - before.b, 6);
  expect([after.lp, await chain.staked(pair, account)]).toEqual([0n, lp - (lp * 8_000n) / 10_000n]);
  // The removal's slippage tolerance, and the rewards of the stake.
  expect(after.a).toBeGreaterThanOrEqual(before.a);
  expect(await chain.openOrders('MYT', 'USDC', account)).toEqual([]);
  const { router } = chain.deployment;
  expect(await allowanceOf(chain, account, { token: pair, spender: router })).toBe(0n);
  expect(await chain.allowance('MYT', account)).toBe(0n);
  expect(wallet.count('wallet_sendCalls')).toBe(1);
  expect(wallet.count('eth_sendTransaction')).toBe(0);
});

test('pool tokens become one token step by step, and the last step has the amount of the receipt, also after a reload @once', async ({
  chain,
  page,
  remove,
  trader,
}) => {
  const { account } = trader;
  const pair: Address = await providesMyt(chain, account);
  expect(pair).toBe(await pairOf(chain, 'MYT', 'USDC'));
  await trader.connectAt(() => remove.open('MYT', 'USDC'));
  await remove.receiveOne('USDC');
  await remove.percent.fill('50');
  await expect(remove.form.getByRole('list', { name: 'Steps' })).toContainText('Swap the MYT that arrived');
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');
  await remove.sign();
  await remove.remove();
  await remove.happened();
  await expect(page).toHaveURL(/removal=0x/);
  await page.reload();
  const between = await holdings(chain, account, pair, 'MYT', 'USDC');
  const arrived = between.a - before.a;
  expect(arrived).toBeGreaterThan(parseUnits('499', 18));
  const address = page.url();
  await expect(remove.form).toContainText('Last step: swap the MYT of your removal');
  await remove.form.getByRole('link', { name: 'Swap for USDC' }).click();
  const trade = tradePage(page);
  await expect(trade.pay).not.toHaveValue('');
  expect(parseUnits((await trade.pay.inputValue()).replaceAll(',', ''), 18)).toBe(arrived);
  await trade.button('Approve MYT').click();
  await trade.place('Sell MYT');
  await trade.happened();
  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  expect(after.a).toBe(before.a);
  expect(after.b).toBeGreaterThan(between.b);
  await page.goto(address);
  await expect(remove.percent).toBeVisible();
  await expect(remove.form.getByRole('radio', { name: 'USDC' })).toBeChecked();
  await expect(remove.form.getByText('Last step')).toBeHidden();
});

test('pool tokens become the wrapped coin in one transaction, as shown, and the coin step by step @once', async ({
  chain,
  page,
  remove,
  trader,
  wallet,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  const pair = await providesMatic(chain, account);
  await trader.connectAt(() => remove.open('MATIC', 'USDC'));
  await remove.receiveOne('MATIC');
  await remove.percent.fill('50');
  await expect(remove.form.getByRole('list', { name: 'Steps' })).toContainText('Swap the USDC that arrived');
  await remove.form.getByRole('link', { name: 'Receive WMATIC' }).click();
  await expect(remove.form.getByRole('radio', { name: 'WMATIC' })).toBeChecked();
  await expect(remove.form.getByRole('list', { name: 'Steps' })).toBeHidden();
  await remove.percent.fill('50');
  await remove.button('Remove').click();
  const dialog = page.getByRole('dialog', { name: 'Receive only WMATIC' });
  const press = dialog.getByRole('button', { name: 'Remove and swap' });
  await expect(press).toBeEnabled();
  const shown = await dialog.innerText();
  const before = await holdings(chain, account, pair, 'WMATIC', 'USDC');
  await press.click();
  expect(await remove.happened()).toContain('Remove liquidity and swap a part');
  const after = await holdings(chain, account, pair, 'WMATIC', 'USDC');
  expectShown(amountNextTo('You receive', 'WMATIC', shown), after.a - before.a, 18);
  expectShown(amountNextTo('Stays in your wallet', 'USDC', shown), after.b - before.b, 6);
  expect([wallet.count('wallet_sendCalls'), wallet.count('eth_sendTransaction')]).toEqual([1, 0]);
});
