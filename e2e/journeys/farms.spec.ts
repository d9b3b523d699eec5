import type { Page } from '@playwright/test';
import { ROLES } from '../devnet/accounts.ts';
import { ownArtifact } from '../devnet/artifact.ts';
import { rawAmount } from '../devnet/market.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { farmsPage } from '../pages/farmsPage.ts';
import { closeOutcome } from '../pages/outcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';

const [ALICE] = ROLES.demo;
const DAY = 86_400;
const { abi } = ownArtifact('DualRewardsFarm');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const stakeOf = async (chain: TestChain, farm: Address): Promise<bigint> => {
  const data = abi.encodeFunctionData('balanceOf', [chain.account(ALICE)]) as Hex;
  return BigInt(await chain.node.rpc<Hex>('eth_call', { to: farm, data }, 'latest'));
};

/** Recorded by the last transaction, raw. */
const lastClaimed = async (page: Page): Promise<readonly bigint[]> => {
  const texts = await page.evaluate(() => JSON.stringify({ ...localStorage }).replaceAll('\\', ''));
  const last = [...texts.matchAll(/"claimed":\{"reward":"(\d+)"(?:,"secondReward":"(\d+)")?/g)].at(-1) ?? [];
  // A group that did not match is empty.
  return last
    .slice(1)
    .filter(Boolean)
    .map((digits) => BigInt(digits));
};

test('Alice stakes MYT, days pass, and she claims to the unit, withdraws a part and all @once', async ({
  chain,
  page,
  wallet,
  wallets,
}) => {
  test.slow();
  const farms = farmsPage(page);
  const { single } = chain.deployment.farms;
  await wallet.setAccount(ALICE);
  await farms.open(single);
  await wallets.connect('Test Wallet', chain.account(ALICE));
  const [held, staked] = [await chain.balanceOf('MYT', ALICE), await stakeOf(chain, single)];

  await test.step('the yield has its inputs one press away, and compounds where the reward is the stake', async () => {
    // 36,500 MYT a year for 51,000 staked.
    await expect(farms.line('MYT').locator('strong')).toHaveText('71.57%');
    await farms.card('MYT').getByText('How the yield is computed').click();
    await expect(farms.card('MYT').getByText(/104\.\d+% APY/)).toBeVisible();
    await expect(farms.fact('MYT', 'You earn a day')).toHaveText('1.96078 MYT');
  });

  await test.step('a quarter is approved and staked; a refusal keeps what was typed', async () => {
    await farms.part('MYT', '25%').click();
    await farms.button('MYT', 'Approve MYT').click();
    await expect(farms.button('MYT', 'Stake')).toBeEnabled();
    const typed = await farms.amount('MYT').inputValue();
    wallet.rejectNext();
    await farms.button('MYT', 'Stake').click();
    const refused = page.getByRole('dialog', { name: 'Not sent' });
    await expect(refused).toContainText('rejected in the wallet');
    await refused.getByRole('button', { name: 'Close' }).last().click();
    await expect(farms.amount('MYT')).toHaveValue(typed);
    await farms.button('MYT', 'Stake').click();
    await closeOutcome(page);
    expect(await stakeOf(chain, single)).toBe(staked + held / 4n);
    await expect(farms.amount('MYT')).toHaveValue('');
  });

  await test.step("nine days pass at once: the countdown is the chain's, and what is claimed is the receipt's", async () => {
    await expect(farms.fact('MYT', 'Time left')).toHaveText('364 days');
    await chain.node.rpc('anvil_mine', '0x12', `0x${(DAY / 2).toString(16)}`);
    await expect(farms.fact('MYT', 'Time left')).toHaveText('355 days');
    const before = await chain.balanceOf('MYT', ALICE);
    await farms.button('MYT', /^Claim /).click();
    await closeOutcome(page);
    const gained = (await chain.balanceOf('MYT', ALICE)) - before;
    // A quarter of about 50,000 and 1,000 of some 63,500 share 100 a day.
    expect(gained).toBeGreaterThan(rawAmount('MYT', 150));
    await expect.poll(() => lastClaimed(page)).toEqual([gained]);
  });

  await test.step('half is withdrawn, then everything with its rewards', async () => {
    await farms.card('MYT').getByRole('tab', { name: 'Withdraw' }).click();
    const all = await stakeOf(chain, single);
    await farms.part('MYT', '50%').click();
    await farms.button('MYT', 'Withdraw').click();
    await closeOutcome(page);
    expect(await stakeOf(chain, single)).toBe(all - all / 2n);
    await expect.poll(() => lastClaimed(page)).toEqual([0n]);
    const before = await chain.balanceOf('MYT', ALICE);
    await farms.button('MYT', 'Withdraw all and claim').click();
    await closeOutcome(page);
    expect(await stakeOf(chain, single)).toBe(0n);
    const gained = (await chain.balanceOf('MYT', ALICE)) - before - (all - all / 2n);
    await expect.poll(() => lastClaimed(page)).toEqual([gained]);
    expect(gained).toBeGreaterThan(0n);
    await expect(farms.button('MYT', 'Withdraw all and claim')).toBeHidden();
  });
});

test('Alice leaves a finished farm and one that cannot pay, and paused, not started and unknown ones say so @once', async ({
  chain,
  page,
  wallet,
  wallets,
}) => {
  test.slow();
  const farms = farmsPage(page);
  const { dual } = chain.deployment.farms;
  await wallet.setAccount(ALICE);
  await farms.open(dual.finished);
  await wallets.connect('Test Wallet', chain.account(ALICE));

  await test.step('the finished farm pays both rewards with the exit', async () => {
    await expect(farms.card('TEL').getByText('This farm pays no more rewards')).toBeVisible();
    await expect(farms.line('TEL').locator('strong')).toHaveText('0%');
    const before = [await chain.balanceOf('MYT', ALICE), await chain.balanceOf('USDC', ALICE)] as const;
    await farms.button('TEL', 'Withdraw all and claim').click();
    await closeOutcome(page);
    expect(await stakeOf(chain, dual.finished)).toBe(0n);
    const after = [await chain.balanceOf('MYT', ALICE), await chain.balanceOf('USDC', ALICE)] as const;
    await expect.poll(() => lastClaimed(page)).toEqual([after[0] - before[0], after[1] - before[1]]);
    expect(after[0]).toBe(before[0] + rawAmount('MYT', 250));
  });

  await test.step('a claim that would fail is not offered; the stake comes back', async () => {
    await farms.open(dual.short);
    await expect(farms.card('DAI').getByText('Claims fail now')).toBeVisible();
    await expect(farms.button('DAI', /^Claim /)).toBeDisabled();
    await expect(farms.button('DAI', 'Withdraw all and claim')).toBeDisabled();
    await expect(farms.line('DAI').locator('strong')).toHaveText('0%');
    expect(await faultsInBothThemes(page)).toEqual([]);
    const before = await chain.balanceOf('DAI', ALICE);
    await farms.card('DAI').getByRole('tab', { name: 'Withdraw' }).click();
    await farms.part('DAI', 'Max').click();
    await farms.button('DAI', 'Withdraw').click();
    await closeOutcome(page);
    expect(await chain.balanceOf('DAI', ALICE)).toBe(before + rawAmount('DAI', 500));
  });

  await test.step('a paused farm refuses stakes alone; one that has not started says so', async () => {
    await farms.open(dual.paused);
    await expect(farms.card('WETH').getByText('The farm accepts no new stakes until it resumes')).toBeVisible();
    await farms.card('WETH').getByRole('tab', { name: 'Stake' }).click();
    await expect(farms.button('WETH', 'Staking is paused')).toBeDisabled();
    const before = await chain.balanceOf('MYT', ALICE);
    await farms.button('WETH', /^Claim /).click();
    await closeOutcome(page);
    expect(await chain.balanceOf('MYT', ALICE)).toBeGreaterThan(before);
    await farms.open(dual.notStarted);
    await expect(farms.card('MATIC/USDC').getByText('This farm has not started')).toBeVisible();
  });

  await test.step('search, another network and an unknown address', async () => {
    await farms.open(TOKENS.USDC.address);
    await expect(page.getByText('There is no such farm')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search token or address' }).fill('myt/u');
    await expect(farms.card('MYT/USDC')).toBeVisible();
    await expect(farms.card('WETH')).toBeHidden();
    await wallet.setChain(1);
    const gate = page.getByRole('dialog', { name: 'Not available here' });
    await expect(gate).toBeVisible();
    await gate.getByRole('button', { name: 'Close' }).click();
    await expect(gate).toBeHidden();
    await farms.line('MYT/USDC').click();
    await expect(farms.button('MYT/USDC', 'Switch to Polygon')).toBeVisible();
  });
});
