import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { view } from '../devnet/exchange.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import { tradeMiningPage } from '../pages/miningPage.ts';
import { recordedClaim } from '../pages/outcome.ts';
import { goWithin } from '../pages/allRoutes.ts';

const PAIR = 'MYT/USDC';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const unclaimed = async (chain: TestChain, account: number): Promise<bigint> => {
  const [quantity] = await view(chain.node, 'tradeMining', chain.deployment.swapMining, 'userInfo', [
    0n,
    chain.account(account),
  ]);
  return quantity as bigint;
};

test('a trade earns what the ticket says, waits in its pair, and is claimed to the unit; an empty vault says so first @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  test.slow();
  const { account } = trader;
  const mining = tradeMiningPage(page);

  await test.step('the ticket tells what the trade would earn', async () => {
    await trader.readyToBuy();
    await expect(trade.ticket.getByText(/^~[\d.,]+ MYT$/)).toBeVisible();
    await trade.review('Buy MYT');
    await trade.confirm('Buy MYT');
    await trade.happened();
    expect(await unclaimed(chain, account)).toBeGreaterThan(0n);
  });

  await test.step('the pair shows the own share, its formula, and what waits', async () => {
    await goWithin(page, '/mining');
    await expect(mining.claim(/^Claim \d/)).toBeEnabled();
    await mining.line(PAIR).click();
    await expect(mining.card(PAIR).getByText('Your share', { exact: true })).toBeVisible();
    await mining.card(PAIR).getByText('A trade of 1,000 USDC now').click();
    await expect(mining.card(PAIR).getByText('Reward = rewards in the pool')).toBeVisible();
    await mining.line('WBTC/USDC').click();
    await expect(mining.card('WBTC/USDC').getByText("Trades in this pair don't count")).toBeVisible();
  });

  await test.step('a refusal changes nothing; the claim pays what its receipt says', async () => {
    wallet.rejectNext();
    await mining.claim(/^Claim \d/).click();
    const refused = page.getByRole('dialog', { name: 'Not sent' });
    await expect(refused).toContainText('rejected in the wallet');
    await refused.getByRole('button', { name: 'Close' }).last().click();
    const before = await chain.balanceOf('MYT', account);
    await mining.claim(/^Claim \d/).click();
    await trade.happened();
    const gained = (await chain.balanceOf('MYT', account)) - before;
    expect(gained).toBeGreaterThan(0n);
    expect(await recordedClaim(page)).toBe(gained);
    expect(await unclaimed(chain, account)).toBe(0n);
    await expect(mining.claim(/^Claim \d/)).toBeHidden();
  });

  await test.step('an empty vault is reported before a claim or an order is pressed', async () => {
    await goWithin(page, trade.address({ pay: 'USDC', receive: 'MYT' }));
    await trade.pay.fill('50');
    await trade.review('Buy MYT');
    await trade.confirm('Buy MYT');
    await trade.happened();
    const { swapMining } = chain.deployment;
    const nothing = encodeCall('token', 'approve', [swapMining, 0n]);
    await chain.sendAs(ROLES.deployer, { to: TOKENS.MYT.address, data: nothing });
    await trade.pay.fill('25');
    await expect(trade.ticket.getByText('Vault empty: this order would fail')).toBeVisible();
    await goWithin(page, '/mining');
    await expect(page.getByText("The rewards vault can't pay what it owes")).toBeVisible();
    await expect(mining.claim("The rewards vault can't pay")).toBeDisabled();
  });

  await test.step('a pair that does not count says why', async () => {
    await goWithin(page, trade.address({ pay: 'WBTC', receive: 'USDC' }));
    await trade.pay.fill('0.01');
    await expect(trade.ticket.getByText('None: WBTC is not on its list')).toBeVisible();
    await goWithin(page, trade.address({ pay: 'USDC', receive: 'USDT' }));
    await trade.pay.fill('100');
    await expect(trade.ticket.getByText('None: not for this pair')).toBeVisible();
  });
});
