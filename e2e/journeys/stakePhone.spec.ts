import { parseEther } from 'ethers';
import { encodeCall } from '../devnet/contracts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { allow, EARNER, test } from '../fixtures/earnTest.ts';
import { placeEndedLock } from '../fixtures/endedLock.ts';
import { pairOf } from '../fixtures/liquidityTest.ts';
import { expect } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';
import { farmsPage } from '../pages/farmsPage.ts';
import { miningPage, tradeMiningPage } from '../pages/miningPage.ts';
import { closeNotices, closeOutcome } from '../pages/outcome.ts';
import { expectAboveKeyboard, expectReach, expectSound } from '../pages/phoneScreen.ts';
import { poolPage } from '../pages/poolPage.ts';
import { stakingPage } from '../pages/stakingPage.ts';

const POOL = 'MYT/USDC';

/** Approves exactly 100 MYT. */
const stakeSome = async (chain: TestChain): Promise<void> => {
  const [staking] = chain.deployment.singleStaking;
  const amount = parseEther('100');
  await allow(chain, 'MYT', staking, amount);
  await chain.sendAs(EARNER, { to: staking, data: encodeCall('singleStaking', 'transact', [amount, true]) });
};

test('open cards, dialogs and confirmations of stakes and mining fit a phone, a finger reaches them, and axe finds nothing @phone', async ({
  chain,
  page,
  trade,
}) => {
  const { deployment } = chain;
  await placeEndedLock(chain, EARNER, '100');
  await allow(chain, 'MYT', deployment.lockStaking);
  await stakeSome(chain);

  await test.step('one token is staked', async () => {
    const staking = stakingPage(page);
    await goWithin(page, '/staking');
    const card = staking.card('MYT staking');
    await card.getByText('How the yield is computed').tap();
    await expect(staking.fact(card, 'APY when staked again every day')).toBeVisible();
    await expectSound(page);
    await staking.stop(card, '25%').tap();
    await expectReach(staking.button(card, 'Approve MYT'), staking.button(card, /^Claim /));
    await card.getByRole('tab', { name: 'Unstake' }).tap();
    await staking.stop(card, '50%').tap();
    await expectReach(card.getByRole('textbox'), staking.button(card, 'Unstake'));
    await expectAboveKeyboard(card.getByRole('textbox'));
  });

  await test.step('buttons of the liquidity forms stay above the keyboard', async () => {
    for (const form of ['/add', '/remove']) {
      await goWithin(page, `${form}/${TOKENS.MYT.address}/${TOKENS.USDC.address}`);
      await expectAboveKeyboard(page.getByRole('main').getByRole('textbox').first());
    }
    await goWithin(page, '/staking');
  });

  await test.step('a lock, its confirmation, and one that has ended', async () => {
    const staking = stakingPage(page);
    await page.getByRole('link', { name: 'Lock and stake' }).tap();
    await page.getByRole('radio', { name: '12 months' }).tap();
    await expectReach(staking.button(staking.card('Lock 1'), 'Withdraw'));
    await expectAboveKeyboard(page.getByRole('textbox'));
    await page.getByRole('textbox').fill('0.5');
    await expect(staking.button(page, 'Minimum amount is 1 MYT')).toBeDisabled();
    await expectSound(page);
    await page.getByRole('textbox').fill('100');
    await staking.button(page, 'Lock').tap();
    const confirm = page.getByRole('dialog', { name: 'Confirm the lock' });
    await expect(confirm.getByText("It can't be undone")).toBeVisible();
    await expectReach(staking.button(confirm, 'Lock until then'));
    await expectSound(page);
    await staking.button(confirm, 'Lock until then').tap();
    await closeOutcome(page);
    const lock = staking.card('Lock 2');
    await expect(lock.getByText('Early withdrawal is not possible')).toBeVisible();
    await expect(staking.button(lock, /^Locked until /)).toBeDisabled();
    await closeNotices(page);
  });

  await test.step('a farm', async () => {
    const farms = farmsPage(page);
    await goWithin(page, `/staking/farms?farm=${deployment.farms.single}`);
    await farms.card('MYT').getByText('How the yield is computed').tap();
    await expect(farms.card('MYT').getByText(/104\.\d+% APY/)).toBeVisible();
    await farms.part('MYT', '25%').tap();
    await expectReach(farms.button('MYT', 'Approve MYT'), farms.button('MYT', /^Claim /));
    await expectSound(page);
    await farms.card('MYT').getByRole('tab', { name: 'Withdraw' }).tap();
    await expectReach(farms.part('MYT', '50%'), farms.button('MYT', 'Withdraw all and claim'));
    await expectAboveKeyboard(farms.card('MYT').getByRole('textbox'));
  });

  await test.step('a pool’s badge leads to its mining; deposits, withdrawals and the history', async () => {
    const [pools, mining] = [poolPage(page), miningPage(page)];
    await goWithin(page, '/pool');
    const badge = pools.card(POOL).getByRole('link', { name: 'Liquidity Mining In Progress' });
    await expect(async () => {
      if (!(await badge.isVisible())) await pools.line(POOL).tap();
      await badge.tap({ timeout: 2000 });
    }).toPass();
    const pair = await pairOf(chain, 'MYT', 'USDC');
    await expect(page).toHaveURL(new RegExp(`/mining/liquidity\\?lp=${pair}`, 'i'));
    await expect(mining.line(POOL)).toHaveAttribute('aria-expanded', 'true');
    await mining.card(POOL).getByText('How the yield is computed').tap();
    await mining.card(POOL).getByRole('button', { name: '25%' }).tap();
    await expectReach(mining.button(POOL, 'Approve MYT-LP'), mining.button(POOL, /^Claim /));
    await expectSound(page);
    await mining.card(POOL).getByRole('tab', { name: 'Withdraw' }).tap();
    await expectReach(mining.card(POOL).getByRole('group').getByRole('button', { name: '50%' }));
    await expectReach(mining.button(POOL, 'Emergency withdrawal'));
    await expectAboveKeyboard(mining.card(POOL).getByRole('textbox'));
    await page.getByRole('link', { name: 'History' }).tap();
    await expect(page.getByRole('row').filter({ hasText: 'Burned' })).toContainText('900eMYT');
    await expect(page.getByText(/^Searched blocks 0 to/)).toBeVisible();
    await expectReach(page.getByRole('button', { name: 'Export CSV' }));
    await expectSound(page);
  });

  await test.step('trade mining: its cards, and what the ticket says of it', async () => {
    const mining = tradeMiningPage(page);
    await goWithin(page, '/mining');
    await mining.line(POOL).tap();
    await expect(mining.card(POOL).getByText('Your share', { exact: true })).toBeVisible();
    await mining.card(POOL).getByText('A trade of 1,000 USDC now').tap();
    await expect(mining.card(POOL).getByText('Reward = rewards in the pool')).toBeVisible();
    await mining.line('WBTC/USDC').tap();
    await expect(mining.card('WBTC/USDC').getByText("Trades in this pair don't count")).toBeVisible();
    await expectSound(page);
    await goWithin(page, trade.address({ pay: 'USDC', receive: 'MYT' }));
    await trade.pay.fill('50');
    await expect(trade.ticket.getByText(/^~[\d.,]+ MYT$/)).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  await test.step('order mining, and where ladder and ticket show it', async () => {
    await trade.ticket.getByRole('tab', { name: 'Limit' }).tap();
    const rewarded = /^Limit orders resting between 0\.39\d+ and 0\.44\d+ earn rewards$/;
    await expect(trade.book.getByText(rewarded)).toBeAttached();
    await trade.price.fill('0.41');
    await expect(trade.ticket.getByText('Within the rewarded spread')).toBeVisible();
    await trade.price.fill('0.3');
    await expect(trade.ticket.getByText(/Too far from the market .* from 0\.39\d+ up/)).toBeVisible();
    await goWithin(page, '/mining/limit-order');
    await expect(page.getByRole('listitem', { name: POOL })).toContainText('60.00% of all rewards');
    await expectReach(page.getByRole('button', { name: /^Claim \d/ }));
  });
});
