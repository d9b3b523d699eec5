import { parseUnits } from 'ethers';
import { TOKENS } from '../devnet/tokens.ts';
import { expect } from '../fixtures/test.ts';
import { OTHER, holdings, pairOf, providesMatic, providesMyt, test } from '../fixtures/liquidityTest.ts';

test('25% by the slider, with a permit: no approval is sent; a moved price is accepted again; without permits an approval is one press away @once', async ({
  chain,
  remove,
  trader,
  wallet,
}) => {
  const { account } = trader;
  const pair = await providesMyt(chain, account);
  await remove.open('MYT', 'USDC');
  await expect(remove.button('Connect Wallet')).toBeVisible();
  await trader.connect();
  await expect(remove.button('Enter an amount')).toBeDisabled();
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');
  const pool = await chain.reserves('MYT', 'USDC');

  await remove.form.getByRole('button', { name: '25%' }).click();
  await expect(remove.percent).toHaveValue('25');
  await expect(remove.amount('MYT')).toHaveValue(/^(250|249\.99\d*)$/);
  await remove.sign();
  expect(wallet.count('eth_signTypedData_v4')).toBe(1);
  await remove.remove();
  expect(await remove.happened()).toMatch(/(250\.00|249\.99\d*) MYT and [\d,.]+ USDC received for [\d,.]+ MYT-LP/);

  expect(wallet.count('eth_sendTransaction')).toBe(1);
  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  const poolAfter = await chain.reserves('MYT', 'USDC');
  expect(before.lp - after.lp).toBe(before.lp / 4n);
  expect(before.supply - after.supply).toBe(before.lp / 4n);
  expect(after.a - before.a).toBe(pool.base - poolAfter.base);
  expect(after.b - before.b).toBe(pool.quote - poolAfter.quote);
  expect(after.a - before.a).toBe(((before.lp / 4n) * pool.base) / before.supply);
  await expect(remove.percent).toHaveValue('0');

  await test.step('a price that moves under the confirmation is announced, and has to be accepted again', async () => {
    await remove.percent.fill('50');
    await remove.sign();
    await remove.button('Remove').click();
    const confirm = remove.confirmation.getByRole('button', { name: 'Confirm' });
    await expect(confirm).toBeEnabled();
    const held = await chain.lpBalance(pair, account);
    const bought = { sold: 'USDC', bought: 'MYT', from: parseUnits('20000', 6), to: parseUnits('30000', 18) } as const;
    await chain.placeOrder(OTHER, bought);
    await expect(remove.confirmation).toContainText('Price Updated');
    await expect(confirm).toBeDisabled();
    await remove.confirmation.getByRole('button', { name: 'Accept' }).click();
    await confirm.click();
    await remove.happened();
    expect(held - (await chain.lpBalance(pair, account))).toBe(held / 2n);
  });

  await test.step('pool tokens without permit: an approval is one press away', async () => {
    await chain.withoutPermits(pair);
    const signed = wallet.count('eth_signTypedData_v4');
    await remove.percent.fill('50');
    await remove.button('Sign').click();
    await expect(remove.form).toContainText('Signing is not supported here');
    await remove.button('Approve MYT-LP').click();
    await expect(remove.button('Remove')).toBeEnabled();
    const held = await chain.lpBalance(pair, account);
    await remove.remove();
    await remove.happened();
    expect(wallet.count('eth_signTypedData_v4')).toBe(signed);
    expect(held - (await chain.lpBalance(pair, account))).toBe(held / 2n);
  });
});

