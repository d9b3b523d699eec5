import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Application } from './application.ts';
import { allocatedPerBlock } from './allocations.ts';
import { nextBlock } from './blocks.ts';
import { drawnPerBlock, watchDrawing } from './drawnComponents.ts';
import { atMost, figure, type Findings } from './figures.ts';
import { describeWork, startWorkMeter, type Work } from './mainThread.ts';
import { openPage } from './pageState.ts';

/** Includes one read of everything that a page reads every half minute. */
const BLOCKS = 30;
/** The first answers have arrived, and the history has been read. */
const SETTLE_MS = 30_000;
const AFTER_BLOCK_MS = 800;
interface Limits {
  /** Bytes of a block's answers before compression. */
  readonly answers: number;
  /** Bytes that scripts allocate for a block. Collecting them takes a third of the time of all scripts. */
  readonly allocated: number;
  /** Components that React draws, the mean of blocks with and without slow figures. */
  readonly drawn: number;
}

const PAGES: Readonly<Record<string, Limits>> = {
  trade: { answers: 6500, allocated: 600_000, drawn: 100 },
  pool: { answers: 1200, allocated: 600_000, drawn: 60 },
  earn: { answers: 9000, allocated: 1_600_000, drawn: 800 },
  bond: { answers: 500, allocated: 400_000, drawn: 60 },
  mining: { answers: 1000, allocated: 600_000, drawn: 60 },
  burn: { answers: 1000, allocated: 650_000, drawn: 60 },
  governance: { answers: 400, allocated: 300_000, drawn: 40 },
  staking: { answers: 800, allocated: 300_000, drawn: 40 },
};

const measurePage = async (browser: Browser, application: Application, url: string, limits: Limits) => {
  const { chain, rpcProxy } = application;
  const page = await openPage(browser);
  try {
    await watchDrawing(page);
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
    const allocated = await allocatedPerBlock(page, chain.node);
    const drawn = await drawnPerBlock(page, chain.node);
    return {
      requests: figure(requests.length / (last - first), 'per block, mean'),
      sent: figure(Math.round(sent / (last - first)), 'bytes per block, mean'),
      received: atMost(limits.answers, Math.round(received / (last - first)), 'bytes per block, not compressed, mean'),
      allocated: atMost(limits.allocated, allocated, 'bytes per block, sampled'),
      drawn: atMost(limits.drawn, drawn, 'components that React draws per block'),
      ...describeWork(work),
    };
  } finally {
    await page.close();
  }
};

/** Bytes of answers, main thread work and allocations per block on pages without a wallet and without user actions. */
export const measurePagesPerBlock = async (browser: Browser, application: Application): Promise<Findings> => {
  const found: [string, Findings][] = [];
  for (const [name, limits] of Object.entries(PAGES)) {
    const url = name === 'trade' ? application.tradeUrl : new URL(`/${name}`, application.tradeUrl).href;
    found.push([name, await measurePage(browser, application, url, limits)]);
  }
  return Object.fromEntries(found);
};
