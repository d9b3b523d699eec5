import { Interface } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { approveFor } from '../fixtures/approvals.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import { dialogOf, listen, myt, sellMuch, usdc } from '../pages/alertPages.ts';
import { poolPage } from '../pages/poolPage.ts';
import { stakingPage } from '../pages/stakingPage.ts';
import { goWithin } from '../pages/allRoutes.ts';

const FREEZER = ROLES.deployer;
const freezable = new Interface(['function freeze(address account, bool state)']);
const HOUR = 3_600;

/** Locks 100 MYT for an hour; the offer exists only for a moment. */
const lockForAnHour = async (chain: TestChain, account: number): Promise<void> => {
  const { lockStaking } = chain.deployment;
  const offer = (rate: bigint, seconds: number) =>
    chain.sendAs(FREEZER, { to: lockStaking, data: encodeCall('lockStaking', 'setTerms', [2n, rate, seconds]) });
  await offer(1_000n, HOUR);
  await approveFor(chain, account, { token: TOKENS.MYT.address, spender: lockStaking, amount: myt('100') });
  await chain.sendAs(account, { to: lockStaking, data: encodeCall('lockStaking', 'deposit', [myt('100'), 2n]) });
  await offer(0n, 0);
};

/** Earns MYT from then on. */
const stakeSingle = async (chain: TestChain, account: number): Promise<void> => {
  const [staking] = chain.deployment.singleStaking;
  await approveFor(chain, account, { token: TOKENS.MYT.address, spender: staking, amount: myt('1000') });
  await chain.sendAs(account, { to: staking, data: encodeCall('singleStaking', 'transact', [myt('1000'), true]) });
};

test(
  'a position out of balance, a reward, a lock that ends and an order that nobody can fill are each reported once',
  { tag: '@once' },
  async ({ chain, context, page, trade, trader }) => {
    test.slow();
    const { account } = trader;
    const dialog = dialogOf(page);
    const setAlert = dialog.getByRole('button', { name: 'Set alert' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await context.grantPermissions(['notifications']);
    const announced = await listen(page);
    await chain.addLiquidity(account, 'MYT', 'USDC', myt('1000'), usdc('1000'));
    await stakeSingle(chain, account);
    await lockForAnHour(chain, account);
    await chain.placeOrder(account, { sold: 'USDC', bought: 'ICED', from: usdc('10'), to: myt('10') });

    await trader.connectAt(() => page.goto('/pool/v2'));
    const position = poolPage(page);
    await position.card('MYT/USDC').getByRole('button', { name: 'Set alert' }).click();
    await dialog.getByLabel('Out of balance by, percent').fill('0');
    await expect(dialog.getByRole('button', { name: 'Enter a percentage above zero' })).toBeDisabled();
    await dialog.getByLabel('Out of balance by, percent').fill('2');
    await setAlert.click();
    await expect(position.card('MYT/USDC').getByRole('button', { name: 'Change alert' })).toBeVisible();

    const staking = stakingPage(page);
    await staking.open();
    await staking.card('MYT staking').getByRole('button', { name: 'Set alert' }).click();
    const reward = dialog.getByLabel('Rewards of at least, MYT');
    const shown = dialog.getByText(/^Now [\d.]*[1-9]/);
    const earned = Number((await shown.textContent())?.replace('Now ', ''));
    const requests = (earned * 20).toFixed(6).replace(/0+$/, '');
    await reward.fill('0.000000000000000001');
    await expect(dialog.getByRole('button', { name: 'This is already reached' })).toBeDisabled();
    await reward.fill(requests);
    await expect(dialog).toContainText('After you claim, it starts again.');
    await setAlert.click();

    await staking.open('lock');
    await staking.card('Lock 1').getByRole('button', { name: 'Set alert' }).click();
    await expect(dialog).toContainText('or at your next visit after that');
    await setAlert.click();

    await goWithin(page, trade.address({ pay: 'USDC', receive: 'MYT' }));
    await page.getByRole('button', { name: 'Order alert' }).click();
    await setAlert.click();
    await expect(page.getByRole('button', { name: 'Order alert, set' })).toBeVisible();
    expect(await announced()).toEqual([]);

    await chain.sendAs(FREEZER, {
      to: TOKENS.ICED.address,
      data: freezable.encodeFunctionData('freeze', [chain.account(account), true]) as Hex,
    });
    await sellMuch(chain);
    await chain.node.rpc('anvil_mine', '0x400', '0x0');
    await chain.node.rpc('evm_increaseTime', HOUR);
    await expect
      .poll(async () => (await announced()).toSorted())
      .toEqual([
        'Alert: Lock 1 · MYT. It has ended. You can withdraw it.',
        'Alert: Position in MYT/USDC. The ratio of its two amounts has moved by 2.00% or more since you set the alert.',
        `Alert: Single-token staking · MYT staking. You can claim ${requests} MYT or more.`,
        "Order blocked: ICED/USDC. Your account can't receive ICED, so nobody can fill this order. Cancel it to get 10.00 USDC back.",
      ]);
    const start = await chain.blockNumber();
    await expect.poll(() => chain.blockNumber()).toBeGreaterThan(start + 6);
    expect(await announced()).toHaveLength(4);

    await goWithin(page, '/settings');
    const rows = page.getByRole('region', { name: 'Alerts' }).getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: 'Reached' })).toHaveCount(3);
  },
);
