import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { createMarketSteps } from '../../e2e/devnet/marketMaker.ts';
import { installWallet } from '../../e2e/fixtures/wallet.ts';
import type { Application } from './application.ts';
import { atMost, figure, type Findings } from './figures.ts';
import { openPage } from './pageState.ts';

/** By then all parts are loaded, and the list of trades has its full length. */
const WARM_UP_BLOCKS = 300;
const DEFAULT_BLOCKS = 1000;
const GROWTH_BLOCKS = 4000;
const MAX_GROWTH_PERCENT = 2;
const BLOCKS_PER_TRADE = 2;
/** Milliseconds for a block's request, its answer and the page's work. */
const SETTLE_MS = 60;
const POLL_MS = 5;
const MAX_WAIT_MS = 3000;

interface Counts {
  readonly listeners: number;
  readonly nodes: number;
  readonly heapMb: number;
}

/** Counts after a garbage collection. */
const countsOf = async (session: CDPSession): Promise<Counts> => {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heapMb: of('JSHeapUsedSize') / 1e6 };
};

/** The page's clock jumps to each next block, so hours pass in minutes. */
const createCompressedBlocks = (page: Page, { chain, rpcProxy }: Application) => {
  const { node, deployment } = chain;
  const trade = createMarketSteps(node, deployment);
  const blockMs = deployment.blockTimeSeconds * 1000;
  let count = 0;
  return async (blocks: number): Promise<void> => {
    for (let block = 0; block < blocks; block += 1) {
      count += 1;
      if (count % BLOCKS_PER_TRADE === 0) await trade();
      const now = await page.evaluate(() => Date.now());
      const { timestamp } = await node.rpc<{ readonly timestamp: string }>('eth_getBlockByNumber', 'latest', false);
      await node.rpc('evm_setNextBlockTimestamp', Math.max(Number(timestamp) + 1, Math.floor((now + blockMs) / 1000)));
      await node.rpc('evm_mine');
      // A page without user actions reads every second block.
      await page.mouse.move(5 + (count % 2), 5);
      rpcProxy.reset();
      await page.clock.fastForward(blockMs);
      for (let waited = 0; rpcProxy.requests.length === 0 && waited < MAX_WAIT_MS; waited += POLL_MS) {
        await sleep(POLL_MS);
      }
      await sleep(SETTLE_MS);
    }
  };
};

const growthOver =
  (blocks: number) =>
  (before: number, after: number): number =>
    ((after - before) / before) * 100 * (GROWTH_BLOCKS / blocks);

/** Growth of listeners, nodes and heap of the trade page over hours, in percent per 4,000 blocks. */
export const measureLongRun = async (
  browser: Browser,
  application: Application,
  blocks = DEFAULT_BLOCKS,
): Promise<Findings> => {
  const page = await openPage(browser);
  const { chain, tradeUrl } = application;
  try {
    await page.clock.install();
    const wallet = await installWallet(page, chain.node);
    wallet.authorize();
    await page.goto(tradeUrl);
    await chain.setBlockSeconds(0);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const run = createCompressedBlocks(page, application);
    await run(WARM_UP_BLOCKS);
    const before = await countsOf(session);
    await run(blocks);
    const after = await countsOf(session);
    const growth = growthOver(blocks);
    const unit = `percent per ${GROWTH_BLOCKS} blocks`;
    return {
      blocks,
      listeners: figure(after.listeners, 'listeners'),
      nodes: figure(after.nodes, 'nodes'),
      listenersGrow: atMost(MAX_GROWTH_PERCENT, growth(before.listeners, after.listeners), unit),
      nodesGrow: atMost(MAX_GROWTH_PERCENT, growth(before.nodes, after.nodes), unit),
      heap: figure(after.heapMb, 'MB'),
      heapGrows: figure(growth(before.heapMb, after.heapMb), unit),
    };
  } finally {
    await chain.setBlockSeconds(chain.deployment.blockTimeSeconds);
    await page.close();
  }
};
