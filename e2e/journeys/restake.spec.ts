import { formatEther, parseEther } from 'ethers';
import type { Locator, Page } from '@playwright/test';
import type { Hex } from '#domain/multicall/types.ts';
import { ownArtifact } from '../devnet/artifact.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { view } from '../devnet/exchange.ts';
import { LOCK_OFFERS } from '../devnet/tokenStaking.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { allow, EARNER, test } from '../fixtures/earnTest.ts';
import { placeEndedLock } from '../fixtures/endedLock.ts';
import { expect } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { farmsPage } from '../pages/farmsPage.ts';
import { closeOutcome } from '../pages/outcome.ts';
import { stakingPage } from '../pages/stakingPage.ts';

const { abi } = ownArtifact('StakingRewards');

const inFarm = async (chain: TestChain): Promise<bigint> => {
  const data = abi.encodeFunctionData('balanceOf', [chain.account(EARNER)]) as Hex;
  return BigInt(await chain.node.rpc<Hex>('eth_call', { to: chain.deployment.farms.single, data }, 'latest'));
};

const inSingle = async ({ node, deployment, account }: TestChain): Promise<bigint> =>
  (await view(node, 'singleStaking', deployment.singleStaking[0], 'userInfo', [account(EARNER)]))[0] as bigint;

const outcomeOf = async (page: Page): Promise<string> => {
  const dialog = page.getByRole('dialog', { name: 'What happened' });
  await expect(dialog).toBeVisible();
  return dialog.innerText();
};

const lastStep = async (dialog: Locator, button: string): Promise<void> => {
  await dialog.getByRole('button', { name: /^Approve MYT/ }).click();
  await dialog.getByRole('button', { name: button, exact: true }).click();
};

test('an account that batches claims and stakes in one transaction, and an ended lock becomes a new one @once', async ({
  chain,
  page,
  wallet,
}) => {
  wallet.setBatches(true);
  await placeEndedLock(chain, EARNER, '100');

  await test.step('a farm stakes what it pays, and the wallet keeps what it held', async () => {
    const farms = farmsPage(page);
    await farms.open(chain.deployment.farms.single);
    await farms.button('MYT', 'Restake the rewards').click();
    const dialog = page.getByRole('dialog', { name: 'Restake the rewards' });
    await expect(dialog).toContainText('If it left your wallet with less MYT than it has now, all of it would revert.');
    await expect(dialog).toContainText(/Approves [\d.]+ MYT in the same transaction\./);
    expect(await faultsInBothThemes(page)).toEqual([]);
    const before = [await inFarm(chain), await chain.balanceOf('MYT', EARNER)] as const;
    await dialog.getByRole('button', { name: 'Claim and stake' }).click();
    expect(await outcomeOf(page)).toMatch(/[\d.]+ MYT \(MYT\) deposited and [\d.]+ MYT claimed/);
    await closeOutcome(page);
    await expect(dialog).toBeHidden();
    const after = [await inFarm(chain), await chain.balanceOf('MYT', EARNER)] as const;
    expect(after[0]).toBeGreaterThan(before[0]);
    expect(after[1]).toBeGreaterThanOrEqual(before[1]);
    expect(after[1] - before[1]).toBeLessThan(after[0] - before[0]);
  });

  await test.step('the payout of a lock is locked for the chosen time, to the unit', async () => {
    const staking = stakingPage(page);
    await staking.open('lock');
    await staking.button(staking.card('Lock 1'), 'Lock it again').click();
    const dialog = page.getByRole('dialog', { name: 'Lock it again' });
    await dialog.getByRole('radio', { name: '12 months' }).click();
    await expect(dialog).toContainText('A new lock begins');
    await expect(dialog).toContainText('Withdrawal and new lock are one transaction: both happen, or none.');
    const payout = parseEther('110');
    const due = payout + (payout * BigInt(LOCK_OFFERS[3].rateBps)) / 10_000n;
    await expect(staking.fact(dialog, 'Paid back at the end')).toHaveText(
      `${formatEther(due).replace(/\.0$/, '')} MYT`,
    );
    expect(await faultsInBothThemes(page)).toEqual([]);
    const before = await chain.balanceOf('MYT', EARNER);
    await dialog.getByRole('button', { name: 'Withdraw and lock' }).click();
    expect(await outcomeOf(page)).toMatch(/110(\.00)? MYT withdrawn, 110(\.00)? MYT locked again/);
    await closeOutcome(page);
    await expect(staking.card('Lock 1')).toBeHidden();
    await expect(staking.card('Lock 2')).toContainText('Early withdrawal is not possible');
    expect(await chain.balanceOf('MYT', EARNER)).toBe(before);
  });
  expect(wallet.count('wallet_sendCalls')).toBe(2);
  expect(wallet.count('eth_sendTransaction')).toBe(0);
});

