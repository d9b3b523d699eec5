import { TOKENS } from '../devnet/tokens.ts';
import { allowanceOf } from '../fixtures/approvals.ts';
import { HARBOUR, holdings, opensHarbour, providesMyt, test } from '../fixtures/liquidityTest.ts';
import { expect } from '../fixtures/test.ts';
import { amountNextTo, expectShown } from '../pages/shownAmount.ts';

test('pool tokens move to another exchange and back, as shown: withdrawn from the stake, removed, supplied and staked again @once', async ({
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
  const harbour = await opensHarbour(chain);
  await trader.connectAt(() => remove.open('MYT', 'USDC'));
  await remove.includeStaked.click();
  await remove.receiveOne('Move');
  await expect(page).toHaveURL(/move=harbour/);
  await remove.percent.fill('80');
  await expect(remove.form).toContainText(/Price of MYT there\s*0\.(49|50)% higher/);
  await remove.button('Remove').click();
  const dialog = page.getByRole('dialog', { name: 'Move to Harbour' });
  await expect(dialog).toContainText('Withdrawn from the rewards pool');
  await expect(dialog).toContainText('Removal and supply are one transaction: both happen, or none.');
  await expect(dialog).toContainText(/Approves [\d.]+ MYT-LP, [\d.]+ MYT and [\d.,]+ USDC in the same transaction\./);
  const press = dialog.getByRole('button', { name: 'Remove and supply' });
  await expect(press).toBeEnabled();
  const shown = await dialog.innerText();
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');
  await press.click();
  const happened = await remove.happened();
  expect(happened).toContain('Withdraw from the rewards pool and move liquidity to another pool');
  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  const moved = await chain.lpBalance(harbour.pair, account);
  expectShown(amountNextTo('You receive', 'MYT-LP', shown), moved, 18);
  const [, keptB = ''] = /Stays in your wallet\s+[\d.,]+\sMYT\s+([\d.,]+)\sUSDC/.exec(shown) ?? [];
  expectShown(keptB, after.b - before.b, 6);
  expect(after.a).toBeGreaterThan(before.a);
  expect([after.lp, await chain.staked(pair, account)]).toEqual([0n, lp - (lp * 8_000n) / 10_000n]);
  expect(await allowanceOf(chain, account, { token: pair, spender: chain.deployment.router })).toBe(0n);
  for (const { address: token } of [TOKENS.MYT, TOKENS.USDC]) {
    expect(await allowanceOf(chain, account, { token, spender: harbour.router })).toBe(0n);
  }
  expect([wallet.count('wallet_sendCalls'), wallet.count('eth_sendTransaction')]).toEqual([1, 0]);

  await remove.open('MYT', 'USDC', HARBOUR);
  await remove.receiveOne('Move');
  await expect(page).toHaveURL(/move=myt/);
  await remove.percent.fill('100');
  await remove.button('Remove').click();
  const back = page.getByRole('dialog', { name: 'Move to MYT Exchange' });
  await back.getByRole('switch', { name: 'Stake them for rewards' }).click();
  const confirm = back.getByRole('button', { name: 'Remove and supply' });
  await expect(confirm).toBeEnabled();
  const shownBack = await back.innerText();
  const stakedBefore = await chain.staked(pair, account);
  await confirm.click();
  expect(await remove.happened()).toContain('Move liquidity to another pool and stake it for rewards');
  const end = await holdings(chain, account, pair, 'MYT', 'USDC');
  const staked = (await chain.staked(pair, account)) - stakedBefore;
  expectShown(amountNextTo('You receive', 'MYT-LP', shownBack), end.lp + staked, 18);
  expectShown(amountNextTo('You receive at least', 'MYT-LP', shownBack), staked, 18);
  expect(await chain.lpBalance(harbour.pair, account)).toBe(0n);
  expect(wallet.count('wallet_sendCalls')).toBe(2);
});

test('pool tokens move to another exchange step by step, and the supply uses what the receipt has, also after a reload @once', async ({
  chain,
  page,
  remove,
  trader,
}) => {
  const { account } = trader;
  const pair = await providesMyt(chain, account);
  const harbour = await opensHarbour(chain);
  await trader.connectAt(() => remove.open('MYT', 'USDC'));
  await remove.receiveOne('Move');
  await remove.percent.fill('50');
  const steps = remove.form.getByRole('list', { name: 'Steps' });
  await expect(steps).toContainText('Approve and supply the MYT and USDC that arrived on Harbour');
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');
  await remove.sign();
  await remove.remove();
  await remove.happened();
  await expect(page).toHaveURL(/removal=0x/);
  await page.reload();
  const between = await holdings(chain, account, pair, 'MYT', 'USDC');
  await expect(remove.form).toContainText('Last step: supply on Harbour');
  await remove.button('Approve MYT').click();
  await remove.button('Approve USDC').click();
  const supply = remove.button('Supply on Harbour');
  await expect(supply).toBeEnabled();
  const banner = remove.form.getByRole('status').filter({ hasText: 'Last step' });
  const shown = await banner.innerText();
  await supply.click();
  expect(await remove.happened()).toContain('added');
  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  expectShown(amountNextTo('you receive', 'MYT-LP', shown), await chain.lpBalance(harbour.pair, account), 18);
  // All that arrived is supplied or stays; no older tokens are used.
  expect(after.b).toBeGreaterThanOrEqual(before.b);
  expect(after.a).toBeGreaterThan(before.a);
  expect(after.a).toBeLessThan(between.a);
  await expect(remove.form.getByText('Last step')).toBeHidden();
});
