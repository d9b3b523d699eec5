import type { Address } from '#domain/tokens/types.ts';
import type { LocalSafe } from '../devnet/seedSafes.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { allowanceOf } from '../fixtures/approvals.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { holdings, opensHarbour, pairOf } from '../fixtures/liquidityTest.ts';

import { mytPaid, providesMytAs, raiseMyt } from '../fixtures/safePosition.ts';
import { test } from '../fixtures/safeTest.ts';
import { expect } from '../fixtures/test.ts';
import { choosePool, keptIn } from '../pages/movePool.ts';
import { execute, propose } from '../pages/proposeInSafe.ts';
import type { SafePage } from '../pages/safePage.ts';
import { amountNextTo, expectShown } from '../pages/shownAmount.ts';

/** Rewards of so many. */
const BLOCKS = '0x1000';

const owned = async (chain: TestChain, holder: Address, pair: Address) => ({
  ...(await holdings(chain, holder, pair, 'MYT', 'USDC')),
  staked: await chain.staked(pair, holder),
});

/** Router, rewards pool and book may take nothing after the transaction. */
const allowances = async (chain: TestChain, holder: Address, pair: Address): Promise<readonly bigint[]> => {
  const { router, lpStaking } = chain.deployment;
  return [
    await allowanceOf(chain, holder, { token: pair, spender: router }),
    await allowanceOf(chain, holder, { token: pair, spender: lpStaking }),
    await chain.allowance('MYT', holder),
    await chain.allowance('USDC', holder),
  ];
};

/** Supplies may leave some. */
const routerAllowances = (chain: TestChain, holder: Address): Promise<readonly bigint[]> => {
  const { router: spender } = chain.deployment;
  const tokens = [TOKENS.USDC.address, TOKENS.WETH.address];
  return Promise.all(tokens.map((token) => allowanceOf(chain, holder, { token, spender })));
};

/** The owners see it before they execute, and the Safe executes nothing. */
const refusedAfterPriceChange = async (
  chain: TestChain,
  safes: SafePage,
  safe: LocalSafe,
  nonce: number,
): Promise<void> => {
  await raiseMyt(chain);
  const submitted = safes.app.getByRole('dialog', { name: 'Transaction Submitted' });
  await submitted.getByRole('button', { name: 'Close' }).last().click();
  const account = await safes.openAccount(safe);
  const recent = account.getByRole('region', { name: 'Recent Transactions' });
  await expect(recent).toContainText('Would fail if executed now: the price moved beyond its slippage tolerance.');
  await execute(safes, nonce);
  await expect(safes.problem).toHaveText('The Safe refused to execute it');
  await expect(recent).toContainText('Waiting to be executed in your Safe');
};

test('a Safe of two of three unstakes and removes in one proposal, as shown; after a price change it reverts @once', async ({
  chain,
  safes,
  team,
}) => {
  const { remove } = safes;
  const pair = await providesMytAs(chain, team.address, 'half');
  const before = await owned(chain, team.address, pair);
  const burned = ((before.lp + before.staked) * 8_000n) / 10_000n;

  await test.step('executed', async () => {
    await safes.open(team, remove.address('MYT', 'USDC'));
    await safes.connected(team);
    await remove.includeStaked.click();
    await remove.percent.fill('80');
    await remove.button('Remove').click();
    await expect(remove.confirmation).toContainText('Withdrawn from the rewards pool');
    await expect(remove.confirmation).toContainText('2 of 3 owners have to sign before then.');
    const paid = await mytPaid(chain, pair, team.address);
    const shown = await propose(safes, remove.confirmation, 'Confirm');
    expect(await owned(chain, team.address, pair)).toEqual(before);
    await execute(safes, 0);
    expect(await remove.happened()).toContain('Withdraw from the rewards pool and remove liquidity');
    const after = await owned(chain, team.address, pair);
    const [myt = '', usdc = ''] = [/([\d,.]+)\sMYT\n/, /([\d,.]+)\sUSDC\n/].map((row) => row.exec(shown)?.[1]);
    expectShown(usdc, after.b - before.b, 6);
    // The rewards are paid in MYT too.
    expectShown(myt, (await mytPaid(chain, pair, team.address)) - paid, 18);
    expect(before.lp + before.staked - after.lp - after.staked).toBe(burned);
    // Pool tokens of the wallet are used first.
    expect(after.lp).toBe(0n);
  });

  await test.step('not after a price change', async () => {
    const between = await owned(chain, team.address, pair);
    await remove.percent.fill('100');
    await remove.button('Remove').click();
    await propose(safes, remove.confirmation, 'Confirm');
    await refusedAfterPriceChange(chain, safes, team, 1);
    expect(await owned(chain, team.address, pair)).toEqual(between);
  });
  expect(await allowances(chain, team.address, pair)).toEqual([0n, 0n, 0n, 0n]);
});

