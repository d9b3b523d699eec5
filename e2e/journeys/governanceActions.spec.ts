import type { Locator, Page } from '@playwright/test';
import { parseEther, ZeroAddress } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { view } from '../devnet/exchange.ts';
import { proposeCall } from '../devnet/seedGovernance.ts';
import { ODD_TOKENS } from '../devnet/seedOddTokens.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { expect, test } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { closeOutcome } from '../pages/outcome.ts';
import { goWithin } from '../pages/allRoutes.ts';

const [ALICE] = ROLES.demo;
const [, SECOND] = ROLES.traders;
const CANCELED = 2n;

const actionsOf = (page: Page): Locator => page.getByRole('region', { name: 'What it does' }).getByRole('listitem');
const callDataOf = (action: Locator): Locator => action.getByRole('group').filter({ hasText: 'Call data' });

test('a proposal whose proposer lost the votes is cancelled by anybody, and the receipt says so @once', async ({
  chain,
  page,
  wallet,
  wallets,
}) => {
  const { governor, token } = chain.deployment.governance;
  const main = page.getByRole('main');
  await wallet.setAccount(ALICE);
  wallet.authorize();
  await page.goto('/governance/7');
  await expect(main.getByRole('button', { name: 'Vote for' })).toBeEnabled();
  const cancel = main.getByRole('button', { name: 'Cancel the proposal' });
  await expect(cancel).toHaveCount(0);
  await chain.sendAs(SECOND, { to: token, data: encodeCall('votes', 'delegate', [ZeroAddress]) });
  await expect(main).toContainText('Its proposer no longer has enough votes, so anybody can cancel it.');

  wallet.rejectNext();
  await cancel.click();
  const refused = page.getByRole('dialog', { name: 'Not sent' });
  await expect(refused).toContainText('rejected in the wallet');
  await refused.getByRole('button', { name: 'Close' }).last().click();

  await cancel.click();
  expect(await closeOutcome(page)).toContain('Proposal 7 canceled');
  await expect(main.getByText('Canceled', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: /Vote|Queue|Execute|Cancel/ })).toHaveCount(0);
  expect((await view(chain.node, 'governor', governor, 'state', [7n]))[0]).toBe(CANCELED);
  await page.goto('/governance');
  await expect(main.getByRole('listitem').first()).toContainText('Canceled');
  const dialog = await wallets.openAccount(chain.account(ALICE));
  await expect(dialog.getByRole('region', { name: 'Recent Transactions' })).toContainText('Proposal 7 canceled');
});

test('an unlisted token named like USDC lends its name and unit to no headline @once', async ({ chain, page }) => {
  const { governor, timelock } = chain.deployment.governance;
  const approve = (target: typeof governor, spender: string) => ({
    target,
    signature: 'approve(address,uint256)',
    args: [spender, 20_000_000_000n],
  });
  const { FAKE: fake } = ODD_TOKENS;
  const actions = [
    approve(fake.address, chain.account(SECOND)),
    approve(TOKENS.USDC.address, chain.deployment.orderBook),
    { target: fake.address, signature: 'transfer(address,uint256)', args: [timelock, parseEther('1')] },
    { target: governor, signature: 'setPaused(bool)', args: [true] },
    { target: governor, signature: 'setOperator(address)', args: [chain.deployment.orderBook] },
  ];
  await chain.sendAs(ALICE, { to: governor, data: proposeCall(actions, '# Two approvals') });
  await page.goto('/governance/8');
  const [first, second, third, fourth, fifth] = [0, 1, 2, 3, 4].map((index) => actionsOf(page).nth(index));
  if (!first || !second || !third || !fourth || !fifth) throw new Error('Five actions');

  await expect(first).toContainText(/Let 0x.* take up to 20,000,000,000 smallest units of 0xE000/i);
  await expect(first).toContainText('This token is unlisted. Its unit is unknown');
  await expect(first).not.toContainText(/USD/);
  await expect(first.getByRole('link', { name: fake.address })).toBeVisible();

  await expect(second).toContainText('Let Order book take up to 20,000 USDC');
  await expect(second).not.toContainText('unlisted');
  await expect(second.getByRole('link', { name: chain.deployment.orderBook })).toBeVisible();
  await expect(second.getByRole('link', { name: TOKENS.USDC.address })).toBeVisible();

  await expect(third).toContainText(/Transfer 1,000,000,000,000,000,000 smallest units of 0xE000.* to Timelock/i);
  await expect(fourth).toContainText('Pause the contract');
  await expect(fourth).toContainText('Governor 0x');
  await expect(callDataOf(fifth)).toContainText(`Order book ${chain.deployment.orderBook}`);
  expect(await faultsInBothThemes(page)).toEqual([]);

  const raw = second.getByText('20000000000', { exact: true });
  await expect(raw).toBeHidden();
  await second.getByText('Call data', { exact: true }).click();
  await expect(callDataOf(second)).toContainText('approve(address,uint256)');
  await expect(raw).toBeVisible();

  await test.step('call data is closed where the headline reads it, and open where it does not', async () => {
    await goWithin(page, '/governance/7');
    const [approval, terms] = [actionsOf(page).first(), actionsOf(page).nth(1)];
    await expect(approval).toContainText(/^Let 0x.* take up to 20,000 USDC/);
    await expect(approval.getByText('20000000000')).toBeHidden();
    await expect(terms).toContainText(/^Call setRewardPerEpoch of Burn & Earn 0x/);
    await expect(terms.getByText('18000000000000000000000', { exact: true })).toBeVisible();
  });
});

test('the end of each vote is on one line of a phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/governance');
  const ends = page.getByRole('main').getByText(/voting ended/);
  await expect(ends).toHaveCount(6);
  const lines = await ends.evaluateAll((all) =>
    all.map((end) => Math.round(end.clientHeight / Number.parseFloat(getComputedStyle(end).lineHeight))),
  );
  expect(lines).toEqual(lines.map(() => 1));
});
