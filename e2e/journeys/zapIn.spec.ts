import { parseUnits } from 'ethers';
import { expect } from '../fixtures/test.ts';
import { holdings, pairOf, test } from '../fixtures/liquidityTest.ts';

test('one token enters a pool, swapped and supplied in one transaction, then in steps that outlast a reload @once', async ({
  add,
  chain,
  page,
  trader,
  wallet,
}) => {
  const { account } = trader;
  wallet.setBatches(true);
  const pair = await pairOf(chain, 'MYT', 'USDC');
  await trader.connectAt(() => add.open('MYT', 'USDC'));
  const before = await holdings(chain, account, pair, 'MYT', 'USDC');
  const dialog = await add.supplyOne('USDC', '200');
  await expect(dialog).toContainText('Swap and supply are one transaction: both happen, or none.');
  await expect(dialog).toContainText('Cost of the swap');
  await expect(dialog).toContainText(/Approves [\d.]+ USDC, [\d.]+ USDC and [\d.]+ MYT in the same transaction\./);
  await dialog.getByRole('button', { name: 'Swap and supply' }).click();
  expect(await add.happened()).toContain('Swap a part and add liquidity');
  const between = await holdings(chain, account, pair, 'MYT', 'USDC');
  expect(between.lp).toBeGreaterThan(before.lp);
  expect(before.b - between.b).toBeLessThanOrEqual(parseUnits('200', 6));
  expect(before.b - between.b).toBeGreaterThan(parseUnits('198', 6));
  // Only the unsupplied part of the swap's output stays in the wallet.
  expect(between.a).toBeGreaterThanOrEqual(before.a);
  expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
  expect(wallet.count('eth_sendTransaction')).toBe(0);

  await test.step('the same, staked for rewards', async () => {
    const stakedBefore = await chain.staked(pair, account);
    await add.supplyOne('USDC', '50');
    await dialog.getByRole('switch', { name: 'Stake them for rewards' }).click();
    await dialog.getByRole('button', { name: 'Swap and supply' }).click();
    expect(await add.happened()).toContain('Swap a part, add liquidity and stake it for rewards');
    const staked = (await chain.staked(pair, account)) - stakedBefore;
    const kept = (await holdings(chain, account, pair, 'MYT', 'USDC')).lp - between.lp;
    expect(kept).toBeGreaterThanOrEqual(0n);
    expect(staked).toBeGreaterThan(90n * kept);
  });
  const settled = await holdings(chain, account, pair, 'MYT', 'USDC');

  wallet.setBatches(false);
  await page.reload();
  await add.supplyOne('USDC', '100');
  await expect(dialog).toContainText('Until then both tokens are in your wallet.');
  await dialog.getByRole('button', { name: 'Approve USDC' }).click();
  await dialog.getByRole('button', { name: 'Swap' }).click();
  expect(await add.happened()).toContain('Bought');
  await page.reload();
  await expect(add.amount('MYT')).not.toHaveValue('');
  const swapped = await holdings(chain, account, pair, 'MYT', 'USDC');
  expect(swapped.a).toBeGreaterThan(settled.a);
  await add.approve('MYT');
  await add.approve('USDC');
  await add.supply();
  await add.happened();
  const after = await holdings(chain, account, pair, 'MYT', 'USDC');
  expect(after.lp).toBeGreaterThan(settled.lp);
  // Both steps together spend the typed amount, less what the pool did not take.
  expect(settled.b - after.b).toBeLessThanOrEqual(parseUnits('100', 6));
  expect(settled.b - after.b).toBeGreaterThan(parseUnits('99', 6));
  expect(after.a - settled.a).toBeLessThan(parseUnits('1', 18));
});
