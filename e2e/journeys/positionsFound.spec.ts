import { parseUnits } from 'ethers';
import { encodeCall } from '../devnet/contracts.ts';
import { ROLES } from '../devnet/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { poolPage } from '../pages/poolPage.ts';

const GIVER = ROLES.tests[4];
const MINUTE = { timeout: 60_000 } as const;

test('received pool tokens appear automatically, stay after a reload, and are closed once withdrawn @once', async ({
  chain,
  page,
  trader,
}) => {
  test.slow();
  const pool = poolPage(page);
  const card = pool.card('TEL/USDC');
  const amount = await chain.addLiquidity(GIVER, 'TEL', 'USDC', parseUnits('20000', 2), parseUnits('100', 6));
  const pair = await chain.pairOf('TEL', 'USDC');
  if (pair === undefined) throw new Error('There is no pool of TEL and USDC');

  await trader.connectAt(() => pool.open());
  await expect(page.getByText('No liquidity found')).toBeVisible(MINUTE);
  await expect(page.getByRole('link', { name: 'Find a pool' })).toHaveAttribute('href', /^\/pool\/find/);

  await chain.sendAs(GIVER, {
    to: pair,
    data: encodeCall('token', 'transfer', [chain.account(trader.account), amount]),
  });
  await expect(card).toBeVisible(MINUTE);
  expect(await chain.lpBalance(pair, trader.account)).toBe(amount);
  await page.reload();
  await expect(card).toBeVisible(MINUTE);

  await chain.removeLiquidity(trader.account, 'TEL', 'USDC', amount);
  await expect(card.getByText('Closed')).toBeVisible(MINUTE);
  await page.reload();
  await expect(card.getByText('Closed')).toBeVisible(MINUTE);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Hide closed positions' }).click();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(page.getByText('No open positions')).toBeVisible();
});
