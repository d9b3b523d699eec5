import type { Locator, Page } from '@playwright/test';
import { formatEther, parseEther } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { view } from '../devnet/exchange.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import { closeOutcome } from '../pages/outcome.ts';

const [ALICE] = ROLES.demo;
const WEEK = 7 * 86_400;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const ask = async (chain: TestChain, method: string, args: readonly unknown[] = []): Promise<readonly unknown[]> =>
  (await view(chain.node, 'burnEarn', chain.deployment.burnEarn, method, args)).toArray();

const order = (chain: TestChain, method: string, args: readonly unknown[]): Promise<unknown> =>
  chain.sendAs(ROLES.deployer, { to: chain.deployment.burnEarn, data: encodeCall('burnEarn', method, args) });

const fact = (page: Page, label: string): Locator =>
  page
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
    .last()
    .getByRole('definition');

test('Alice claims what the last epoch paid, burns for this one, and sees pause, end and an empty vault before she presses @once', async ({
  chain,
  page,
  wallet,
  wallets,
}) => {
  test.slow();
  const { burnEarn } = chain.deployment;
  const alice = chain.account(ALICE);
  const main = page.getByRole('main');
  await wallet.setAccount(ALICE);
  await page.goto('/burn');
  await wallets.connect('Test Wallet', alice);

  await test.step('the epoch that is over pays to the unit', async () => {
    await expect(main.getByRole('button', { name: 'Claim 3,000' })).toBeEnabled();
    const [earned] = await ask(chain, 'earned', [alice]);
    // 900 of 3,600 eMYT, of 12,000 MYT.
    expect(earned).toBe(parseEther('3000'));
    const before = await chain.balanceOf('MYT', ALICE);
    await main.getByRole('button', { name: 'Claim 3,000' }).click();
    await closeOutcome(page);
    expect((await chain.balanceOf('MYT', ALICE)) - before).toBe(earned);
    await expect(main.getByRole('button', { name: 'Nothing to claim yet' })).toBeDisabled();
  });

  const held = await chain.balanceOf('eMYT', ALICE);
  await test.step('half is approved and burned, after its word; a refusal keeps what was typed', async () => {
    await main.getByRole('group').getByRole('button', { name: '50%' }).click();
    await expect(fact(page, 'You would earn, if nobody else burns')).toContainText('6,929.57 MYT ($');
    await main.getByRole('button', { name: 'Approve eMYT' }).click();
    const typed = await main.getByRole('textbox').inputValue();
    await main.getByRole('button', { name: 'Burn eMYT' }).click();
    const dialog = page.getByRole('dialog', { name: 'Burn eMYT' });
    await expect(dialog).toContainText(`${Number(formatEther(held / 2n)).toLocaleString('en-US')} eMYT`);
    const confirm = dialog.getByRole('button', { name: 'Burn for good' });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox').fill('burn');
    wallet.rejectNext();
    await confirm.click();
    const refused = page.getByRole('dialog', { name: 'Not sent' });
    await expect(refused).toContainText('rejected in the wallet');
    await refused.getByRole('button', { name: 'Close' }).last().click();
    await expect(main.getByRole('textbox')).toHaveValue(typed);
    await main.getByRole('button', { name: 'Burn eMYT' }).click();
    await dialog.getByRole('textbox').fill('BURN');
    await confirm.click();
    await closeOutcome(page);
    expect(await chain.balanceOf('eMYT', ALICE)).toBe(held - held / 2n);
    expect((await ask(chain, 'userInfo', [alice]))[0]).toBe(held / 2n);
    await expect(main.getByRole('textbox')).toHaveValue('');
    await expect(fact(page, 'Your share of the epoch')).toHaveText('57.75%');
  });

  await test.step('the next epoch makes it claimable; an empty vault says so before the press', async () => {
    await chain.node.rpc('evm_increaseTime', WEEK);
    await chain.mine();
    await expect(main.getByRole('button', { name: 'Claim 6,929.57' })).toBeEnabled();
    const approval = (amount: bigint) => encodeCall('token', 'approve', [burnEarn, amount]);
    await chain.sendAs(ROLES.deployer, { to: TOKENS.MYT.address, data: approval(0n) });
    await expect(main.getByText("The rewards vault can't pay this now.")).toBeVisible();
    await expect(main.getByText("The rewards vault can't pay what it owes")).toBeVisible();
    await expect(main.getByRole('button', { name: 'Claim 6,929.57' })).toBeDisabled();
    await chain.sendAs(ROLES.deployer, { to: TOKENS.MYT.address, data: approval(parseEther('100000')) });
    await expect(main.getByRole('button', { name: 'Claim 6,929.57' })).toBeEnabled();
  });

  await test.step('paused and finished', async () => {
    await order(chain, 'setPaused', [true]);
    await expect(main.getByText('Burn & Earn is paused')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Burning is paused' })).toBeDisabled();
    await order(chain, 'setPaused', [false]);
    await order(chain, 'setRewardPerEpoch', [0n]);
    await expect(main.getByRole('button', { name: 'Burning earns nothing now' })).toBeDisabled();
    await expect(main.getByRole('button', { name: 'Claim 6,929.57' })).toBeEnabled();
  });

  await test.step('another network', async () => {
    await wallet.setChain(1);
    await expect(page.getByRole('dialog', { name: 'Not available here' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: 'Switch to Polygon' })).toBeVisible();
  });
});
