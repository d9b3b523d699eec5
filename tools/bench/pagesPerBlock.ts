import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Application } from './application.ts';
import { nextBlock } from './blocks.ts';
import { atMost, figure, type Findings } from './figures.ts';
import { describeWork, startWorkMeter, type Work } from './mainThread.ts';
import { openPage } from './pageState.ts';

/** Includes one read of everything that a page reads every half minute. */
const BLOCKS = 30;
/** The first answers have arrived, and the history has been read. */
const SETTLE_MS = 30_000;
const AFTER_BLOCK_MS = 800;
/** Bytes of a block's answers before compression. */
const PAGES: Readonly<Record<string, number>> = {
  trade: 6500,
  pool: 1200,
  earn: 9000,
  bond: 500,
  mining: 1000,
  burn: 1000,
  governance: 400,
  staking: 800,
};

const measurePage = async (browser: Browser, application: Application, url: string, limit: number) => {
  const { chain, rpcProxy } = application;
  const page = await openPage(browser);
  try {
    await page.goto(url);
    await sleep(SETTLE_MS);
    const meter = await startWorkMeter(page, 'threadTicks');
    const first = await nextBlock(chain.node);
    rpcProxy.reset();
    let last = first;
    const work: Work[] = [];
    const step = async (): Promise<void> => {
      last = await nextBlock(chain.node);
      await sleep(AFTER_BLOCK_MS);
    };
    while (work.length < BLOCKS) work.push(await meter(step));
    const { requests } = rpcProxy;
    const received = requests.reduce((sum, { answerBytes }) => sum + answerBytes, 0);
    const sent = requests.reduce((sum, { requestBytes }) => sum + requestBytes, 0);
    return {
      requests: figure(requests.length / (last - first), 'per block, mean'),
      sent: figure(Math.round(sent / (last - first)), 'bytes per block, mean'),
      received: atMost(limit, Math.round(received / (last - first)), 'bytes per block, not compressed, mean'),
      ...describeWork(work),
    };
  } finally {
    await page.close();
  }
};

/** Answers and main thread work of a block on pages that nobody touches, without a wallet. */
export const measurePagesPerBlock = async (browser: Browser, application: Application): Promise<Findings> => {
  const found: [string, Findings][] = [];
  for (const [name, limit] of Object.entries(PAGES)) {
    const url = name === 'trade' ? application.tradeUrl : new URL(`/${name}`, application.tradeUrl).href;
    found.push([name, await measurePage(browser, application, url, limit)]);
  }
  return Object.fromEntries(found);
};
