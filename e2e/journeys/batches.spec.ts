import { formatUnits } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { myt, usdc } from '../fixtures/mytMarket.ts';
import { allowanceOf, approveFor } from '../fixtures/approvals.ts';
import { expect } from '../fixtures/test.ts';
import { holdings, pairOf, test } from '../fixtures/liquidityTest.ts';
import { miningPage } from '../pages/miningPage.ts';
import { closeOutcome } from '../pages/outcome.ts';
import { goWithin } from '../pages/allRoutes.ts';

test('a wallet with batches approves and buys in one press, survives a reload while pending, cancels all at once, and then goes step by step @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
  wallets,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  await trade.pay.fill('100');
  const quoted = await trade.review('Buy MYT');
  const confirmation = trade.dialog('Confirm order');
  await expect(confirmation).toContainText('Approves 100.00 USDC in the same transaction.');
  wallet.rejectNext();
  await trade.confirm('Buy MYT');
  await expect(trade.dialog('Not sent')).toContainText('The request was rejected in the wallet.');
  await trade.dialog('Not sent').getByRole('button', { name: 'Dismiss' }).click();
  await expect(trade.pay).toHaveValue('100');

  const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };
  await trade.review('Buy MYT');
  await chain.setBlockSeconds(0);
  await trade.confirm('Buy MYT');
  const submitted = trade.dialog('Transaction Submitted');
  await expect(submitted).toBeVisible();
  await expect(submitted.getByRole('link', { name: 'View on Explorer' })).toBeHidden();
  await page.reload();
  const dialog = await wallets.openAccount(chain.account(account));
  const recent = dialog.getByRole('region', { name: 'Recent Transactions' });
  await expect(recent.getByRole('img', { name: 'Pending' })).toBeVisible();
  await expect(recent).toContainText('Buy MYT for 100.00 USDC');
  await chain.mine();
  await chain.setBlockSeconds(1);
  await expect(recent.getByRole('img', { name: 'Done' })).toBeVisible();
  await expect(recent.getByRole('link', { name: 'View on Explorer' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(trade.notifications).toContainText('Bought');
  expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - usdc('100'));
  expect(await chain.balanceOf('MYT', account)).toBe(before.myt + quoted.filled.base);
  expect(await chain.allowance('USDC', account)).toBe(0n);
  expect(wallet.count('eth_sendTransaction')).toBe(0);

  await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('400'), to: myt('1000') });
  await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('390'), to: myt('1000') });
  const cancelling = await trade.cancelAll(2);
  await expect(cancelling).toContainText('One confirmation cancels all of them in one transaction.');
  await cancelling.getByRole('button', { name: 'Cancel all' }).click();
  await expect(cancelling).toContainText('All 2 cancellations were sent in one transaction.');
  await cancelling.getByRole('button', { name: 'Close' }).last().click();
  await expect(trade.openOrders).toContainText('No open orders');
  await expect(trade.notifications).toContainText('2 orders cancelled');
  expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);

  wallet.setBatches(false);
  await trade.pay.fill('50');
  await trade.place('Buy MYT');
  const refused = trade.dialog('Error');
  await expect(refused).toContainText("These steps can't be sent as one transaction, so nothing was sent.");
  wallet.rejectNext();
  await refused.getByRole('button', { name: 'Continue step by step' }).click();
  await expect(trade.dialog('Not sent')).toContainText('The request was rejected in the wallet.');
  await trade.dialog('Not sent').getByRole('button', { name: 'Dismiss' }).click();
  await expect(trade.ticket).toContainText('Step 1 of 2');
  await page.reload();
  await expect(trade.pay).toHaveValue('50');
  await trade.button('Approve USDC').click();
  await trade.place('Buy MYT');
  await trade.happened();
  expect(await chain.balanceOf('USDC', account)).toBeLessThan(before.usdc - usdc('149'));
});

