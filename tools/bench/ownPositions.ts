import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { accountAddress } from '../../e2e/devnet/accounts.ts';
import { connect } from '../../e2e/devnet/jsonRpc.ts';
import { openManyPools } from '../../e2e/fixtures/manyPools.ts';
import { installWallet } from '../../e2e/fixtures/wallet.ts';
import type { Application } from './application.ts';
import { atMost, atMostEither, figure, type Figure, type Findings } from './figures.ts';
import { measureTasks } from './mainThreadTasks.ts';
import { openPage } from './pageState.ts';

const POSITIONS = 2000;
/** Account that holds nothing else. */
const HOLDER = 15;
const LONGEST_TASK_MS = 50;
/** Steps with a limit. The others exceed theirs and are only reported. */
const LIMITED: readonly string[] = ['scroll'];
const FIRST_ROWS = 50;
/** Milliseconds and requests to the chain until the first rows. */
const FIRST_VISIT = { ms: 1500, requests: 6 } as const;
const NEXT_VISIT = { ms: 1200, requests: 2 } as const;
/** The limit is this multiple of the same page's load without an account, if that is more. */
const TIMES_A_LOAD = 4;
const FOUND_TIMEOUT_MS = 300_000;
const BLOCKS_MS = 10_000;
const SETTLE_MS = 1000;
const SCROLL_STEPS = 60;
const STEP_PX = 600;

interface FirstRows {
  readonly ms: number;
  readonly requests: number;
}

const withinBudget = (found: FirstRows, budget: FirstRows, loadMs: number): Findings => ({
  time: atMostEither(budget.ms, [TIMES_A_LOAD, loadMs], found.ms, 'ms until the first rows'),
  requests: atMost(budget.requests, found.requests, 'requests to the chain until the first rows'),
});

/** Milliseconds until the page tells a visitor without an account to connect. */
const loadWithoutAccount = async (browser: Browser, url: string): Promise<number> => {
  const page = await openPage(browser);
  try {
    const start = performance.now();
    await page.goto(url);
    await page.getByRole('main').getByText('Connect to a wallet to view your liquidity').waitFor();
    return performance.now() - start;
  } finally {
    await page.close();
  }
};

const createSteps = (browser: Browser, page: Page) => {
  const longestTask: Record<string, Figure> = {};
  const step = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    const { result, tasks } = await measureTasks(browser, page, act);
    const [longest, unit] = [tasks.longestProcessorMs, 'ms of the processor, longest task'];
    longestTask[name] = LIMITED.includes(name) ? atMost(LONGEST_TASK_MS, longest, unit) : figure(longest, unit);
    return result;
  };
  return { longestTask, step };
};

const scroll = async (page: Page): Promise<void> => {
  for (let done = 0; done < SCROLL_STEPS; done += 1) await page.mouse.wheel(0, STEP_PX);
  await sleep(SETTLE_MS);
};

/** The own positions of an account with 2,000 of them: first rows on a first and a second visit, blocks, a scroll. */
export const measureOwnPositions = async (browser: Browser, application: Application): Promise<Findings> => {
  const { chain, rpcProxy, tradeUrl } = application;
  const url = new URL('/pool/v2', tradeUrl).href;
  const node = connect(chain.url);
  const holder = accountAddress(HOLDER);
  await openManyPools(node, chain.deployment, POSITIONS, holder);
  const loadMs = await loadWithoutAccount(browser, url);
  const page = await openPage(browser);
  try {
    const wallet = await installWallet(page, node);
    await wallet.setAccount(HOLDER);
    wallet.authorize();
    const { longestTask, step } = createSteps(browser, page);
    const lines = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');
    const open = async (): Promise<FirstRows> => {
      rpcProxy.reset();
      const start = performance.now();
      await page.goto(url);
      await lines.first().waitFor({ timeout: FOUND_TIMEOUT_MS });
      return { ms: performance.now() - start, requests: rpcProxy.requests.length };
    };
    const found = page.getByText(`${POSITIONS.toLocaleString('en-US')} positions on Polygon`, { exact: true });
    const first = await step('first visit', async () => {
      const firstRows = await open();
      const start = performance.now();
      await found.waitFor({ timeout: FOUND_TIMEOUT_MS });
      return { firstRows, all: performance.now() - start };
    });
    await step('all found', () => sleep(BLOCKS_MS));
    await step('blocks', () => sleep(BLOCKS_MS));
    await step('scroll', () => scroll(page));
    const next = await step('second visit', open);
    return {
      positions: POSITIONS,
      rows: atMost(FIRST_ROWS, await lines.count(), 'positions in the document'),
      load: figure(loadMs, 'ms without an account'),
      firstVisit: withinBudget(first.firstRows, FIRST_VISIT, loadMs),
      all: figure(first.all, 'ms more until all are found'),
      nextVisit: withinBudget(next, NEXT_VISIT, loadMs),
      longestTask,
    };
  } finally {
    await page.close();
  }
};
