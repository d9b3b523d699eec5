import { parseEther } from 'ethers';
import { encodeCall } from '../devnet/contracts.ts';
import { allow, EARNER, test } from '../fixtures/earnTest.ts';
import { placeEndedLock } from '../fixtures/endedLock.ts';
import { expect } from '../fixtures/test.ts';

test('"Claim all" lists each lock that has ended, not one that runs, and pays it out to the unit @once', async ({
  chain,
  page,
  wallet,
}) => {
  wallet.setBatches(true);
  const { lockStaking } = chain.deployment;
  await allow(chain, 'MYT', lockStaking);
  const running = encodeCall('lockStaking', 'deposit', [parseEther('25'), 1n]);
  await chain.sendAs(EARNER, { to: lockStaking, data: running });
  await placeEndedLock(chain, EARNER, '100');
  await page.goto('/mining/liquidity');
  await page.getByRole('region', { name: 'All rewards' }).getByRole('button', { name: 'Claim all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Claim rewards' });
  const locks = dialog.getByRole('checkbox', { name: /Lock and stake · MYT #\d+ · / });

  await test.step('a lock that runs is not listed, those that ended are', async () => {
    await expect(locks).toHaveCount(1);
    await placeEndedLock(chain, EARNER, '40');
    await expect(locks).toHaveCount(2);
    await expect(
      dialog.getByRole('listitem').filter({ hasText: 'Lock and stake' }).filter({ hasText: '44' }),
    ).toHaveCount(1);
  });

  await test.step('both are paid in one transaction', async () => {
    for (const box of await dialog.getByRole('checkbox').all()) if (await box.isEnabled()) await box.uncheck();
    for (const box of await locks.all()) await box.check();
    const before = await chain.balanceOf('MYT', EARNER);
    await dialog.getByRole('button', { name: 'Claim 2 rewards' }).click();
    // 100 and 40 at 10 %.
    await expect.poll(async () => (await chain.balanceOf('MYT', EARNER)) - before).toBe(parseEther('154'));
    expect(wallet.count('wallet_sendCalls')).toBe(1);
    await expect(dialog).toContainText('154.00 MYT withdrawn from 2 locks');
    await dialog.getByRole('button', { name: 'Back to the list' }).click();
    await expect(locks).toHaveCount(0);
  });
});
