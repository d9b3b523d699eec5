import type { Locator } from '@playwright/test';
import { parseUnits } from 'ethers';
import { allowanceOf } from '../fixtures/approvals.ts';
import { holdings, pairOf } from '../fixtures/liquidityTest.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/safeTest.ts';
import { execute, propose } from '../pages/proposeInSafe.ts';
import type { SafePage } from '../pages/safePage.ts';
import { amountNextTo, expectShown } from '../pages/shownAmount.ts';
import { supplyThird } from '../pages/supplyThird.ts';

/** Two of three owners agree to what the dialog shows, in time. @returns its text */
const proposeInTime = async (safes: SafePage, dialog: Locator, button: string): Promise<string> => {
  await expect(dialog).toContainText('Execute this within 180 minutes');
  await expect(dialog).toContainText('2 of 3 owners have to sign before then. Executed later, it reverts.');
  return propose(safes, dialog, button);
};

test('a Safe of two of three puts one token into a pool, staked, and takes it out again: one proposal each, as shown @phone', async ({
  chain,
  page,
  safes,
  team,
}) => {
  const { add, app, remove } = safes;
  const pair = await pairOf(chain, 'MYT', 'USDC');
  const owned = async () => ({
    ...(await holdings(chain, team.address, pair, 'MYT', 'USDC')),
    staked: await chain.staked(pair, team.address),
  });
  const before = await owned();
  const between = await test.step('in', async () => {
    await safes.open(team, add.address('MYT', 'USDC'));
    await safes.connected(team);
    const dialog = await add.supplyOne('USDC', '500');
    await expect(dialog).toContainText('Swap and supply are one transaction: both happen, or none.');
    await dialog.getByRole('switch', { name: 'Stake them for rewards' }).click();
    const shown = await proposeInTime(safes, dialog, 'Swap and supply');
    await execute(safes, 0);
    expect(await add.happened()).toContain('Swap a part, add liquidity and stake it for rewards');
    const after = await owned();
    expectShown(amountNextTo('You receive', 'MYT-LP', shown), after.lp + after.staked, 18);
    expect(after.staked).toBeGreaterThan(90n * after.lp);
    expectShown(amountNextTo('Stays in your wallet', 'MYT', shown), after.a - before.a, 18);
    expectShown(amountNextTo('Stays in your wallet', 'USDC', shown), parseUnits('500', 6) + after.b - before.b, 6);
    return after;
  });

  await test.step('out', async () => {
    await safes.open(team, remove.address('MYT', 'USDC'));
    await safes.connected(team);
    await remove.includeStaked.click();
    await remove.receiveOne('USDC');
    await remove.percent.fill('100');
    await remove.button('Remove').click();
    const dialog = app.getByRole('dialog', { name: 'Receive only USDC' });
    await expect(dialog).toContainText('Removal and swap are one transaction: both happen, or none.');
    const shown = await proposeInTime(safes, dialog, 'Remove and swap');
    await execute(safes, 1);
    expect(await remove.happened()).toContain('Withdraw from the rewards pool, remove liquidity and swap a part');
    const after = await owned();
    expectShown(amountNextTo('You receive', 'USDC', shown), after.b - between.b, 6);
    expect([after.lp, after.staked]).toEqual([0n, 0n]);
  });

  await expect(page.getByRole('listitem', { name: /^Transaction \d/ })).toHaveCount(2);
  const { router, lpStaking } = chain.deployment;
  const left = [
    await chain.allowance('USDC', team.address),
    await chain.allowance('MYT', team.address),
    await allowanceOf(chain, team.address, { token: pair, spender: router }),
    await allowanceOf(chain, team.address, { token: pair, spender: lpStaking }),
  ];
  expect(left).toEqual([0n, 0n, 0n, 0n]);
});

test('a Safe puts the coin into a pool that does not have it: one proposal, as shown @once', async ({
  chain,
  safes,
  team,
}) => {
  const { add, app } = safes;
  const pair = await pairOf(chain, 'MYT', 'USDC');
  const before = await holdings(chain, team.address, pair, 'MYT', 'USDC');
  await safes.open(team, add.address('MYT', 'USDC'));
  await safes.connected(team);
  const dialog = await supplyThird(add, app, 'MATIC', '20');
  await expect(dialog).toContainText('Both swaps and the supply are one transaction: all happen, or none.');
  const shown = await proposeInTime(safes, dialog, 'Swap and supply');
  await execute(safes, 0);
  expect(await add.happened()).toContain('Swap a part and add liquidity');
  const after = await holdings(chain, team.address, pair, 'MYT', 'USDC');
  expectShown(amountNextTo('You receive', 'MYT-LP', shown), after.lp - before.lp, 18);
  expectShown(amountNextTo('Stays in your wallet', 'USDC', shown), after.b - before.b, 6);
  expectShown(amountNextTo('Stays in your wallet', 'MYT', shown), after.a - before.a, 18);
});