test('a Safe of two of three moves a staked position to another exchange in one proposal, as shown @once', async ({
  chain,
  safes,
  team,
}) => {
  const { app, remove } = safes;
  const pair = await providesMytAs(chain, team.address, 'half');
  const harbour = await opensHarbour(chain);
  const before = await owned(chain, team.address, pair);
  const begin = async (percent: string) => {
    await remove.percent.fill(percent);
    await remove.button('Remove').click();
    const dialog = app.getByRole('dialog', { name: 'Move to Harbour' });
    await expect(dialog).toContainText('Removal and supply are one transaction: both happen, or none.');
    await expect(dialog).toContainText('2 of 3 owners have to sign before then.');
    return dialog;
  };

  await test.step('executed', async () => {
    await safes.open(team, remove.address('MYT', 'USDC'));
    await safes.connected(team);
    await remove.includeStaked.click();
    await remove.receiveOne('Move');
    const dialog = await begin('80');
    await expect(dialog).toContainText('Withdrawn from the rewards pool');
    const shown = await propose(safes, dialog, 'Remove and supply');
    expect(await owned(chain, team.address, pair)).toEqual(before);
    await execute(safes, 0);
    expect(await remove.happened()).toContain('Withdraw from the rewards pool and move liquidity to another pool');
    const after = await owned(chain, team.address, pair);
    const moved = await chain.lpBalance(harbour.pair, team.address);
    expectShown(amountNextTo('You receive', 'MYT-LP', shown), moved, 18);
    const [, kept = ''] = /Stays in your wallet\s+[\d.,]+\sMYT\s+([\d.,]+)\sUSDC/.exec(shown) ?? [];
    expectShown(kept, after.b - before.b, 6);
    const all = before.lp + before.staked;
    expect([after.lp, after.staked]).toEqual([0n, all - (all * 8_000n) / 10_000n]);
  });

  await test.step('not after a price change', async () => {
    const between = await owned(chain, team.address, pair);
    const moved = await chain.lpBalance(harbour.pair, team.address);
    await propose(safes, await begin('100'), 'Remove and supply');
    await refusedAfterPriceChange(chain, safes, team, 1);
    expect(await owned(chain, team.address, pair)).toEqual(between);
    expect(await chain.lpBalance(harbour.pair, team.address)).toBe(moved);
  });
  expect(await allowances(chain, team.address, pair)).toEqual([0n, 0n, 0n, 0n]);
});

