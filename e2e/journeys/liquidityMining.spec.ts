import { text } from 'node:stream/consumers';
import { formatEther, formatUnits, parseEther } from 'ethers';
import { accountAddress, ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { readBalance, view } from '../devnet/exchange.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { pairOf } from '../fixtures/liquidityTest.ts';
import { rewardsReceived } from '../fixtures/rewards.ts';
import { expect, test } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { miningPage } from '../pages/miningPage.ts';
import { poolPage } from '../pages/poolPage.ts';
import { closeNotices, closeOutcome, recordedClaim } from '../pages/outcome.ts';

const [ALICE, BOB] = ROLES.demo;
/** An account is no pool token. */
const NO_POOL = accountAddress(ROLES.deployer);
const POOL = 'MYT/USDC';
const SECONDS_PER_YEAR = 365 * 86_400;
/** The chain is younger than six hours of blocks. */
const BLOCK_SECONDS = 2.2;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Yearly rate in percent, from the chain alone. */
const yieldByHand = async (chain: TestChain): Promise<number> => {
  const pair = await pairOf(chain, 'MYT', 'USDC');
  const { lpStaking } = chain.deployment;
  const reserves = await chain.reserves('MYT', 'USDC');
  const [base, quote] = [Number(formatEther(reserves.base)), Number(formatUnits(reserves.quote, 6))];
  const staked = Number(await readBalance(chain.node, pair, lpStaking)) / Number(await chain.lpSupply(pair));
  const perBlock = (0.06 * 40) / 100;
  const perYear = (perBlock * SECONDS_PER_YEAR) / BLOCK_SECONDS;
  return (100 * perYear * (quote / base)) / (2 * quote * staked);
};

test('Alice follows the badge, claims to the unit, deposits, and withdraws a part and all @once', async ({
  chain,
  page,
  wallet,
  wallets,
}) => {
  test.slow();
  const pair = await pairOf(chain, 'MYT', 'USDC');
  const mining = miningPage(page);
  await wallet.setAccount(ALICE);
  const pools = poolPage(page);
  await pools.open();
  await wallets.connect('Test Wallet', chain.account(ALICE));
  const badge = pools.card(POOL).getByRole('link', { name: 'Liquidity Mining In Progress' });
  await expect(async () => {
    if (!(await badge.isVisible())) await pools.line(POOL).click();
    await badge.click({ timeout: 2000 });
  }).toPass();
  await expect(page).toHaveURL(new RegExp(`/mining/liquidity\\?lp=${pair}`, 'i'));
  await expect(mining.line(POOL)).toHaveAttribute('aria-expanded', 'true');

  await test.step('the yield is that of the chain, with its inputs one press away', async () => {
    const byHand = await yieldByHand(chain);
    const shown = Number((await mining.line(POOL).locator('strong').textContent())?.replace(/[%,]/g, ''));
    expect(Math.abs(shown / byHand - 1)).toBeLessThan(0.01);
    await mining.card(POOL).getByText('How the yield is computed').click();
    await expect(mining.fact(POOL, 'Block time, not measured')).toHaveText('2.20 s');
  });

  await test.step('rewards grow with blocks and are claimed; the button alone has their amount', async () => {
    await expect(mining.button(POOL, /^Claim [\d.,]+ MYT$/)).toBeEnabled();
    await expect(mining.fact(POOL, 'Ready to claim')).toHaveCount(0);
    await expect(mining.line(POOL)).not.toContainText('to claim');
    const before = await chain.balanceOf('MYT', ALICE);
    await mining.button(POOL, /^Claim /).click();
    await closeOutcome(page);
    const gained = (await chain.balanceOf('MYT', ALICE)) - before;
    expect(gained).toBeGreaterThan(0n);
    expect(await recordedClaim(page)).toBe(gained);
    await expect(mining.button(POOL, /^Claim /)).toBeEnabled();
  });

  const [held, staked] = [await chain.lpBalance(pair, ALICE), await chain.staked(pair, ALICE)];
  await test.step('a quarter is approved and deposited; a refusal keeps what was typed', async () => {
    await mining.card(POOL).getByRole('button', { name: '25%' }).click();
    await mining.button(POOL, 'Approve MYT-LP').click();
    await expect(mining.button(POOL, 'Deposit')).toBeEnabled();
    const typed = await mining.amount(POOL).inputValue();
    wallet.rejectNext();
    await mining.button(POOL, 'Deposit').click();
    const refused = page.getByRole('dialog', { name: 'Not sent' });
    await expect(refused).toContainText('rejected in the wallet');
    await refused.getByRole('button', { name: 'Close' }).last().click();
    await expect(mining.amount(POOL)).toHaveValue(typed);
    await mining.button(POOL, 'Deposit').click();
    await closeOutcome(page);
    expect(await chain.staked(pair, ALICE)).toBe(staked + held / 4n);
    await expect(mining.amount(POOL)).toHaveValue('');
  });

  await test.step('half is withdrawn, then the rest', async () => {
    await mining.card(POOL).getByRole('tab', { name: 'Withdraw' }).click();
    for (const part of ['50%', 'Max']) {
      await expect(mining.button(POOL, 'Emergency withdrawal')).toBeVisible();
      await mining.card(POOL).getByRole('group').getByRole('button', { name: part }).click();
      await mining.button(POOL, 'Withdraw').click();
      await closeOutcome(page);
    }
    expect(await chain.staked(pair, ALICE)).toBe(0n);
    expect(await chain.lpBalance(pair, ALICE)).toBe(held + staked);
    await expect(mining.button(POOL, 'Emergency withdrawal')).toBeHidden();
  });

  await test.step('the history has each of them, and the rewards of the chain to the unit', async () => {
    await closeNotices(page);
    await page.getByRole('link', { name: 'History' }).click();
    const row = (words: string) => page.getByRole('row').filter({ hasText: words });
    await expect(row('Withdrawn').first()).toContainText('MYT/USDC');
    await expect(row('Burned')).toContainText('900eMYT');
    await expect(row('TEL')).toContainText('Farm');
    await expect(page.getByText(/^Searched blocks 0 to/)).toBeVisible();
    const rewards = await rewardsReceived(chain, ALICE);
    await expect(page.locator('dd').filter({ hasText: 'MYT' })).toHaveAttribute(
      'title',
      new RegExp(`^${formatEther(rewards).slice(0, '0.12345'.length).replace('.', '\\.')}`),
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await text(await (await download).createReadStream());
    const paid = [...file.matchAll(/,reward,MYT,0x\w{40},([\d.]+),\d+,0x/g)].map(([, amount]) =>
      parseEther(amount ?? ''),
    );
    expect(paid.reduce((sum, entry) => sum + entry, 0n)).toBe(rewards);
  });
});

test('Bob leaves a finished pool, an empty vault leaves the emergency exit, and other networks and addresses of nothing say so @once', async ({
  chain,
  page,
  wallet,
  wallets,
}) => {
  test.slow();
  const mining = miningPage(page);
  const pair = await pairOf(chain, 'WETH', 'USDC');
  await wallet.setAccount(BOB);
  await page.goto('/mining');
  await page.getByRole('navigation', { name: 'Kinds of mining' }).getByRole('link', { name: 'Liquidity' }).click();
  await expect(page).toHaveURL('/mining/liquidity');
  await wallets.connect('Test Wallet', chain.account(BOB));

  await test.step('the finished pool pays its last rewards with the withdrawal', async () => {
    const finished = await pairOf(chain, 'MYT', 'WMATIC');
    const staked = await chain.staked(finished, BOB);
    await page.getByRole('radio', { name: /^Finished/ }).click();
    await mining.line('MYT/MATIC').click();
    await expect(mining.card('MYT/MATIC').getByText('This pool pays no more rewards')).toBeVisible();
    await expect(mining.line('MYT/MATIC').locator('strong')).toHaveText('0%');
    await mining.card('MYT/MATIC').getByRole('group').getByRole('button', { name: 'Max' }).click();
    await mining.button('MYT/MATIC', 'Withdraw').click();
    await closeOutcome(page);
    expect(await chain.staked(finished, BOB)).toBe(0n);
    expect(staked).toBeGreaterThan(0n);
  });

  await test.step('a pool that pays two tokens pays both with one claim', async () => {
    const two = await pairOf(chain, 'WETH', 'WMATIC');
    const reserves = await chain.reserves('WETH', 'WMATIC');
    const amount = 10n ** 18n;
    await chain.addLiquidity(BOB, 'WETH', 'WMATIC', amount, (amount * reserves.quote) / reserves.base);
    await chain.stake(BOB, two, await chain.lpBalance(two, BOB));
    const before = [await chain.balanceOf('MYT', BOB), await chain.balanceOf('DAI', BOB)] as const;
    await mining.open(two);
    await expect(mining.button('WETH/MATIC', /^Claim .* MYT \+ .* DAI$/)).toBeEnabled();
    await mining.button('WETH/MATIC', /^Claim /).click();
    await closeOutcome(page);
    expect(await chain.balanceOf('MYT', BOB)).toBeGreaterThan(before[0]);
    expect(await chain.balanceOf('DAI', BOB)).toBeGreaterThan(before[1]);
  });

  await test.step('while mining is suspended nothing can be pressed', async () => {
    const pause = { to: chain.deployment.lpStaking, data: encodeCall('staking', 'setPause', []) };
    await chain.sendAs(ROLES.deployer, pause);
    await expect(page.getByText('Mining is suspended').first()).toBeVisible();
    await expect(mining.button('WETH/MATIC', 'Emergency withdrawal')).toBeDisabled();
    await chain.sendAs(ROLES.deployer, pause);
    await expect(page.getByText('Mining is suspended')).toHaveCount(0);
  });

  await test.step('pools are found by their tokens and sorted', async () => {
    await mining.open();
    await page.getByRole('searchbox', { name: 'Search pools' }).fill('myt usdc');
    await expect(mining.line(POOL)).toBeVisible();
    await expect(mining.line('WETH/USDC')).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search pools' }).fill('');
    await page.getByRole('button', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Highest APR' }).click();
    await expect(async () => {
      const shown = await page.getByRole('main').locator('h3 strong').allTextContents();
      const rates = shown.map((entry) => Number(entry.replace(/[%,]/g, '')));
      expect(rates.length).toBeGreaterThan(2);
      expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    }).toPass();
  });

  await test.step('what would fail says so before it is pressed', async () => {
    const { lpStaking } = chain.deployment;
    const nothing = encodeCall('token', 'approve', [lpStaking, 0n]);
    await chain.sendAs(ROLES.deployer, { to: TOKENS.MYT.address, data: nothing });
    await mining.open(pair);
    await expect(page.getByText("The rewards vault can't pay what it owes")).toBeVisible();
    await expect(mining.button('WETH/USDC', "The rewards vault can't pay")).toBeDisabled();
    await expect(mining.button('WETH/USDC', /^Claim /)).toBeDisabled();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('the emergency withdrawal asks for its word and returns the whole stake', async () => {
    const staked = await chain.staked(pair, BOB);
    const before = await chain.balanceOf('MYT', BOB);
    await mining.button('WETH/USDC', 'Emergency withdrawal').click();
    const dialog = page.getByRole('dialog', { name: 'Emergency withdrawal' });
    const confirm = dialog.getByRole('button', { name: 'Withdraw without rewards' });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox').fill('forfeit');
    await confirm.click();
    await closeOutcome(page);
    expect(await chain.lpBalance(pair, BOB)).toBe(staked);
    expect(await chain.balanceOf('MYT', BOB)).toBe(before);
    expect(
      (await view(chain.node, 'staking', chain.deployment.lpStaking, 'pending', [2n, chain.account(BOB)]))[0],
    ).toBe(0n);
  });

  await test.step('another network and unknown addresses', async () => {
    await wallet.setChain(1);
    await expect(page.getByRole('dialog', { name: 'Not available here' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mining.button('WETH/USDC', 'Switch to Polygon')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Stake & Earn' })).toBeHidden();
    await mining.open(NO_POOL);
    await expect(page.getByText('No mining pool takes these pool tokens')).toBeVisible();
    await page.goto('/mining/nothing');
    await expect(page.getByRole('link', { name: 'Go to liquidity mining' })).toBeVisible();
  });
});
