import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { view } from '../devnet/exchange.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { expect, test } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { closeOutcome } from '../pages/outcome.ts';

test('tokens are deposited in the order book, listed and withdrawn; the operator stops claims @once', async ({
  chain,
  page,
  trader,
  wallet,
}) => {
  const { orderBook } = chain.deployment;
  const kept = async (): Promise<unknown> =>
    (await view(chain.node, 'book', orderBook, 'userDiposit', [chain.account(trader.account), TOKENS.USDC.address]))[0];
  await trader.connectAt(() => page.goto('/asstes/deposits'));
  const main = page.getByRole('main');
  await expect(main).toContainText('No deposits');

  await main.getByRole('button', { name: 'Token: Select a token' }).click();
  await page.getByRole('dialog').getByRole('option', { name: /USDC/ }).first().click();
  await main.getByRole('textbox', { name: 'USDC to deposit' }).fill('25');
  await main.getByRole('button', { name: 'Approve USDC' }).click();
  await main.getByRole('button', { name: 'Deposit USDC', exact: true }).click();
  await closeOutcome(page);
  expect(await kept()).toBe(25_000_000n);

  const list = main.getByRole('list', { name: 'Your deposits' });
  await expect(list).toContainText('25 USDC');

  await list.getByRole('button', { name: 'Withdraw USDC' }).click();
  const form = main.getByRole('tabpanel', { name: 'Withdraw' });
  const amount = form.getByRole('textbox', { name: 'USDC to withdraw' });
  const send = form.getByRole('button', { name: 'Withdraw USDC', exact: true });
  await amount.fill('25.000001');
  await expect(send).toBeHidden();
  await amount.fill('10');
  expect(await faultsInBothThemes(page)).toEqual([]);
  const before = await chain.balanceOf('USDC', trader.account);
  await send.click();
  await closeOutcome(page);
  expect(await kept()).toBe(15_000_000n);
  expect((await chain.balanceOf('USDC', trader.account)) - before).toBe(10_000_000n);
  await expect(list).toContainText('15 USDC');
  await expect(amount).toHaveValue('');

  await test.step("the operator's page shows nothing to another account, and to the owner what the contracts let it do", async () => {
    const { rewardDistribution } = chain.deployment;
    await goWithin(page, '/operator');
    await expect(main).toContainText('Nothing to operate');
    await expect(main.getByRole('button', { name: 'Review' })).toHaveCount(0);

    await wallet.setAccount(ROLES.deployer);
    await expect(main.getByRole('heading', { name: 'Reward distribution' })).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await main.getByText('Stop claims', { exact: true }).click();
    await main.getByRole('button', { name: 'Review' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop claims' }).click();
    await closeOutcome(page);
    const [stopped] = await view(chain.node, 'distribution', rewardDistribution, 'stopped', []);
    expect(stopped).toBe(true);
    await chain.sendAs(ROLES.deployer, { to: rewardDistribution, data: encodeCall('distribution', 'resume', []) });
  });
});
