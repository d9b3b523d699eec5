import type { Page } from '@playwright/test';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { expect, test } from '../fixtures/test.ts';
import { closeOutcome } from '../pages/outcome.ts';

const DAY = 86_400;

const card = (page: Page, symbol: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: symbol }) })
    .last();

test('test tokens are taken once per address and day, refused with a countdown, and every other reason shows before the press @once', async ({
  chain,
  page,
  trader,
  wallet,
}) => {
  const [, faucet] = chain.deployment.faucets;
  if (!faucet) throw new Error('There is no faucet');
  const asOwner = (method: string, ...args: readonly unknown[]) =>
    chain.sendAs(ROLES.deployer, { to: faucet, data: encodeCall('faucet', method, args) });
  const usdc = card(page, 'USDC');
  const button = usdc.getByRole('button');
  await trader.connectAt(() => page.goto('/faucet'));

  await test.step('a refusal in the wallet sends nothing; then 100 USDC arrive, by a transaction', async () => {
    await expect(button).toHaveText('Get 100 USDC');
    await expect(usdc).toContainText('Once a day');
    wallet.rejectNext();
    await button.click();
    const refused = page.getByRole('dialog', { name: 'Not sent' });
    await expect(refused).toContainText('rejected in the wallet');
    await refused.getByRole('button', { name: 'Close' }).last().click();
    const before = await chain.balanceOf('USDC', trader.account);
    await button.click();
    expect(await closeOutcome(page)).toContain('100.00 USDC received from the faucet');
    expect((await chain.balanceOf('USDC', trader.account)) - before).toBe(100_000_000n);
  });

  await test.step('refused until a day is over, with the time left', async () => {
    await expect(button).toHaveText(/^Again in 23:59:\d\d$/);
    await expect(button).toBeDisabled();
    await expect(usdc).toContainText('Your account has received its share.');
    await expect(card(page, 'MYT').getByRole('button')).toHaveText('Get 500 MYT');
    await page.reload();
    await expect(button).toHaveText(/^Again in 23:5\d:\d\d$/);
    await chain.node.rpc('evm_increaseTime', DAY);
    await chain.mine();
    await expect(button).toHaveText('Get 100 USDC');
  });

  await test.step('paused, empty, no coins for the fee', async () => {
    await asOwner('setPaused', true);
    await expect(button).toHaveText('The faucet is paused');
    await asOwner('setPaused', false);
    await asOwner('setTerms', 10n ** 12n, BigInt(DAY));
    await expect(button).toHaveText('The faucet is empty');
    await expect(button).toBeDisabled();
    await asOwner('setTerms', 100_000_000n, 3600n);
    await expect(usdc).toContainText('Once in 01:00:00');
    await chain.node.rpc('anvil_setBalance', chain.account(trader.account), '0x0');
    await expect(button).toHaveText('Not enough MATIC for the network fee');
    await expect(usdc).toContainText('send some MATIC to your account first');
  });

  await test.step('only on Polygon', async () => {
    const link = page.getByRole('banner').getByRole('link', { name: 'Faucet' });
    await expect(link).toHaveCount(1);
    await wallet.setChain(1);
    await expect(page.getByRole('dialog', { name: 'Not available here' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toHaveText('Switch to Polygon');
    await expect(link).toHaveCount(0);
  });
});
