import { TOKENS } from '../devnet/tokens.ts';
import { expect } from '../fixtures/test.ts';
import { providesMyt, test } from '../fixtures/liquidityTest.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { pressByKey } from '../pages/byKeyboard.ts';

test('after a rejection nothing is sent and everything typed is kept; then the keyboard alone removes liquidity @once', async ({
  chain,
  page,
  remove,
  trader,
  wallet,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { account } = trader;
  const pair = await providesMyt(chain, account);
  await trader.connectAt(() => remove.open('MYT', 'USDC'));
  await remove.percent.fill('12.5');
  const closed = page.getByRole('dialog', { name: 'Not sent' });
  wallet.rejectNext();
  await remove.button('Sign').click();
  await expect.poll(() => wallet.count('eth_signTypedData_v4')).toBe(1);
  await expect(remove.button('Sign')).toBeEnabled();
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
  await expect(page.getByRole('dialog')).toBeHidden();
  await remove.sign();
  wallet.rejectNext();
  const supply = await chain.lpSupply(pair);
  await remove.button('Remove').click();
  const confirm = remove.confirmation.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeVisible();
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
  await confirm.click();
  await expect(closed).toContainText('The request was rejected in the wallet.');
  await closed.getByRole('button', { name: 'Dismiss' }).click();
  await expect(remove.percent).toHaveValue('12.5');
  await expect(remove.button('Remove')).toBeEnabled();
  expect(await chain.lpSupply(pair)).toBe(supply);

  const before = await chain.lpBalance(pair, account);
  await remove.slider.focus();
  await page.keyboard.press('End');
  await expect(remove.percent).toHaveValue('100');
  await pressByKey(page, remove.button('Sign'));
  await pressByKey(page, remove.button('Remove'));
  await pressByKey(page, confirm);
  await expect(page.getByRole('dialog', { name: 'What happened' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(before).toBeGreaterThan(0n);
  expect(await chain.lpBalance(pair, account)).toBe(0n);
  await expect(remove.percent).toHaveValue('0');
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
