import { parseUnits } from 'ethers';
import { TOKENS } from '../devnet/tokens.ts';
import { allowanceOf } from '../fixtures/approvals.ts';
import { holdings, pairOf, providesMyt, test } from '../fixtures/liquidityTest.ts';
import { expect } from '../fixtures/test.ts';
import { addPage } from '../pages/addPage.ts';
import { choosePool, keptIn } from '../pages/movePool.ts';
import { amountNextTo, expectShown } from '../pages/shownAmount.ts';
import { tradePage } from '../pages/tradePage.ts';

test('pool tokens move to a pool of another pair in one transaction, as shown: removed, swapped twice, supplied and staked @once', async ({
  chain,
  page,
  remove,
  trader,
  wallet,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  const pair = await providesMyt(chain, account);
  const target = await pairOf(chain, 'WETH', 'USDC');
  const { lp } = await holdings(chain, account, pair, 'MYT', 'USDC');
  await trader.connectAt(() => page.goto('/pool/v2'));
  await page.getByRole('link', { name: 'Move', exact: true }).click();
  await expect(remove.form).toBeVisible();
  await remove.percent.fill('80');
  await expect(remove.button('Remove')).toBeDisabled();
  await choosePool(page, remove, 'WETH/USDC');
  await expect(page).toHaveURL(new RegExp(`move=b-${TOKENS.WETH.address}`, 'i'));
  await expect(remove.form).toContainText('Cost against holding');
  await remove.button('Remove').click();
  const dialog = page.getByRole('dialog', { name: 'Move to USDC/WETH' });
  await expect(dialog).toContainText('Removal, both swaps and supply are one transaction: all happen, or none.');
  await dialog.getByRole('switch', { name: 'Stake them for rewards' }).click();
  const press = dialog.getByRole('button', { name: 'Remove, swap and supply' });
  await expect(press).toBeEnabled();
  const shown = await dialog.innerText();
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');
  const wethBefore = await chain.balanceOf('WETH', account);
  await press.click();
  expect(await remove.happened()).toContain('Move liquidity to another pool and stake it for rewards');
  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  const staked = await chain.staked(target, account);
  const moved = (await chain.lpBalance(target, account)) + staked;
  expectShown(amountNextTo('You receive', 'MYT-LP', shown), moved, 18);
  expectShown(amountNextTo('You receive at least', 'MYT-LP', shown), staked, 18);
  const [usdc = '', weth = '', myt = ''] = keptIn(shown);
  expectShown(usdc, after.b - before.b, 6);
  expectShown(weth, (await chain.balanceOf('WETH', account)) - wethBefore, 18);
  expectShown(myt, after.a - before.a, 18);
  expect(before.lp - after.lp).toBe((lp * 8_000n) / 10_000n);
  const { orderBook: book, router } = chain.deployment;
  for (const token of [pair, TOKENS.USDC.address, TOKENS.WETH.address, TOKENS.MYT.address]) {
    for (const spender of [router, book]) expect(await allowanceOf(chain, account, { token, spender })).toBe(0n);
  }
  expect(await chain.openOrders('MYT', 'USDC', account)).toEqual([]);
  expect(await chain.openOrders('WETH', 'USDC', account)).toEqual([]);
  expect([wallet.count('wallet_sendCalls'), wallet.count('eth_sendTransaction')]).toEqual([1, 0]);
});

test('pool tokens move to a pool of another pair step by step, and each step has the amounts of the receipts @phone', async ({
  chain,
  page,
  remove,
  trader,
}) => {
  const { account } = trader;
  const pair = await providesMyt(chain, account);
  const target = await pairOf(chain, 'WETH', 'USDC');
  const { lp } = await holdings(chain, account, pair, 'MYT', 'USDC');
  await chain.stake(account, pair, lp / 2n);
  await trader.connectAt(() => remove.open('MYT', 'USDC'));
  await remove.includeStaked.click();
  await remove.receiveOne('Move');
  await choosePool(page, remove, 'WETH/USDC');
  await remove.percent.fill('80');
  const steps = remove.form.getByRole('list', { name: 'Steps' });
  await expect(steps.getByRole('listitem').first()).toContainText('Withdraw MYT-LP');
  await expect(steps).toContainText('Swap the MYT that arrived for USDC');
  await expect(steps).toContainText('Supply the USDC that arrived: a part is swapped for WETH');
  await remove.button('Withdraw MYT-LP').click();
  await remove.happened();
  await expect(steps).not.toContainText('Withdraw MYT-LP');
  expect(await chain.staked(pair, account)).toBe(lp - (lp * 8_000n) / 10_000n);
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');
  await remove.sign();
  await remove.remove();
  await remove.happened();
  await expect(page).toHaveURL(/removal=0x/);
  await page.reload();
  const address = page.url();
  const between = await holdings(chain, account, pair, 'MYT', 'USDC');
  await expect(remove.form).toContainText('Next step: swap the MYT of your removal');
  await remove.form.getByRole('link', { name: 'Swap for USDC' }).click();
  const trade = tradePage(page);
  await expect(trade.pay).not.toHaveValue('');
  expect(parseUnits((await trade.pay.inputValue()).replaceAll(',', ''), 18)).toBe(between.a - before.a);
  await trade.button('Approve MYT').click();
  await trade.place('Sell MYT');
  await trade.happened();
  await page.goto(address);
  await expect(remove.form).toContainText('Next step: supply the USDC of your removal');
  const swapped = await holdings(chain, account, pair, 'MYT', 'USDC');
  await remove.form.getByRole('link', { name: 'Supply USDC' }).click();
  const zap = page.getByRole('dialog', { name: 'Supply one token' });
  const amount = zap.getByRole('textbox', { name: 'Amount of USDC to supply' });
  await expect(amount).not.toHaveValue('');
  expect(parseUnits((await amount.inputValue()).replaceAll(',', ''), 6)).toBe(swapped.b - before.b);
  await zap.getByRole('button', { name: 'Approve USDC' }).click();
  const press = zap.getByRole('button', { name: 'Swap', exact: true });
  await expect(press).toBeEnabled();
  const shown = amountNextTo('You receive', 'MYT-LP', await zap.innerText());
  await press.click();
  const add = addPage(page);
  await add.happened();
  await page.goto(address);
  await expect(remove.form).toContainText('Next step: supply both tokens');
  await expect(remove.form).toContainText('Staking for rewards follows there.');
  await remove.form.getByRole('link', { name: 'Supply both' }).click();
  await expect(zap).toBeHidden();
  await add.button('Approve USDC').click();
  await add.button('Approve WETH').click();
  await add.supply();
  await add.happened();
  expectShown(shown, await chain.lpBalance(target, account), 18);
  await expect(page.getByRole('region', { name: 'Stake for rewards' })).toBeVisible();
  await page.goto(address);
  await expect(remove.percent).toBeVisible();
  await expect(remove.form.getByText('Next step')).toBeHidden();
});

test('a staked position moves to a pool that has the coin in one transaction, as shown: withdrawn, removed, swapped and supplied @once', async ({
  chain,
  page,
  remove,
  trader,
  wallet,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  const pair = await providesMyt(chain, account);
  const target = await pairOf(chain, 'WMATIC', 'USDC');
  const { lp } = await holdings(chain, account, pair, 'MYT', 'USDC');
  await chain.stake(account, pair, lp / 2n);
  await trader.connectAt(() => remove.open('MYT', 'USDC'));
  await remove.includeStaked.click();
  await remove.receiveOne('Move');
  await choosePool(page, remove, 'MATIC/USDC');
  await remove.percent.fill('80');
  await remove.button('Remove').click();
  const dialog = page.getByRole('dialog', { name: 'Move to USDC/WMATIC' });
  await expect(dialog).toContainText('Withdrawn from the rewards pool');
  const press = dialog.getByRole('button', { name: 'Remove, swap and supply' });
  await expect(press).toBeEnabled();
  const shown = await dialog.innerText();
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');
  const [moved, wmatic] = [await chain.lpBalance(target, account), await chain.balanceOf('WMATIC', account)];
  await press.click();
  expect(await remove.happened()).toContain('Withdraw from the rewards pool and move liquidity to another pool');
  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  expectShown(amountNextTo('You receive', 'MYT-LP', shown), (await chain.lpBalance(target, account)) - moved, 18);
  const [usdc = '', kept = ''] = keptIn(shown);
  expectShown(usdc, after.b - before.b, 6);
  expectShown(kept, (await chain.balanceOf('WMATIC', account)) - wmatic, 18);
  expect([after.lp, await chain.staked(pair, account)]).toEqual([0n, lp - (lp * 8_000n) / 10_000n]);
  expect([wallet.count('wallet_sendCalls'), wallet.count('eth_sendTransaction')]).toEqual([1, 0]);
});