test('step by step: the last step stakes what the receipt of the claim shows, also after a reload @once', async ({
  chain,
  page,
  wallet,
}) => {
  const staking = stakingPage(page);
  const [at] = chain.deployment.singleStaking;
  const first = parseEther('100');
  await allow(chain, 'MYT', at, first);
  await chain.sendAs(EARNER, { to: at, data: encodeCall('singleStaking', 'transact', [first, true]) });
  await chain.node.rpc('anvil_mine', '0x64');
  await staking.open();
  const card = staking.card('MYT staking');
  await staking.button(card, 'Restake the rewards').click();
  const dialog = page.getByRole('dialog', { name: 'Restake the rewards' });
  await expect(dialog.getByRole('list', { name: 'Steps' })).toContainText('Stake the MYT that arrived');

  const held = await chain.balanceOf('MYT', EARNER);
  await test.step('a rejected claim leaves the steps as they were', async () => {
    wallet.rejectNext();
    await dialog.getByRole('button', { name: 'Claim', exact: true }).click();
    await page.getByRole('dialog', { name: 'Not sent' }).getByRole('button', { name: 'Close' }).last().click();
    await expect(page).not.toHaveURL(/restake=/);
  });
  await staking.button(card, 'Restake the rewards').click();
  await dialog.getByRole('button', { name: 'Claim', exact: true }).click();
  await outcomeOf(page);
  await expect(page).toHaveURL(/restake=0x/);
  await page.reload();
  const arrived = (await chain.balanceOf('MYT', EARNER)) - held;
  expect(arrived).toBeGreaterThan(0n);
  await expect(card).toContainText('Last step: stake the MYT that you claimed');
  await staking.button(card, 'Stake it').click();
  await expect(staking.fact(dialog, 'Arrived, from the receipt')).toHaveText(`${formatEther(arrived)} MYT`);
  await lastStep(dialog, 'Stake');
  await closeOutcome(page);
  expect(await inSingle(chain)).toBe(first + arrived);
  await expect(card.getByText('Last step')).toBeHidden();
  expect(await chain.balanceOf('MYT', EARNER)).toBeGreaterThanOrEqual(held);
});

test('step by step: a farm stakes what its claim paid, and an ended lock becomes a new one after a reload @once', async ({
  chain,
  page,
  wallet,
}) => {
  const staking = stakingPage(page);
  await placeEndedLock(chain, EARNER, '100');

  await test.step('a farm', async () => {
    const farms = farmsPage(page);
    await farms.open(chain.deployment.farms.single);
    const before = [await inFarm(chain), await chain.balanceOf('MYT', EARNER)] as const;
    await farms.button('MYT', 'Restake the rewards').click();
    const dialog = page.getByRole('dialog', { name: 'Restake the rewards' });
    await dialog.getByRole('button', { name: 'Claim', exact: true }).click();
    await closeOutcome(page);
    const arrived = (await chain.balanceOf('MYT', EARNER)) - before[1];
    await expect(staking.fact(dialog, 'Arrived, from the receipt')).toHaveText(`${formatEther(arrived)} MYT`);
    await lastStep(dialog, 'Stake');
    await closeOutcome(page);
    expect(await inFarm(chain)).toBe(before[0] + arrived);
    expect(await chain.balanceOf('MYT', EARNER)).toBe(before[1]);
    await expect(page.getByText('Last step')).toBeHidden();
  });

  await test.step('a lock', async () => {
    await staking.open('lock');
    await staking.button(staking.card('Lock 1'), 'Lock it again').click();
    const dialog = page.getByRole('dialog', { name: 'Lock it again' });
    const before = await chain.balanceOf('MYT', EARNER);
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await outcomeOf(page);
    await expect(page).toHaveURL(/restake=0x/);
    await page.reload();
    const banner = page.getByRole('status').filter({ hasText: 'Last step: lock the MYT that you withdrew' });
    await expect(banner).toContainText(/110(\.00)? MYT arrived, from the receipt/);
    await staking.button(banner, 'Lock it again').click();
    await dialog.getByRole('radio', { name: '3 months' }).click();
    await expect(staking.fact(dialog, 'Arrived, from the receipt')).toHaveText('110 MYT');
    await lastStep(dialog, 'Lock until then');
    await closeOutcome(page);
    await expect(banner).toBeHidden();
    await expect(staking.card('Lock 2')).toContainText('110');
    expect(await chain.balanceOf('MYT', EARNER)).toBe(before);
  });
  expect(wallet.count('wallet_sendCalls')).toBe(0);
});