test('a wallet with batches sends both approvals and the supply in one press, the removal with its approval, then with the stake, and revokes all approvals @once', async ({
  add,
  chain,
  page,
  remove,
  trader,
  wallet,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  const pair = await pairOf(chain, 'MYT', 'USDC');
  await trader.connectAt(() => add.open('MYT', 'USDC'));
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');
  await add.amount('MYT').fill('1000');
  await expect(add.form).toContainText('One confirmation sends all of it as one transaction.');
  await add.button('Supply').click();
  await expect(add.confirmation).toContainText(/Approves 1,000\.00 MYT and [\d,.]+ USDC in the same transaction\./);
  await add.confirmation.getByRole('button', { name: 'Confirm supply' }).click();
  expect(await add.happened()).toMatch(/1,000\.00 MYT and [\d,.]+ USDC added/);
  const between = await holdings(chain, account, pair, 'MYT', 'USDC');
  expect(before.a - between.a).toBe(myt('1000'));
  expect(between.lp).toBeGreaterThan(before.lp);

  await add.amount('MYT').fill('500');
  await add.button('Supply').click();
  await add.confirmation.getByRole('switch', { name: 'Stake them for rewards' }).click();
  await add.confirmation.getByRole('button', { name: 'Confirm supply' }).click();
  expect(await add.happened()).toContain('Add liquidity and stake it for rewards');
  const left = (await holdings(chain, account, pair, 'MYT', 'USDC')).lp - between.lp;
  const staked = await chain.staked(pair, account);
  expect(staked).toBeGreaterThan(90n * left);
  expect(left).toBeGreaterThanOrEqual(0n);
  expect(await allowanceOf(chain, account, { token: pair, spender: chain.deployment.lpStaking })).toBe(0n);

  await remove.open('MYT', 'USDC');
  await remove.percent.fill('50');
  await remove.button('Remove').click();
  await expect(remove.confirmation).toContainText('in the same transaction.');
  await remove.confirmation.getByRole('button', { name: 'Confirm' }).click();
  expect(await remove.happened()).toMatch(/[\d,.]+ MYT and [\d,.]+ USDC received for/);
  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  expect(after.lp).toBeLessThan(between.lp);
  expect(after.a).toBeGreaterThan(between.a);

  await remove.includeStaked.click();
  await remove.percent.fill('100');
  await expect(remove.form).toContainText('Withdrawn from the rewards pool');
  await remove.button('Remove').click();
  await expect(remove.confirmation).toContainText('Withdrawn from the rewards pool');
  await expect(remove.confirmation).toContainText('Claimed with it');
  const supply = await chain.lpSupply(pair);
  const pool = await chain.reserves('MYT', 'USDC');
  await remove.confirmation.getByRole('button', { name: 'Confirm' }).click();
  const ended = await remove.happened();
  const last = await holdings(chain, account, pair, 'MYT', 'USDC');
  const paid = ((after.lp + staked) * pool.quote) / supply;
  expect(last.b - after.b).toBe(paid);
  // The rewards are in MYT too, and not part of the removal.
  const paidMyt = ((after.lp + staked) * pool.base) / supply;
  expect(last.a - after.a).toBeGreaterThan(paidMyt);
  const shown = (symbol: string): number => Number(new RegExp(`([\\d.]+) ${symbol}`).exec(ended)?.[1]);
  expect(shown('USDC')).toBeCloseTo(Number(formatUnits(paid, 6)), 3);
  expect(shown('MYT')).toBeCloseTo(Number(formatUnits(paidMyt, 18)), 2);
  expect(last.lp).toBe(0n);
  expect(await chain.staked(pair, account)).toBe(0n);
  expect(await allowanceOf(chain, account, { token: pair, spender: chain.deployment.router })).toBe(0n);

  const { orderBook, router } = chain.deployment;
  const given = [
    { token: TOKENS.USDC.address, spender: orderBook },
    { token: TOKENS.MYT.address, spender: router },
  ];
  for (const one of given) await approveFor(chain, account, { ...one, amount: 7n });
  await goWithin(page, '/asstes/approvals');
  await page.getByRole('button', { name: 'Revoke all' }).click();
  const all = page.getByRole('dialog', { name: 'Revoke 2 approvals?' });
  await expect(all).toContainText('One confirmation revokes all of them in one transaction.');
  await all.getByRole('button', { name: 'Revoke all' }).click();
  await expect(all.getByText('Revoked', { exact: true })).toHaveCount(2, { timeout: 60_000 });
  for (const one of given) expect(await allowanceOf(chain, account, one)).toBe(0n);
  expect(wallet.count('wallet_sendCalls')).toBe(5);
  expect(wallet.count('eth_sendTransaction') + wallet.count('eth_signTypedData_v4')).toBe(0);
});

test('a wallet with batches deposits pool tokens by keyboard alone, and burns eMYT, each with its approval @once', async ({
  chain,
  page,
  wallet,
}) => {
  const [alice] = ROLES.demo;
  const { lpStaking, burnEarn } = chain.deployment;
  wallet.setBatches(true);
  await wallet.setAccount(alice);
  wallet.authorize();
  const pair = await pairOf(chain, 'MYT', 'USDC');
  const mining = miningPage(page);
  await mining.open(pair);
  await expect(mining.button('MYT/USDC', 'Enter an amount')).toBeVisible();
  const [held, staked] = [await chain.lpBalance(pair, alice), await chain.staked(pair, alice)];
  await mining.amount('MYT/USDC').focus();
  await page.keyboard.type('0.001');
  const deposit = mining.button('MYT/USDC', 'Approve and deposit');
  await expect(deposit).toBeEnabled();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(deposit).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'What happened' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await chain.staked(pair, alice)).toBe(staked + 10n ** 15n);
  expect(await chain.lpBalance(pair, alice)).toBe(held - 10n ** 15n);
  expect(await allowanceOf(chain, alice, { token: pair, spender: lpStaking })).toBe(0n);

  await goWithin(page, '/burn');
  const main = page.getByRole('main');
  const emyt = await chain.balanceOf('eMYT', alice);
  await main.getByRole('group').getByRole('button', { name: '50%' }).click();
  await main.getByRole('button', { name: 'Burn eMYT' }).click();
  const dialog = page.getByRole('dialog', { name: 'Burn eMYT' });
  await expect(dialog).toContainText(/Approves [\d,.]+ eMYT in the same transaction\./);
  await dialog.getByRole('textbox').fill('BURN');
  await dialog.getByRole('button', { name: 'Burn for good' }).click();
  await closeOutcome(page);
  expect(await chain.balanceOf('eMYT', alice)).toBe(emyt - emyt / 2n);
  expect(await allowanceOf(chain, alice, { token: TOKENS.eMYT.address, spender: burnEarn })).toBe(0n);
  expect(wallet.count('eth_sendTransaction')).toBe(0);
});