test('a Safe of two of three moves a staked position to a pool of another pair in one proposal, as shown @once', async ({
  chain,
  safes,
  team,
}) => {
  const { app, remove } = safes;
  const pair = await providesMytAs(chain, team.address, 'half');
  const target = await pairOf(chain, 'WETH', 'USDC');
  const before = await owned(chain, team.address, pair);
  const begin = async (percent: string) => {
    await remove.percent.fill(percent);
    await remove.button('Remove').click();
    const dialog = app.getByRole('dialog', { name: 'Move to USDC/WETH' });
    await expect(dialog).toContainText('Removal, both swaps and supply are one transaction: all happen, or none.');
    await expect(dialog).toContainText('2 of 3 owners have to sign before then.');
    return dialog;
  };

  await test.step('executed', async () => {
    await safes.open(team, remove.address('MYT', 'USDC'));
    await safes.connected(team);
    await remove.includeStaked.click();
    await remove.receiveOne('Move');
    await choosePool(app, remove, 'WETH/USDC');
    const dialog = await begin('80');
    await expect(dialog).toContainText('Withdrawn from the rewards pool');
    const weth = await chain.balanceOf('WETH', team.address);
    const shown = await propose(safes, dialog, 'Remove, swap and supply');
    expect(await owned(chain, team.address, pair)).toEqual(before);
    await execute(safes, 0);
    expect(await remove.happened()).toContain('Withdraw from the rewards pool and move liquidity to another pool');
    const after = await owned(chain, team.address, pair);
    expectShown(amountNextTo('You receive', 'MYT-LP', shown), await chain.lpBalance(target, team.address), 18);
    const [usdc = '', kept = ''] = keptIn(shown);
    expectShown(usdc, after.b - before.b, 6);
    expectShown(kept, (await chain.balanceOf('WETH', team.address)) - weth, 18);
    const all = before.lp + before.staked;
    expect([after.lp, after.staked]).toEqual([0n, all - (all * 8_000n) / 10_000n]);
  });

  await test.step('not after a price change', async () => {
    const between = await owned(chain, team.address, pair);
    const moved = await chain.lpBalance(target, team.address);
    await propose(safes, await begin('100'), 'Remove, swap and supply');
    await refusedAfterPriceChange(chain, safes, team, 1);
    expect(await owned(chain, team.address, pair)).toEqual(between);
    expect(await chain.lpBalance(target, team.address)).toBe(moved);
  });
  expect(await allowances(chain, team.address, pair)).toEqual([0n, 0n, 0n, 0n]);
  expect(await routerAllowances(chain, team.address)).toEqual([0n, 0n]);
});

test('a Safe of two of three compounds its rewards in one proposal, as shown, and keeps what it held @once', async ({
  chain,
  safes,
  team,
}) => {
  const { add, app } = safes;
  const pair = await providesMytAs(chain, team.address, 'all');
  await chain.node.rpc('anvil_mine', BLOCKS, '0x0');
  const begin = async () => {
    await safes.open(team, `/mining/liquidity?lp=${pair}`);
    await safes.connected(team);
    const card = app.getByRole('region', { name: 'Mining of MYT/USDC', exact: true });
    await card.getByRole('link', { name: 'Compound' }).click();
    const dialog = app.getByRole('dialog', { name: 'Compound' });
    await expect(dialog).toContainText('Claim, swap, supply and stake are one transaction: all happen, or none.');
    await expect(dialog).toContainText('2 of 3 owners have to sign before then.');
    return dialog;
  };

  await test.step('executed', async () => {
    const before = await owned(chain, team.address, pair);
    const shown = await propose(safes, await begin(), 'Compound');
    expect(await owned(chain, team.address, pair)).toEqual(before);
    await execute(safes, 0);
    expect(await add.happened()).toContain('Claim rewards, swap a part, add liquidity and stake it');
    const after = await owned(chain, team.address, pair);
    expectShown(amountNextTo('You receive', 'MYT-LP', shown), after.staked + after.lp - before.staked - before.lp, 18);
    expectShown(amountNextTo('Stays in your wallet', 'USDC', shown), after.b - before.b, 6);
    expect(after.staked - before.staked).toBeGreaterThan(90n * (after.lp - before.lp));
    // Rewards of the blocks since the proposal stay in the Safe too.
    expect(after.a).toBeGreaterThanOrEqual(before.a);
  });

  await test.step('not after a price change', async () => {
    await chain.node.rpc('anvil_mine', BLOCKS, '0x0');
    const between = await owned(chain, team.address, pair);
    await propose(safes, await begin(), 'Compound');
    await refusedAfterPriceChange(chain, safes, team, 1);
    expect(await owned(chain, team.address, pair)).toEqual(between);
  });
  expect(await allowances(chain, team.address, pair)).toEqual([0n, 0n, 0n, 0n]);
});
