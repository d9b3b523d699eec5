import { formatEther } from 'ethers';
import { isWithinSpread } from '#domain/mining/orderMining.ts';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { accrueOrderMining } from '../devnet/orderMiningOperator.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { claimableOrders, exactClaim } from '../fixtures/orderRewards.ts';
import { expect, test } from '../fixtures/test.ts';
import { closeOutcome } from '../pages/outcome.ts';
import { goWithin } from '../pages/allRoutes.ts';

const [ALICE, , CAROL] = ROLES.demo;
const BLOCKS = 40;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** The operator computes the rewards of some blocks. */
const accrue = async (chain: TestChain): Promise<void> => {
  await chain.node.rpc('anvil_mine', `0x${BLOCKS.toString(16)}`, '0x1');
  await accrueOrderMining(chain.node, chain.deployment);
  await chain.mine();
};

const letVaultPay = async (chain: TestChain, amount: bigint): Promise<void> => {
  const data = encodeCall('token', 'approve', [chain.deployment.orderMining.rewards, amount]);
  await chain.sendAs(ROLES.deployer, { to: TOKENS.MYT.address, data });
};

test('Alice sees what her orders earn, claims it to the unit, and learns when nothing can be paid @once', async ({
  chain,
  page,
  trade,
  wallet,
  wallets,
}) => {
  test.slow();
  const claim = page.getByRole('button', { name: /^Claim \d/ });
  const exact = exactClaim(page);
  await wallet.setAccount(ALICE);
  await page.goto('/mining/liquidity');
  await page.getByRole('link', { name: 'Limit order', exact: true }).click();
  await expect(page).toHaveURL('/mining/limit-order');
  await wallets.connect('Test Wallet', chain.account(ALICE));

  await test.step('her orders stand as the pool’s price and the limits of the pair say', async () => {
    const { base, quote } = await chain.reserves('MYT', 'USDC');
    const market = { reserve0: base, reserve1: quote };
    const limits = { maxLimit: 600n, minLimit: 500n };
    const [ask] = await chain.openOrders('MYT', 'USDC', ALICE);
    const [bid] = await chain.openOrders('USDC', 'MYT', ALICE);
    if (!ask || !bid) throw new Error('Alice has no orders');
    for (const [side, order] of [
      ['Sell', { ...ask, sells0: true }],
      ['Buy', { ...bid, sells0: false }],
    ] as const) {
      const line = page.getByRole('listitem').filter({ hasText: side });
      const words = isWithinSpread(order, market, limits)
        ? /Earns.*about [\d.,]+ MYT a day/
        : 'Outside the valid spread';
      await expect(line).toContainText(words);
    }
    await expect(page.getByRole('listitem', { name: 'MYT/USDC' })).toContainText('60.00% of all rewards');
    await expect(page.getByRole('listitem', { name: 'MATIC/USDC' })).toContainText(
      /Valid spread 0\.\d+ to 0\.\d+ USDC/,
    );
  });

  await test.step('the operator computes more; a refusal loses nothing, a claim pays what was shown', async () => {
    const before = await claimableOrders(chain, ALICE);
    await accrue(chain);
    const reward = await claimableOrders(chain, ALICE);
    expect(reward).toBeGreaterThan(before);
    await expect(exact).toHaveAttribute('title', formatEther(reward));
    await expect(page.getByRole('term').filter({ hasText: /^Ready to claim$/ })).toHaveCount(1);
    wallet.rejectNext();
    await claim.click();
    const refused = page.getByRole('dialog', { name: 'Not sent' });
    await expect(refused).toContainText('rejected in the wallet');
    await refused.getByRole('button', { name: 'Close' }).last().click();
    const held = await chain.balanceOf('MYT', ALICE);
    await claim.click();
    await closeOutcome(page);
    expect((await chain.balanceOf('MYT', ALICE)) - held).toBe(reward);
    await expect(claim).toBeHidden();
  });

  await test.step('a vault that cannot pay is reported before anything is pressed', async () => {
    await accrue(chain);
    await letVaultPay(chain, 0n);
    await expect(page.getByText("The rewards vault can't pay what is due")).toBeVisible();
    await expect(page.getByRole('button', { name: "The rewards vault can't pay" })).toBeDisabled();
    await letVaultPay(chain, 10n ** 24n);
    await expect(claim).toBeEnabled();
  });

  await test.step('ladder and ticket show where an order earns', async () => {
    await goWithin(page, trade.address({ pay: 'USDC', receive: 'MYT', type: 'limit' }));
    await expect(
      trade.book.getByText(/^Limit orders resting between 0\.39\d+ and 0\.44\d+ earn rewards$/),
    ).toBeAttached();
    await trade.price.fill('0.41');
    await expect(trade.ticket.getByText('Within the rewarded spread')).toBeVisible();
    await trade.price.fill('0.3');
    await expect(trade.ticket.getByText(/Too far from the market .* from 0\.39\d+ up/)).toBeVisible();
    await goWithin(page, trade.address({ pay: 'MATIC', receive: 'WETH', type: 'limit' }));
    await expect(trade.book.getByText('Rewarded')).toBeHidden();
    await goWithin(page, '/mining/limit-order');
  });

  await test.step('an account that never earned anything, and another network', async () => {
    await wallet.setAccount(CAROL);
    await expect(page.getByText('Nothing computed for you yet')).toBeVisible();
    await expect(claim).toBeHidden();
    await expect(page.getByText('You have no open orders')).toBeVisible();
    await wallet.setChain(1);
    await expect(page.getByRole('dialog', { name: 'Not available here' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Switch to Polygon' }).last()).toBeVisible();
  });
});
