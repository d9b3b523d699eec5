import { parseEther } from 'ethers';
import type { Address } from '#domain/tokens/types.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { view } from '../devnet/exchange.ts';
import { FEE_CAP } from '../devnet/feeCap.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { test } from '../fixtures/safeTest.ts';
import { expect } from '../fixtures/test.ts';
import { closeOutcome } from '../pages/outcome.ts';
import { execute, propose } from '../pages/proposeInSafe.ts';
import { amountNextTo, expectShown } from '../pages/shownAmount.ts';

const STAKED = parseEther('1000');

const stakeFor = async ({ node, deployment }: TestChain, from: Address): Promise<void> => {
  const [staking] = deployment.singleStaking;
  await node.rpc('anvil_impersonateAccount', from);
  for (const call of [
    { to: TOKENS.MYT.address, data: encodeCall('token', 'approve', [staking, STAKED]) },
    { to: staking, data: encodeCall('singleStaking', 'transact', [STAKED, true]) },
  ]) {
    await node.rpc('eth_sendTransaction', { from, ...call, gas: '0x5b8d80', ...FEE_CAP });
    await node.rpc('evm_mine');
  }
  await node.rpc('anvil_stopImpersonatingAccount', from);
  await node.rpc('anvil_mine', '0x64');
};

test('a Safe of two of three claims and stakes in one proposal, and keeps what it held @once', async ({
  chain,
  safes,
  team,
}) => {
  const { app } = safes;
  const [staking] = chain.deployment.singleStaking;
  await stakeFor(chain, team.address);
  const owned = async (): Promise<readonly [bigint, bigint]> => {
    const [staked] = await view(chain.node, 'singleStaking', staking, 'userInfo', [team.address]);
    return [staked as bigint, await chain.balanceOf('MYT', team.address)];
  };
  const before = await owned();
  expect(before[0]).toBe(STAKED);
  await safes.open(team, '/staking');
  await safes.connected(team);
  const card = app.getByRole('region', { name: 'MYT staking', exact: true });
  await card.getByRole('button', { name: 'Restake the rewards' }).click();
  const dialog = app.getByRole('dialog', { name: 'Restake the rewards' });
  await expect(dialog).toContainText('If it left your wallet with less MYT than it has now, all of it would revert.');
  const shown = await propose(safes, dialog, 'Claim and stake');
  expect(await owned()).toEqual(before);
  await execute(safes, 0);
  expect(await closeOutcome(app)).toMatch(/[\d.]+ MYT \(MYT staking\) deposited and [\d.]+ MYT claimed/);
  const after = await owned();
  const added = after[0] - before[0];
  expect(added).toBeGreaterThan(0n);
  expectShown(amountNextTo('Staked again', 'MYT', shown), added, 18);
  expect(after[1]).toBeGreaterThanOrEqual(before[1]);
  expect(await chain.allowance('MYT', team.address)).toBe(0n);
  await expect(card.getByText('Last step')).toBeHidden();
});
