import { formatEther, parseEther, parseUnits } from 'ethers';
import { accountAddress, ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { view } from '../devnet/exchange.ts';
import { LOCK_OFFERS } from '../devnet/tokenStaking.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { placeEnded, placeEndedLock } from '../fixtures/endedLock.ts';
import { pairOf } from '../fixtures/liquidityTest.ts';
import { expect, test } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { closeNotices } from '../pages/outcome.ts';
import { stakingPage } from '../pages/stakingPage.ts';

const [ALICE, BOB] = ROLES.demo;
const SECONDS_PER_YEAR = 365 * 86_400;
/** The chain is younger than six hours of blocks. */
const BLOCK_SECONDS = 2.2;
const MYT = 'MYT staking';
const USDC = 'USDC staking';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const stakedOf = async ({ node, deployment }: TestChain, account: number): Promise<bigint> =>
  (await view(node, 'singleStaking', deployment.singleStaking[0], 'userInfo', [accountAddress(account)]))[0] as bigint;

const poolTokensOf = async (chain: TestChain): Promise<bigint> =>
  chain.lpBalance(await pairOf(chain, 'MYT', 'USDC'), ALICE);

/** Alice gets twice what she locks. */
const placeEndedPoolLock = async (chain: TestChain): Promise<void> => {
  const [token, amount] = [await pairOf(chain, 'MYT', 'USDC'), 5n * 10n ** 13n];
  const data = encodeCall('token', 'transfer', [chain.account(ALICE), 2n * amount]);
  await chain.sendAs(ROLES.deployer, { to: token, data });
  await placeEnded(chain, ALICE, { staking: chain.deployment.poolLock, token, amount });
};

const ask = async ({ node, deployment }: TestChain, method: string): Promise<bigint> =>
  (await view(node, 'singleStaking', deployment.singleStaking[0], method, []))[0] as bigint;

test('Alice stakes one token, claims to the unit and unstakes; she locks some for a year @once', async ({
  chain,
  page,
  wallet,
  wallets,
}) => {
  test.slow();
  const staking = stakingPage(page);
  await wallet.setAccount(ALICE);
  await placeEndedLock(chain, ALICE, '100');
  await placeEndedPoolLock(chain);
  await staking.open();
  await wallets.connect('Test Wallet', chain.account(ALICE));
  const card = staking.card(MYT);

  await test.step('the yield is that of the chain, with its inputs one press away', async () => {
    const [perBlock, total] = [await ask(chain, 'rewardPerBlock'), await ask(chain, 'totalStaked')];
    const byHand = (100 * Number(perBlock) * SECONDS_PER_YEAR) / BLOCK_SECONDS / Number(total);
    const shown = Number((await staking.line(MYT).locator('strong').textContent())?.replace(/[%,]/g, ''));
    expect(Math.abs(shown / byHand - 1)).toBeLessThan(0.001);
    await card.getByText('How the yield is computed').click();
    const apy = Number((await staking.fact(card, 'APY when staked again every day').textContent())?.replace('%', ''));
    expect(Math.abs(apy / (100 * ((1 + byHand / 36_500) ** 365 - 1)) - 1)).toBeLessThan(0.001);
  });

  const held = await chain.balanceOf('MYT', ALICE);
  await test.step('a quarter is approved and staked; a refusal keeps what was typed', async () => {
    await staking.stop(card, '25%').click();
    await staking.button(card, 'Approve MYT').click();
    await expect(staking.button(card, 'Stake')).toBeEnabled();
    const field = card.getByRole('textbox');
    const typed = await field.inputValue();
    wallet.rejectNext();
    await staking.button(card, 'Stake').click();
    const refused = page.getByRole('dialog', { name: 'Not sent' });
    await expect(refused).toContainText('rejected in the wallet');
    await refused.getByRole('button', { name: 'Close' }).last().click();
    await expect(field).toHaveValue(typed);
    await staking.button(card, 'Stake').click();
    await staking.finish();
    expect(await stakedOf(chain, ALICE)).toBe(held / 4n);
    await expect(field).toHaveValue('');
  });

  await test.step('rewards grow with blocks and are claimed to the unit', async () => {
    const before = await chain.balanceOf('MYT', ALICE);
    await staking.button(card, /^Claim /).click();
    await staking.finish();
    const gained = (await chain.balanceOf('MYT', ALICE)) - before;
    expect(gained).toBeGreaterThan(0n);
    await expect.poll(staking.claimed).toBe(gained);
  });

  await test.step('half is unstaked, then the rest, with its rewards', async () => {
    await card.getByRole('tab', { name: 'Unstake' }).click();
    const before = await chain.balanceOf('MYT', ALICE);
    for (const part of ['50%', 'Max']) {
      await staking.stop(card, part).click();
      await staking.button(card, 'Unstake').click();
      await staking.finish();
    }
    expect(await stakedOf(chain, ALICE)).toBe(0n);
    const gained = (await chain.balanceOf('MYT', ALICE)) - before - held / 4n;
    expect(gained).toBeGreaterThan(0n);
    expect(await staking.claimed()).toBeLessThan(gained);
  });

  await closeNotices(page);
  await page.getByRole('link', { name: 'Lock and stake' }).click();
  const amount = page.getByRole('textbox');
  await test.step('what cannot be locked says why', async () => {
    await page.getByRole('radio', { name: '12 months' }).click();
    for (const [typed, words] of [
      ['0.5', 'Minimum amount is 1 MYT'],
      ['3', 'Must be greater than the minimum staking amount'],
      ['200000', 'Exceeds the remaining lock-up quantity'],
      ['100000', 'Insufficient MYT balance'],
    ] as const) {
      await amount.fill(typed);
      await expect(staking.button(page, words)).toBeDisabled();
    }
    await amount.fill('');
    await expect(staking.button(page, 'Enter an amount')).toBeDisabled();
  });

  await test.step('a lock says what it pays and when before it is signed, and cannot be ended early', async () => {
    await amount.fill('100.000000000000000001');
    await staking.button(page, 'Approve MYT').click();
    await staking.button(page, 'Lock').click();
    const confirm = page.getByRole('dialog', { name: 'Confirm the lock' });
    const year = LOCK_OFFERS[3];
    const payout = parseEther('100.000000000000000001');
    const due = payout + (payout * BigInt(year.rateBps)) / 10_000n;
    await expect(staking.fact(confirm, 'Paid back at the end')).toHaveText(`${formatEther(due)} MYT`);
    await expect(confirm.getByText("It can't be undone")).toBeVisible();
    await staking.button(confirm, 'Lock until then').click();
    await staking.finish();
    const lock = staking.card('Lock 2');
    await expect(lock.getByText('Early withdrawal is not possible')).toBeVisible();
    await expect(staking.button(lock, /^Locked until /)).toBeDisabled();
    await expect(staking.fact(lock, 'Paid back at the end')).toHaveText(`${formatEther(due)} MYT`);
  });

  await test.step('a lock that has ended is withdrawn to the unit', async () => {
    const before = await chain.balanceOf('MYT', ALICE);
    await staking.button(staking.card('Lock 1'), 'Withdraw').click();
    await staking.finish();
    expect((await chain.balanceOf('MYT', ALICE)) - before).toBe(parseEther('110'));
    await expect(staking.card('Lock 1')).toBeHidden();
    await expect(staking.card('Lock 2')).toBeVisible();
  });

  await test.step('pool tokens are locked in a contract of their own, and withdrawn with their reward after the term', async () => {
    const pool = 'MYT/USDC pool tokens';
    const part = staking.card(pool);
    await closeNotices(page);
    await staking.line(pool).click();
    await expect(page).toHaveURL(new RegExp(`lock=${chain.deployment.poolLock}`));
    await expect(staking.line('MYT')).toHaveAttribute('aria-expanded', 'false');
    await part.getByRole('radio', { name: '6 months' }).click();
    await amount.fill('0.0000009');
    await expect(staking.button(part, 'Must be greater than the minimum staking amount')).toBeDisabled();
    await amount.fill('0.00004');
    await staking.button(part, 'Approve MYT-LP').click();
    await staking.button(part, 'Lock').click();
    const confirm = page.getByRole('dialog', { name: 'Confirm the lock' });
    await expect(staking.fact(confirm, 'Paid back at the end')).toHaveText('0.0000414 MYT-LP');
    await staking.button(confirm, 'Lock until then').click();
    await staking.finish();
    await expect(staking.card(`${pool}: Lock 2`)).toContainText('Early withdrawal is not possible');
    const held = await poolTokensOf(chain);
    await staking.button(staking.card(`${pool}: Lock 1`), 'Withdraw').click();
    await staking.finish();
    expect((await poolTokensOf(chain)) - held).toBe(55n * 10n ** 12n);
    await expect(staking.card(`${pool}: Lock 1`)).toBeHidden();
    await expect(staking.card('Lock 2')).toBeVisible();
  });
});

test('Bob unstakes where rewards cannot be paid, and a suspension, another network and addresses of nothing are named @once', async ({
  chain,
  page,
  wallet,
  wallets,
}) => {
  test.slow();
  const staking = stakingPage(page);
  const [funded, unfunded] = chain.deployment.singleStaking;
  const amount = parseUnits('1000', 6);
  await wallet.setAccount(BOB);
  await chain.sendAs(BOB, { to: TOKENS.USDC.address, data: encodeCall('token', 'approve', [unfunded, amount]) });
  await chain.sendAs(BOB, { to: unfunded, data: encodeCall('singleStaking', 'transact', [amount, true]) });
  await staking.open();
  await wallets.connect('Test Wallet', chain.account(BOB));
  const card = staking.card(USDC);

  await test.step('a claim that would fail says so before it is pressed', async () => {
    await staking.line(USDC).click();
    await expect(card.getByText("Your rewards can't be paid now")).toBeVisible();
    await expect(staking.button(card, /^Claim /)).toBeDisabled();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('the stake comes back, and its rewards stay due', async () => {
    const before = await chain.balanceOf('USDC', BOB);
    await card.getByRole('tab', { name: 'Unstake' }).click();
    await staking.stop(card, 'Max').click();
    await staking.button(card, 'Unstake').click();
    await staking.finish();
    expect((await chain.balanceOf('USDC', BOB)) - before).toBe(amount);
    const [due] = await view(chain.node, 'singleStaking', unfunded, 'pendingReward', [chain.account(BOB)]);
    expect(due).toBeGreaterThan(0n);
    await expect(staking.button(card, /^Claim /)).toBeDisabled();
  });

  await test.step('what is suspended says so', async () => {
    await chain.sendAs(ROLES.deployer, { to: funded, data: encodeCall('singleStaking', 'setPause', []) });
    await staking.line(MYT).click();
    await expect(staking.button(staking.card(MYT), 'Staking is suspended')).toBeDisabled();
  });

  await test.step('after their end rewards are only taken out', async () => {
    const end = async (method: string, args: readonly unknown[]) =>
      chain.sendAs(ROLES.deployer, { to: funded, data: encodeCall('singleStaking', method, args) });
    await end('setPause', []);
    await end('setEndBlock', [1n]);
    await expect(staking.card(MYT).getByText('Rewards have ended')).toBeVisible();
    await staking.card(MYT).getByRole('tab', { name: 'Stake', exact: true }).click();
    await expect(staking.button(staking.card(MYT), 'Rewards have ended')).toBeDisabled();
  });

  await test.step('another network and an unknown address', async () => {
    await wallet.setChain(1);
    await expect(page.getByRole('dialog', { name: 'Not available here' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(staking.button(staking.card(MYT), 'Switch to Polygon')).toBeVisible();
    await page.goto('/staking/nothing');
    await expect(page.getByRole('link', { name: 'Go to staking' })).toBeVisible();
  });
});
