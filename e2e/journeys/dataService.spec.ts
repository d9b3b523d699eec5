import type { Page } from '@playwright/test';
import { startDataService, type LocalDataService } from '../devnet/dataService/server.ts';
import { ANY_PORT } from '../devnet/ports.ts';
import { sharedEnvironment } from '../environment.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { deleteHistory, showFullHistory } from '../pages/history.ts';
import { serveCopy } from '../servedCopy.ts';

interface Served {
  readonly service: LocalDataService;
  readonly appUrl: string;
}

const test = base.extend<{ readonly served: Served }>({
  served: async ({ stage }, provide) => {
    const service = await startDataService(ANY_PORT, stage.chain);
    const places = { rpcUrl: stage.proxy.url, listsUrl: stage.lists.url, serviceUrl: service.url };
    const app = await serveCopy(sharedEnvironment().builtApp, places);
    await provide({ service, appUrl: app.url });
    await app.stop();
    await service.stop();
  },
  baseURL: async ({ served }, provide) => provide(served.appUrl),
});

const expectDetails = async (page: Page, mark: string | RegExp, words: string | RegExp): Promise<void> => {
  await expect(async () => {
    await page.getByText(mark).hover();
    await expect(page.getByRole('tooltip')).toHaveText(words, { timeout: 1000 });
  }).toPass();
  await page.mouse.move(0, 0);
};

const expectSource = (page: Page, words: RegExp): Promise<void> => expectDetails(page, /^Full history$/, words);

test('the data service makes history load faster and shows its block; without it nothing is missing @once', async ({
  page,
  trade,
  served: { service },
  watch,
}) => {
  // Loads the page four times, and waits for the service each time.
  test.slow();
  watch.allow(/status of 500/);
  const market = { pay: 'USDC', receive: 'MYT' } as const;
  const data = /^Data [\d,]+$/;

  await trade.open(market);
  await expectDetails(page, data, 'Current block height, no delay');
  await showFullHistory(page);
  await expectSource(page, /Up to [\d,]+ from the data service, checked by samples\.$/);
  expect(service.requests).toContain('PairTrades');

  service.setLag(60);
  await page.reload();
  await expectDetails(page, data, /^There is a delay from the graph due to chain congestion/);
  service.setLag(520);
  await page.reload();
  await expectDetails(page, data, /^There is a major delay .* Only synced to block [\d,]+$/);

  service.setFault('error');
  await deleteHistory(page);
  await trade.open(market);
  await expectDetails(page, 'Data –', /doesn't respond/);
  await showFullHistory(page);
  await expectSource(page, /^Blocks 0–[\d,]+\.$/);
});
