import type { Browser, BrowserContext, Page } from '@playwright/test';
import { readsHistory } from '../../e2e/seenRequest.ts';
import type { Application } from './application.ts';
import { nextBlock } from './blocks.ts';
import { atMost, figure, type Findings } from './figures.ts';
import { pricesPerHour } from './providerPrices.ts';

const MAX_PER_BLOCK = 1.1;
const BLOCKS = 30;
/** By then all tabs have read their history and know each other. */
const BLOCKS_BEFORE = 12;
const BLOCK_MARK = '[title*="block height"], [title*="latest block"]';

const openTab = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(
    (mark) => [...document.querySelectorAll(mark)].some(({ textContent }) => /\d/.test(textContent)),
    BLOCK_MARK,
  );
  return page;
};

/** Requests for the newest block, from six visible tabs of one browser. */
export const measureOpenTabs = async (browser: Browser, application: Application): Promise<Findings> => {
  const { chain, rpcProxy, tradeUrl } = application;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const addresses = [
    tradeUrl,
    tradeUrl,
    ...['/', '/pool', '/market', '/add'].map((path) => new URL(path, tradeUrl).href),
  ];
  for (const address of addresses) await openTab(context, address);
  for (let block = 0; block < BLOCKS_BEFORE; block += 1) await nextBlock(chain.node);
  rpcProxy.reset();
  const first = await nextBlock(chain.node);
  let last = first;
  while (last < first + BLOCKS) last = await nextBlock(chain.node);
  const requests = rpcProxy.requests.filter((request) => !readsHistory(request));
  await context.close();
  const answered = requests.reduce((sum, { answerBytes }) => sum + answerBytes, 0);
  return {
    pricePerHour: pricesPerHour(requests, last - first),
    tabs: addresses.length,
    requests: atMost(MAX_PER_BLOCK, requests.length / (last - first), 'requests per block, mean'),
    received: figure(Math.round(answered / (last - first)), 'bytes per block, not compressed'),
  };
};
