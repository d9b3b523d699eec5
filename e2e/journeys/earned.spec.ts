import { formatEther, formatUnits } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import { EARNER, test } from '../fixtures/earnTest.ts';
import { placeEndedLock } from '../fixtures/endedLock.ts';
import { expect } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { stakingPage } from '../pages/stakingPage.ts';

test('the reward of a lock is what was earned this month, at the price of the pool @once', async ({ chain, page }) => {
  const staking = stakingPage(page);
  await placeEndedLock(chain, EARNER, '100');
  await staking.open('lock');
  await staking.button(staking.card('Lock 1'), 'Withdraw').click();
  await staking.finish();
  await page.goto('/earn');
  await page.getByRole('heading', { name: 'Earned over time' }).click();
  const earned = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Earned over time' }) });
  const { base, quote } = await chain.reserves('MYT', 'USDC');
  const dollars = `$${((10 * Number(formatUnits(quote, 6))) / Number(formatEther(base))).toFixed(2)}`;
  await expect(earned.getByText(`Received in all: ${dollars}`)).toBeVisible();
  const { timestamp } = await chain.node.rpc<{ readonly timestamp: Hex }>('eth_getBlockByNumber', 'latest', false);
  const month = new Date(Number(timestamp) * 1000).toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
  const line = earned.getByRole('listitem').filter({ hasText: month });
  await expect(line).toContainText(`Lock and stake ${dollars}`);
  await expect(earned).toContainText(/The next 30 days would earn you about \$[\d,.]+, if today's rates/);
  expect(await faultsInBothThemes(page)).toEqual([]);
});
