import type { Page } from '@playwright/test';
import { formatEther, formatUnits } from 'ethers';
import { exactText } from '#domain/format/formatExact.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { formatShare } from '#domain/format/formatShare.ts';
import { ROLES } from '../devnet/accounts.ts';
import { startDataService } from '../devnet/dataService/server.ts';
import type { LocalDataService } from '../devnet/dataService/server.ts';
import { ANY_PORT } from '../devnet/ports.ts';
import type { ServiceFault } from '../devnet/serviceFaults.ts';
import { startTradingService } from '../devnet/tradingService/server.ts';
import type { LocalTradingService } from '../devnet/tradingService/server.ts';
import { readBalance } from '../devnet/exchange.ts';
import { sharedEnvironment } from '../environment.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { pairOf } from '../fixtures/liquidityTest.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { addPage } from '../pages/addPage.ts';
import { miningPage } from '../pages/miningPage.ts';
import { poolPage } from '../pages/poolPage.ts';
import type { TradePage } from '../pages/tradePage.ts';
import { serveCopy } from '../servedCopy.ts';

interface Served {
  readonly graph: LocalDataService;
  readonly trading: LocalTradingService;
  readonly appUrl: string;
}

/** The app as it is built for a chain with every data service. */
const test = base.extend<{ readonly served: Served }>({
  served: async ({ stage }, provide) => {
    const graph = await startDataService(ANY_PORT, stage.chain);
    const trading = await startTradingService(ANY_PORT, stage.chain);
    const places = { rpcUrl: stage.proxy.url, listsUrl: stage.lists.url };
    const services = { serviceUrl: graph.url, tradingUrl: trading.url };
    const app = await serveCopy(sharedEnvironment().builtApp, { ...places, ...services });
    await provide({ graph, trading, appUrl: app.url });
    await app.stop();
    await graph.stop();
    await trading.stop();
  },
  baseURL: async ({ served }, provide) => provide(served.appUrl),
});

const row = (page: Page) => page.getByRole('row').filter({ hasText: 'MYT/USDC' });
const cell = (page: Page, at: number) => row(page).getByRole('cell').nth(at);
/** Cells of a market: its price, what changed hands within 24 hours, what lies in its pool, and the day as a line. */
const [PRICE, VOLUME, LIQUIDITY, LINE] = [2, 6, 7, 8];
const told = (page: Page) => page.getByText(/24-hour figures from the data service to block [\d,]+/);

/** Price and liquidity once everything shown is the chain's: the line is drawn of its trades. */
const chainFigures = async (page: Page): Promise<readonly string[]> => {
  await expect(cell(page, LINE).locator('svg')).toBeVisible({ timeout: 20_000 });
  await expect(told(page)).toBeHidden();
  await expect(cell(page, VOLUME)).toHaveText(/^\$[1-9]/);
  return [await cell(page, PRICE).innerText(), await cell(page, LIQUIDITY).innerText()];
};

