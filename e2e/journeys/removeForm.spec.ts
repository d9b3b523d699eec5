import { TOKENS } from '../devnet/tokens.ts';
import { expect } from '../fixtures/test.ts';
import { providesMatic, providesMyt, test } from '../fixtures/liquidityTest.ts';
import { faultsInBothThemes } from '../pages/axe.ts';

test('after a rejection nothing is sent and everything typed is kept @once', async ({
  chain,
  page,
  remove,
  trader,
  wallet,
}) => {
  const { account } = trader;
  const pair = await providesMyt(chain, account);
  await trader.connectAt(() => remove.open('MYT', 'USDC'));
  await remove.percent.fill('12.5');
  const closed = page.getByRole('dialog', { name: 'Not sent' });
  wallet.rejectNext();
  await remove.button('Sign').click();
  await expect.poll(() => wallet.count('eth_signTypedData_v4')).toBe(1);
  await expect(remove.button('Sign')).toBeEnabled();
  await expect(page.getByRole('dialog')).toBeHidden();
  await remove.sign();
  wallet.rejectNext();
  const supply = await chain.lpSupply(pair);
  await remove.remove();
  await expect(closed).toContainText('The request was rejected in the wallet.');
  await closed.getByRole('button', { name: 'Dismiss' }).click();
  await expect(remove.percent).toHaveValue('12.5');
  await expect(remove.button('Remove')).toBeEnabled();
  expect(await chain.lpSupply(pair)).toBe(supply);
});

test('the form explains what cannot be removed, and nothing typed is lost @once', async ({
  chain,
  page,
  remove,
  trader,
}) => {
  const { account } = trader;
  const pair = await providesMyt(chain, account);
  await trader.connectAt(() => page.goto(`/remove/ETH/${TOKENS.WMATIC.address}`));
  await expect(remove.button('Invalid pair')).toBeDisabled();
  await remove.open('MYT', 'OLDY');
  await expect(remove.button('No pool found')).toBeDisabled();
  await remove.open('MYT', 'USDC');
  await remove.percent.fill('101');
  await expect(remove.button('Insufficient MYT-LP balance')).toBeDisabled();
  await remove.percent.fill('0.001');
  await expect(remove.button('Enter a percent')).toBeDisabled();
  await remove.poolTokens.fill('0.000000000000000001');
  await expect(remove.button('The amount is too small')).toBeDisabled();
  await remove.amount('MYT').fill('1001');
  await expect(remove.button('Insufficient MYT-LP balance')).toBeDisabled();
  await expect(remove.amount('MYT')).toHaveValue('1001');
  await chain.stake(account, pair, await chain.lpBalance(pair, account));
  await expect(remove.form).toContainText('All your pool tokens are in the rewards pool');
});

test('the keyboard alone removes liquidity', { tag: '@once' }, async ({ chain, page, remove, trader }) => {
  const pair = await providesMyt(chain, trader.account);
  await trader.connectAt(() => remove.open('MYT', 'USDC'));
  const before = await chain.lpBalance(pair, trader.account);
  await remove.slider.focus();
  await page.keyboard.press('End');
  await expect(remove.percent).toHaveValue('100');
  const pressWithTab = async (name: string, within = remove.form): Promise<void> => {
    const bought = within.getByRole('button', { name, exact: true });
    await expect(bought).toBeEnabled();
    for (let press = 0; press < 60; press += 1) {
      if (await bought.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(bought).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await pressWithTab('Sign');
  await pressWithTab('Remove');
  await pressWithTab('Confirm', remove.confirmation);
  await expect(page.getByRole('dialog', { name: 'What happened' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(before).toBeGreaterThan(0n);
  expect(await chain.lpBalance(pair, trader.account)).toBe(0n);
  await expect(remove.percent).toHaveValue('0');
});

test('axe finds nothing on the form, empty, filled and confirming @once', async ({ chain, page, remove, trader }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await providesMatic(chain, trader.account);
  await remove.open('MATIC', 'USDC');
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
  await trader.connect();
  await remove.percent.fill('25');
  await expect(remove.button('Sign')).toBeEnabled();
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
  await remove.sign();
  await remove.button('Remove').click();
  await expect(remove.confirmation).toBeVisible();
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
});
