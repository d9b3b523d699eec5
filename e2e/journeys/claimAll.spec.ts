import type { Page } from '@playwright/test';
import { parseEther, parseUnits } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { view } from '../devnet/exchange.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';

const [ALICE] = ROLES.demo;
/** Alice's claims, and those that can be paid. */
const CLAIMS = 10;
const PAYABLE = 9;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const written = async (chain: TestChain): Promise<unknown> => {
  const { rewardDistribution } = chain.deployment;
  const args = [TOKENS.MYT.address, chain.account(ALICE)];
  return (await view(chain.node, 'distribution', rewardDistribution, 'rewards', args))[0];
};

/** Recorded sums by token, raw. */
const claimedTogether = async (page: Page): Promise<readonly bigint[]> => {
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }).replaceAll('\\', ''));
  const claimed = kept.slice(kept.indexOf('"claimed":'));
  return [...claimed.matchAll(/"(?:reward|secondReward|amount)":"(\d+)"/g)].map(([, sum]) => BigInt(sum ?? 0));
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Claim rewards' });

test('Alice claims everything in one transaction; what is stopped or short is shown and left out @once', async ({
  chain,
  page,
  wallet,
  wallets,
}) => {
  test.slow();
  wallet.setBatches(true);
  await wallet.setAccount(ALICE);
  await page.goto('/mining/liquidity');
  await wallets.connect('Test Wallet', chain.account(ALICE));
  const bar = page.getByRole('region', { name: 'All rewards' });
  const dialog = dialogOf(page);

  await test.step('the list names every programme, with what it costs', async () => {
    await expect(bar).toContainText('USDC');
    await bar.getByRole('button', { name: 'Claim all' }).click();
    await expect(dialog.getByRole('checkbox')).toHaveCount(CLAIMS);
    for (const name of [
      'Burn & Earn',
      'Bond · MYT for DAI',
      'Distributed rewards · USDC',
      'Liquidity mining · MYT/USDC',
      'Limit-order mining',
    ])
      await expect(dialog).toContainText(name);
    await expect(dialog.getByRole('checkbox', { name: /Farm · DAI/ })).toBeDisabled();
  });

  await test.step('stopped claims cannot be chosen', async () => {
    const { rewardDistribution } = chain.deployment;
    const send = (method: string) =>
      chain.sendAs(ROLES.deployer, { to: rewardDistribution, data: encodeCall('distribution', method, []) });
    await send('stop');
    await expect(dialog.getByText('Claims are stopped.')).toHaveCount(2);
    await expect(dialog.getByRole('checkbox', { name: /Distributed rewards · MYT/ })).toBeDisabled();
    await send('resume');
    await expect(dialog.getByText('Claims are stopped.')).toHaveCount(0);
  });

  await test.step('one press, one transaction, to the unit', async () => {
    const before = { myt: await chain.balanceOf('MYT', ALICE), usdc: await chain.balanceOf('USDC', ALICE) };
    for (const box of await dialog.getByRole('checkbox').all()) if (await box.isEnabled()) await box.check();
    await dialog.getByRole('button', { name: `Claim ${PAYABLE} rewards` }).click();
    await expect(dialog.getByRole('status')).toContainText(/MYT \+ 43\.\d+ USDC claimed/);
    expect(wallet.count('wallet_sendCalls')).toBe(1);
    expect(wallet.count('eth_sendTransaction')).toBe(0);
    const usdc = (await chain.balanceOf('USDC', ALICE)) - before.usdc;
    const myt = (await chain.balanceOf('MYT', ALICE)) - before.myt;
    await expect.poll(() => claimedTogether(page)).toEqual(expect.arrayContaining([myt, usdc]));
    expect(usdc).toBeGreaterThan(parseUnits('43', 6));
    expect(myt).toBeGreaterThan(parseEther('4182'));
    expect(await written(chain)).toBe(0n);
    await dialog.getByRole('button', { name: 'Back to the list' }).click();
    await expect(dialog).not.toContainText('Burn & Earn');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
  });
});

test('claiming from the wallet step by step leaves out a claim that would fail, with its reason, and goes on after a rejected one @once', async ({
  chain,
  page,
  wallet,
  wallets,
}) => {
  test.slow();
  await wallet.setAccount(ALICE);
  await page.goto('/market');
  await wallets.connect('Test Wallet', chain.account(ALICE));
  const account = await wallets.openAccount(chain.account(ALICE));
  await expect(account.getByRole('button', { name: /^Rewards/ })).toContainText('USDC');
  await account.getByRole('button', { name: /^Rewards/ }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('checkbox')).toHaveCount(CLAIMS);
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
  await expect(dialog.getByRole('button', { name: 'Choose what to claim' })).toBeDisabled();
  for (const name of [/Burn & Earn/, /Distributed rewards · MYT/, /Distributed rewards · USDC/]) {
    await dialog.getByRole('checkbox', { name }).check();
  }
  await expect(dialog).toContainText('Your wallet will ask you to confirm each one.');
  const { burnEarn, rewardDistribution } = chain.deployment;
  const held = wallet.holdNext();
  await dialog.getByRole('button', { name: 'Claim 3 rewards' }).click();
  await held.requests;
  // During the first wallet request another reward is claimed elsewhere.
  const claim = encodeCall('distribution', 'claim', [TOKENS.MYT.address]);
  await chain.sendAs(ALICE, { to: rewardDistribution, data: claim });
  held.reject();
  await expect(dialog).toContainText('There is nothing to claim any more.');
  await expect(dialog).toContainText('18.00 USDC claimed');
  await expect(dialog.getByRole('status')).toContainText('2 claims were not sent.');
  const before = await chain.balanceOf('MYT', ALICE);
  await dialog.getByRole('button', { name: 'Try the skipped ones again' }).click();
  // Until the chain shows that the transaction from elsewhere is another one, it may be the refused one.
  const question = page.getByRole('dialog', { name: 'This may have been sent already' });
  await question.or(dialog.getByText('3,000.00 MYT claimed')).first().waitFor();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Send anyway' }).click();
  await expect(dialog).toContainText('3,000.00 MYT claimed');
  expect((await chain.balanceOf('MYT', ALICE)) - before).toBe(parseEther('3000'));
  expect((await view(chain.node, 'burnEarn', burnEarn, 'earned', [chain.account(ALICE)]))[0]).toBe(0n);
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
});
