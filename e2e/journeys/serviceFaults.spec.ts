import type { Page } from '@playwright/test';
import { formatEther } from 'ethers';
import { exactText } from '#domain/format/formatExact.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { formatShare } from '#domain/format/formatShare.ts';
import { ROLES } from '../devnet/accounts.ts';
import { readBalance } from '../devnet/exchange.ts';
import type { ServiceFault } from '../devnet/serviceFaults.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { pairOf } from '../fixtures/liquidityTest.ts';
import { claimableOrders, exactClaim, pairFactors } from '../fixtures/orderRewards.ts';
import { chainFigures, expectStatus, row, test } from '../fixtures/servicesTest.ts';
import { expect } from '../fixtures/test.ts';
import { miningPage } from '../pages/miningPage.ts';
import { poolPage } from '../pages/poolPage.ts';
import type { TradePage } from '../pages/tradePage.ts';

const [ALICE] = ROLES.demo;
const POOL = 'MYT/USDC';
const size = (raw: bigint): string =>
  Number(formatEther(raw)).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const four = (raw: bigint): string => formatAmount(raw, 18, { thousands: ',', significant: 4 });

const onChain = async (chain: TestChain) => {
  const pair = await pairOf(chain, 'MYT', 'USDC');
  const [reserves, sales, purchases, held, staked, supply, stakes, earned, factors] = await Promise.all([
    chain.reserves('MYT', 'USDC'),
    chain.openOrders('MYT', 'USDC', ALICE),
    chain.openOrders('USDC', 'MYT', ALICE),
    chain.lpBalance(pair, ALICE),
    chain.staked(pair, ALICE),
    chain.lpSupply(pair),
    readBalance(chain.node, pair, chain.deployment.lpStaking),
    claimableOrders(chain, ALICE),
    pairFactors(chain),
  ]);
  return {
    pool: `${exactText(reserves.base, 18)} MYT, ${exactText(reserves.quote, 6)} USDC`,
    orders: [...sales.map(({ remain }) => remain), ...purchases.map(({ to }) => to)],
    inPool: { own: four(held + staked), supply: four(supply), staked: four(staked) },
    share: formatShare({ numerator: held + staked, denominator: supply }),
    mining: {
      claim: formatEther(earned),
      shares: factors.map((factor) =>
        formatShare({ numerator: factor, denominator: factors.reduce((sum, entry) => sum + entry, 0n) }),
      ),
    },
    stake: { own: four(staked), all: four(stakes), share: formatShare({ numerator: staked, denominator: stakes }) },
  };
};

const expectTheChains = async (page: Page, trade: TradePage, known: Awaited<ReturnType<typeof onChain>>) => {
  const fact = (label: string) => poolPage(page).fact(POOL, label);
  await row(page).getByRole('link', { name: POOL }).first().click();
  await expect(page.getByTitle(known.pool)).toBeVisible();
  expect(known.orders).toHaveLength(2);
  for (const raw of known.orders) await expect(trade.openOrders).toContainText(`${size(raw)} MYT`);
  await expect(trade.cancelButtons).toHaveCount(known.orders.length);
  await expect(page.getByTitle(/^From the data service/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Liquidity', exact: true }).first().click();
  const line = poolPage(page).line(POOL);
  await expect(page.getByText('4 positions on Polygon')).toBeVisible({ timeout: 20_000 });
  await expect(async () => {
    if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
    await expect(fact('Your pool tokens')).toHaveText(known.inPool.own, { timeout: 300 });
  }).toPass();
  await expect(fact('Total pool tokens')).toHaveText(known.inPool.supply);
  await expect(fact('Pool tokens in rewards pool')).toHaveText(known.inPool.staked);
  await expect(fact('Your pool share')).toHaveText(known.share);

  await poolPage(page).card(POOL).getByRole('link', { name: 'Liquidity Mining In Progress' }).click();
  const mined = (label: string) => miningPage(page).fact(POOL, label);
  await expect(mined('Your stake')).toContainText(`${known.stake.own} MYT-LP`);
  await expect(mined('Staked in total')).toContainText(`${known.stake.all} MYT-LP`);
  await expect(mined('Your share')).toHaveText(known.stake.share);

  await page.getByRole('link', { name: 'Limit order', exact: true }).click();
  await expect(exactClaim(page)).toHaveAttribute('title', known.mining.claim);
  await expect(page.getByText(/^[\d.]+% of all rewards$/)).toHaveText(
    known.mining.shares.map((share) => `${share} of all rewards`),
  );
};

const BLOCKS_BEHIND = 110;

/** The other faults are shown on the market page only. */
const VISITED: readonly ServiceFault[] = ['none', 'hang', 'forged'];

const faults: readonly (readonly [ServiceFault, RegExp])[] = [
  ['none', /no delay$/],
  ['down', /doesn't respond/],
  ['truncated', /doesn't respond/],
  ['wrongTypes', /doesn't respond/],
  ['hang', /doesn't respond/],
  ['forged', /The data service contradicts the chain/],
];

test('trade, pool and earn show the chain’s numbers and name the fault, whatever is wrong with the services @once', async ({
  chain,
  page,
  wallet,
  trader,
  trade,
  stage,
  watch,
  served: { graph, trading },
}) => {
  test.slow();
  // The browser's messages about failed answers.
  watch.allow(/Failed to load resource/);
  await page.goto(`${stage.appUrl}market`);
  const withoutServices = await chainFigures(page);
  const known = await onChain(chain);
  // She has orders, positions and stakes.
  await wallet.setAccount(ALICE);
  wallet.authorize();
  for (const [fault, words] of faults) {
    await test.step(fault, async () => {
      graph.setFault(fault);
      trading.setFault(fault);
      await page.goto('market');
      expect(await chainFigures(page)).toEqual(withoutServices);
      await expectStatus(page, words);
      if (VISITED.includes(fault)) await expectTheChains(page, trade, known);
    });
  }
  await test.step('forged figures and reserves alone', async () => {
    graph.setFault('none');
    // Compared only for final blocks: 64, and those of a slow machine. The day before the service's block must be known,
    // and seeded blocks are hours apart. The service indexes again before the first query.
    await chain.node.rpc('anvil_mine', `0x${BLOCKS_BEHIND.toString(16)}`, '0x2');
    trading.setLag(BLOCKS_BEHIND);
    await fetch(`${trading.url}/v2/pairs`);
    await page.goto('market');
    expect(await chainFigures(page)).toEqual(withoutServices);
    await expectStatus(page, /The trading-data service contradicts the chain/);
  });
  await test.step('stale', async () => {
    graph.setFault('none');
    trading.reset();
    trading.setLag(600);
    await page.goto('market');
    expect(await chainFigures(page)).toEqual(withoutServices);
    await expectStatus(page, /^There is a major delay .* Only synced to block [\d,]+$/);
  });
  await test.step('a trade while nothing answers', async () => {
    graph.setFault('hang');
    trading.setFault('hang');
    await wallet.setAccount(trader.account);
    await trader.readyToBuy();
    await trade.place('Buy MYT');
    await trade.happened();
  });
});