/** What the status line says of the services where more is asked for. */
const expectStatus = (page: Page, words: RegExp): Promise<void> =>
  expect(async () => {
    await page.getByText(/^Data (–|[\d,]+)$/).hover();
    await expect(page.getByRole('tooltip')).toHaveText(words, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });

test('first figures are the service’s and say so, the chain confirms them, and a transaction is told @once', async ({
  chain,
  page,
  trader,
  trade,
  rpcProxy,
  watch,
  served: { trading },
}) => {
  test.slow();
  watch.allow(/status of 5\d\d/);
  // Nothing of the chain comes: the pools are those that the services name.
  rpcProxy.setHabits({ failing: 'eth_call' });
  await page.goto('market');
  const named = page.getByText('Some pools and their liquidity are from the data service, checked as they load');
  await expect(row(page)).toBeVisible();
  await expect(named).toBeVisible();
  rpcProxy.setHabits({});
  await expect(named).toBeHidden();
  await expect(cell(page, LIQUIDITY)).toHaveText(/^\$[1-9]/);
  // The chain's logs do not come: what is shown of 24 hours is the service's.
  rpcProxy.setHabits({ failing: 'eth_getLogs' });
  await page.goto('market');
  await expect(told(page)).toBeVisible();
  await expect(cell(page, VOLUME)).toHaveText(/^\$[1-9]/);
  const first = await cell(page, PRICE).innerText();
  rpcProxy.setHabits({});
  await page.reload();
  const [price] = await chainFigures(page);
  expect(price).toBe(first);
  await expectStatus(page, /^Current block height, no delay$/);

  await trader.readyToBuy();
  // Words about the tokens come when somebody wants them, and are named by whose they are.
  const asked = (path: string) => trading.asked.filter((call) => call.path === path);
  expect(asked('/v2/token-exterior')).toHaveLength(0);
  await page.getByRole('tab', { name: 'About' }).click();
  const about = page.getByRole('group', { name: 'About' });
  await expect(about).toContainText(/has 18 decimals and \d+ pools here, the first since block \d+\./);
  await expect(about).toContainText('Website: myt.example');
  await expect(about).toContainText(`Descriptions are from ${new URL(trading.url).host}`);
  await expect(about.getByRole('link')).toHaveCount(2);
  expect(asked('/v2/token-exterior')[0]?.query.token_address).toMatch(/^0x[\dA-Fa-f]{40},0x[\dA-Fa-f]{40}$/);
  await trade.place('Buy MYT');
  await trade.happened();
  await expect(async () => {
    const calls = trading.asked.filter(({ path }) => /transaction-go|update-pair-at-once/.test(path));
    expect(calls.map(({ path }) => path)).toEqual(['/v2/transaction-go', '/v2/update-pair-at-once']);
    expect(calls[0]?.query.transaction_hash).toMatch(/^0x[0-9a-f]{64}$/);
  }).toPass({ timeout: 20_000 });
  const events = JSON.stringify(trading.asked.filter(({ path }) => path === '/collect'));
  expect(events).toContain('"page":"/market"');
  expect(events).toContain('connect_wallet');
  expect(events).not.toMatch(/0x[0-9a-f]{40}/i);

  // No logs come: own trades are found where the service says, and read there from the chain.
  rpcProxy.setHabits({ failing: 'eth_getLogs' });
  await page.reload();
  const myTrades = async (): Promise<string[]> => {
    await page.getByRole('tab', { name: 'My trades' }).click();
    const rows = page.getByRole('table', { name: 'My trades' }).locator('tbody tr');
    await expect(rows.first()).toBeVisible({ timeout: 20_000 });
    return rows.allInnerTexts();
  };
  const some = page.getByText('Newest trades, found with the data service and read from the chain.');
  const newest = await myTrades();
  await expect(some).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  rpcProxy.setHabits({});
  await page.reload();
  expect(await myTrades()).toEqual(newest);
  await expect(some).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();

  const { form, amount, open } = addPage(page);
  const { host } = new URL(trading.url);
  const { base, quote } = await chain.reserves('WETH', 'USDC');
  const spot = Number(formatUnits(quote, 6)) / Number(formatEther(base));
  await open('WETH', 'USDC', 'harbour');
  await expect(form).toContainText(`Market price from ${host}`);
  const [, shown = ''] = /1 WETH = ([\d,]+\.\d{4}) USDC/.exec(await form.innerText()) ?? [];
  expect(Math.abs(Number(shown.replaceAll(',', '')) / spot - 1)).toBeLessThan(0.03);
  await amount('WETH').fill('1');
  await amount('USDC').fill((spot * 1.5).toFixed(2));
  await expect(form).toContainText(/Your price is [45]\d\.\d\d% above the market price/);
  trading.setFault('forged');
  await page.reload();
  await expect(form).toContainText(`${host} contradicts the pools, so its price isn't shown.`);
  await expect(form).toContainText('Market price from other pools');
  const [, believed = ''] = /1 WETH = ([\d,]+\.\d{4}) USDC/.exec(await form.innerText()) ?? [];
  expect(Math.abs(Number(believed.replaceAll(',', '')) / spot - 1)).toBeLessThan(0.001);
});

const [ALICE] = ROLES.demo;
const POOL = 'MYT/USDC';
const size = (raw: bigint): string =>
  Number(formatEther(raw)).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const four = (raw: bigint): string => formatAmount(raw, 18, { thousands: ',', significant: 4 });

/** What the pages of trade, pool and earn have to show to Alice, by the chain alone; nothing of it moves meanwhile. */
const onChain = async (chain: TestChain) => {
  const pair = await pairOf(chain, 'MYT', 'USDC');
  const [reserves, sales, purchases, held, staked, supply, stakes] = await Promise.all([
    chain.reserves('MYT', 'USDC'),
    chain.openOrders('MYT', 'USDC', ALICE),
    chain.openOrders('USDC', 'MYT', ALICE),
    chain.lpBalance(pair, ALICE),
    chain.staked(pair, ALICE),
    chain.lpSupply(pair),
    readBalance(chain.node, pair, chain.deployment.lpStaking),
  ]);
  return {
    pool: `${exactText(reserves.base, 18)} MYT, ${exactText(reserves.quote, 6)} USDC`,
    orders: [...sales.map(({ remain }) => remain), ...purchases.map(({ to }) => to)],
    inPool: { own: four(held + staked), supply: four(supply), staked: four(staked) },
    share: formatShare({ numerator: held + staked, denominator: supply }),
    stake: { own: four(staked), all: four(stakes), share: formatShare({ numerator: staked, denominator: stakes }) },
  };
};

/** Visits the pages one after the other, as a person does, and compares what they show with the chain. */
const expectTheChains = async (page: Page, trade: TradePage, known: Awaited<ReturnType<typeof onChain>>) => {
  const fact = (label: string) => poolPage(page).fact(POOL, label);
  await row(page).getByRole('link', { name: POOL }).first().click();
  await expect(page.getByTitle(known.pool)).toBeVisible();
  expect(known.orders).toHaveLength(2);
  for (const raw of known.orders) await expect(trade.openOrders).toContainText(`${size(raw)} MYT`);
  await expect(trade.openOrders.getByRole('button', { name: /^Cancel the order of/ })).toHaveCount(known.orders.length);
  await expect(page.getByTitle(/^From the data service/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Liquidity', exact: true }).first().click();
  const line = poolPage(page).line(POOL);
  await expect(page.getByText('4 positions on Polygon')).toBeVisible({ timeout: 20_000 });
  // Which card is open may change until they are ranked.
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
};

const faults: readonly (readonly [ServiceFault, RegExp])[] = [
  ['none', /no delay$/],
  ['down', /doesn't respond/],
  ['busy', /doesn't respond/],
  ['error', /doesn't respond/],
  ['truncated', /doesn't respond/],
  ['wrongTypes', /doesn't respond/],
  ['slow', /no delay$|Waiting/],
  ['hang', /doesn't respond/],
  ['forged', /The data service contradicts the chain/],
];

test('whatever is wrong with the services, trade, pool and earn show the chain’s numbers and what is wrong is said @once', async ({
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
  // The browser's own words about answers that fail; the application says nothing there.
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
      await expectTheChains(page, trade, known);
    });
  }
  await test.step('forged figures and reserves alone', async () => {
    graph.setFault('none');
    // What it tells is compared with the chain only of blocks that are settled: 64, and those of a slow machine. It has
    // come there before it is asked, as it indexes the chain anew.
    trading.setLag(110);
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
    await expectTheChains(page, trade, known);
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