test('a removal is paid in the native coin by permit, a typed amount in the wrapped coin with an approval, and then all @once', async ({
  chain,
  page,
  remove,
  trader,
  wallet,
}) => {
  const { account } = trader;
  const pair = await providesMatic(chain, account);
  await trader.connectAt(() => remove.open('WMATIC', 'USDC'));

  await test.step('half, in the native coin', async () => {
    await remove.percent.fill('50');
    await expect(remove.amount('WMATIC')).not.toHaveValue('');
    await remove.form.getByRole('link', { name: 'Receive MATIC' }).click();
    await expect(page).toHaveURL(new RegExp(`/remove/ETH/${TOKENS.USDC.address}$`));
    await expect(remove.percent).toHaveValue('50');
    await expect(remove.amount('MATIC')).not.toHaveValue('');
    await remove.sign();
    const before = await holdings(chain, account, pair, 'WMATIC', 'USDC');
    const coin = await chain.nativeBalance(account);
    await remove.remove();
    expect(await remove.happened()).toMatch(/[\d,.]+ MATIC and [\d,.]+ USDC received for/);
    const after = await holdings(chain, account, pair, 'WMATIC', 'USDC');
    expect(before.lp - after.lp).toBe(before.lp / 2n);
    expect(before.supply - after.supply).toBe(before.lp / 2n);
    expect(after.a).toBe(before.a);
    expect(after.b).toBeGreaterThan(before.b);
    expect((await chain.nativeBalance(account)) - coin).toBeGreaterThan(parseUnits('99', 18));
  });

  await test.step('a typed amount, in the wrapped coin', async () => {
    await remove.open('WMATIC', 'USDC');
    const signed = wallet.count('eth_signTypedData_v4');
    const before = await holdings(chain, account, pair, 'WMATIC', 'USDC');
    await remove.amount('WMATIC').fill('50');
    await expect(remove.percent).not.toHaveValue('');
    await remove.form.getByRole('button', { name: 'Approve instead' }).click();
    await expect(remove.button('Remove')).toBeEnabled();
    await remove.remove();
    await remove.happened();
    expect(wallet.count('eth_signTypedData_v4')).toBe(signed);
    const after = await holdings(chain, account, pair, 'WMATIC', 'USDC');
    expect(after.a - before.a).toBeGreaterThanOrEqual(parseUnits('50', 18));
    expect(after.a - before.a).toBeLessThan(parseUnits('50.0001', 18));
    expect(before.supply - after.supply).toBe(before.lp - after.lp);
  });

  await test.step('everything that is left', async () => {
    await remove.percent.fill('100');
    await remove.remove();
    await remove.happened();
    expect(await chain.lpBalance(pair, account)).toBe(0n);
    await expect(remove.form).toContainText('You have no liquidity in this pool');
  });
});

test('all pool tokens are staked: withdrawn, then removed, also after a reload @once', async ({
  chain,
  page,
  remove,
  trader,
  wallet,
}) => {
  const { account } = trader;
  const pair = await providesMyt(chain, account);
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');
  await chain.stake(account, pair, before.lp);
  await trader.connectAt(() => remove.open('MYT', 'USDC'));
  await expect(remove.form).toContainText('Include them below to withdraw and remove them.');
  await remove.includeStaked.click();
  await expect(page).toHaveURL(/staked=1/);
  await remove.percent.fill('50');
  await expect(remove.form).toContainText('First step: withdraw from the rewards pool.');
  wallet.rejectNext();
  await remove.button('Withdraw MYT-LP').click();
  await page.getByRole('dialog', { name: 'Not sent' }).getByRole('button', { name: 'Dismiss' }).click();
  await expect(remove.percent).toHaveValue('50');
  await remove.button('Withdraw MYT-LP').click();
  expect(await remove.happened()).toContain('withdrawn');
  expect(await chain.lpBalance(pair, account)).toBe(before.lp / 2n);
  expect(await chain.staked(pair, account)).toBe(before.lp - before.lp / 2n);

  await page.reload();
  await expect(remove.percent).toHaveValue('50');
  await expect(remove.includeStaked).toBeChecked();
  const pool = await chain.reserves('MYT', 'USDC');
  const usdc = await chain.balanceOf('USDC', account);
  await remove.sign();
  await remove.remove();
  await remove.happened();
  expect(await chain.lpBalance(pair, account)).toBe(0n);
  expect(await chain.staked(pair, account)).toBe(before.lp - before.lp / 2n);
  expect((await chain.balanceOf('USDC', account)) - usdc).toBe(((before.lp / 2n) * pool.quote) / before.supply);
});

test(
  'a token that keeps a part of what is moved is paid out besides the native coin',
  { tag: '@once' },
  async ({ chain, remove, trader }) => {
    const { account } = trader;
    await chain.addLiquidity(account, 'TOLL', 'WMATIC', parseUnits('500', 18), parseUnits('100', 18));
    const pair = await pairOf(chain, 'TOLL', 'WMATIC');
    await trader.connectAt(() => remove.open('TOLL', 'MATIC'));
    await remove.percent.fill('50');
    await remove.sign();
    const coin = await chain.nativeBalance(account);
    const before = await holdings(chain, account, pair, 'TOLL', 'WMATIC');
    await remove.remove();
    await remove.happened();
    const after = await holdings(chain, account, pair, 'TOLL', 'WMATIC');
    expect(before.lp - after.lp).toBe(before.lp / 2n);
    expect(after.a).toBeGreaterThan(before.a);
    expect((await chain.nativeBalance(account)) - coin).toBeGreaterThan(parseUnits('49', 18));
  },
);
