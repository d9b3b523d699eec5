import type { Page } from '@playwright/test';
import { startDataService } from '../devnet/dataService/server.ts';
import type { LocalDataService } from '../devnet/dataService/server.ts';
import { ANY_PORT } from '../devnet/ports.ts';
import type { ServiceFault } from '../devnet/serviceFaults.ts';
import { startTradingService } from '../devnet/tradingService/server.ts';
import type { LocalTradingService } from '../devnet/tradingService/server.ts';
import { sharedEnvironment } from '../environment.ts';
import { expect, test as base } from '../fixtures/test.ts';
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
  page,
  trader,
  trade,
  rpcProxy,
  watch,
  served: { trading },
}) => {
  test.slow();
  watch.allow(/status of 5\d\d/);
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
});

const faults: readonly (readonly [ServiceFault, RegExp])[] = [
  ['down', /doesn't respond/],
  ['busy', /doesn't respond/],
  ['error', /doesn't respond/],
  ['truncated', /doesn't respond/],
  ['wrongTypes', /doesn't respond/],
  ['slow', /no delay$|Waiting/],
  ['forged', /contradicts the chain/],
];

test('whatever is wrong with the services, the numbers are the chain’s and what is wrong is said @once', async ({
  page,
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
  for (const [fault, words] of faults) {
    await test.step(fault, async () => {
      graph.setFault(fault);
      trading.setFault(fault);
      // What it tells is compared with the chain only of blocks that are settled.
      trading.setLag(fault === 'forged' ? 70 : 0);
      await page.goto('market');
      expect(await chainFigures(page)).toEqual(withoutServices);
      await expectStatus(page, words);
    });
  }
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
    await trader.readyToBuy();
    await trade.place('Buy MYT');
    await trade.happened();
  });
});
