import type { BrowserContext, Page } from '@playwright/test';
import { readsHistory } from '../seenRequest.ts';
import type { RpcProxy } from '../rpcProxy.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TradePage } from '../pages/tradePage.ts';

const BLOCKS = 5;
/** On a busy machine tabs answer late and share a second request, and a late block is polled once more. */
const MOST_PER_BLOCK = 2;
const PATHS = ['/', '/pool', '/market', '/add'];

const blocks = async (chain: TestChain, count: number): Promise<number> => {
  const start = await chain.blockNumber();
  await expect.poll(() => chain.blockNumber(), { intervals: [100] }).toBeGreaterThanOrEqual(start + count);
  return (await chain.blockNumber()) - start;
};

const shownBlock = async (page: Page): Promise<number> => {
  const texts = await page.locator('[title*="block height"], [title*="latest block"]').allTextContents();
  return Math.max(0, ...texts.map((text) => Number(text.replace(/ .*$/, '').replaceAll(',', '')) || 0));
};

const showBlocks = async (chain: TestChain, tabs: readonly Page[]): Promise<void> => {
  const least = await chain.blockNumber();
  for (const tab of tabs) await expect.poll(() => shownBlock(tab), { timeout: 15_000 }).toBeGreaterThanOrEqual(least);
};

const requestsPerBlock = async (chain: TestChain, { requests, reset }: RpcProxy): Promise<number> => {
  reset();
  const passed = await blocks(chain, BLOCKS);
  return requests.filter((request) => !readsHistory(request)).length / passed;
};

const openTabs = async (context: BrowserContext, trade: TradePage): Promise<readonly Page[]> => {
  const market = trade.address({ pay: 'USDC', receive: 'MYT' });
  const tabs: Page[] = [];
  for (const address of [market, market, ...PATHS]) {
    const tab = await context.newPage();
    await tab.goto(address);
    await expect.poll(() => shownBlock(tab)).toBeGreaterThan(0);
    tabs.push(tab);
  }
  return tabs;
};

const leaderOf = async (tabs: readonly Page[]): Promise<Page> => {
  const held = await tabs[0]?.evaluate(async () => (await navigator.locks.query()).held ?? []);
  const client = held?.find(({ name }) => name?.startsWith('reads '))?.clientId;
  for (const tab of tabs) {
    const own = await tab.evaluate(async () => {
      const name = `probe ${crypto.randomUUID()}`;
      return navigator.locks.request(name, async () => {
        const { held = [] } = await navigator.locks.query();
        return held.find((lock) => lock.name === name)?.clientId;
      });
    });
    if (own === client) return tab;
  }
  throw new Error('No tab leads');
};

test(
  'six visible tabs read each block once: the leader closes, freezes, and loses its network',
  { tag: '@once' },
  async ({ chain, context, rpcProxy, trade, watch }) => {
    test.slow();
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR/);
    let tabs = await openTabs(context, trade);
    await blocks(chain, 2);
    await test.step('one request per block', async () => {
      await expect.poll(() => requestsPerBlock(chain, rpcProxy), { timeout: 60_000 }).toBeLessThan(MOST_PER_BLOCK);
      await showBlocks(chain, tabs);
    });
    await test.step('the leader is closed', async () => {
      const leader = await leaderOf(tabs);
      await leader.close();
      tabs = tabs.filter((tab) => tab !== leader);
      await showBlocks(chain, tabs);
      await expect.poll(() => requestsPerBlock(chain, rpcProxy), { timeout: 60_000 }).toBeLessThan(MOST_PER_BLOCK);
    });
    await test.step('the leader is frozen, and wakes again', async () => {
      const leader = await leaderOf(tabs);
      const devTools = await context.newCDPSession(leader);
      await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
      const others = tabs.filter((tab) => tab !== leader);
      await blocks(chain, 4);
      await showBlocks(chain, others);
      await expect.poll(() => requestsPerBlock(chain, rpcProxy), { timeout: 60_000 }).toBeLessThan(MOST_PER_BLOCK);
      await devTools.send('Page.setWebLifecycleState', { state: 'active' });
      await showBlocks(chain, tabs);
    });
    await test.step('no network: each tab says so, and all go on with it', async () => {
      await context.setOffline(true);
      for (const tab of tabs) await expect(tab.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
      await context.setOffline(false);
      await showBlocks(chain, tabs);
      await expect.poll(() => requestsPerBlock(chain, rpcProxy), { timeout: 60_000 }).toBeLessThan(MOST_PER_BLOCK);
    });
  },
);
