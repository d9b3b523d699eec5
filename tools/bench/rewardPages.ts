import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { accountAddress, ROLES } from '../../e2e/devnet/accounts.ts';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import { encodeCall } from '../../e2e/devnet/contracts.ts';
import { connect } from '../../e2e/devnet/jsonRpc.ts';
import { TOKENS } from '../../e2e/devnet/tokens.ts';
import { createTestChain } from '../../e2e/fixtures/chain.ts';
import { openManyPools } from '../../e2e/fixtures/manyPools.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Application } from './application.ts';
import { atMost, type Findings } from './figures.ts';
import { measureTasks } from './mainThreadTasks.ts';
import { gzipBytes } from './packageShares.ts';
import { openPage } from './pageState.ts';

const { deployer } = ROLES;
const ENTRIES = 190;
const DAY_SECONDS = 86_400;
const LIMITS = { taskMs: 50, scriptBytes: 25_000 } as const;
/** Reading so many pools takes several blocks. */
const PATIENCE = { timeout: 120_000 } as const;
/** The page's work for a click, and for its reads. */
const SETTLE_MS = 1500;
const PAGES = ['/mining', '/mining/liquidity', '/mining/limit-order', '/mining/history'].concat([
  '/staking',
  '/staking/lock',
  '/staking/farms',
  '/burn',
]);
/** Pages that share code with the pages that earn. */
const OTHER_PAGES = ['/nowhere', '/trade', '/pool', '/add'];

const addRewards = async ({ chain: local }: Application): Promise<void> => {
  const chain = createTestChain(connect(local.url), local);
  const { lpStaking, farms } = local.deployment;
  const { abi } = ownArtifact('DualRewardsFactory');
  const send = (to: Address, data: string) => chain.sendAs(deployer, { to, data: data as Hex });
  const rewards = [TOKENS.MYT.address, TOKENS.USDC.address];
  for (const [i, pair] of (
    await openManyPools(chain.node, chain.deployment, ENTRIES, accountAddress(deployer))
  ).entries()) {
    await send(lpStaking, encodeCall('staking', 'add', [i, pair, false]));
    const terms = [accountAddress(deployer), pair, ...rewards, 0n, 0n, DAY_SECONDS];
    await send(farms.factory, abi.encodeFunctionData('deploy', terms));
  }
};

type Step = readonly [name: string, step: (page: Page) => Promise<unknown>];

const choose = async (page: Page, list: string, option: string): Promise<void> => {
  await page.getByRole('button', { name: list }).click();
  await page.getByRole('option', { name: option }).click();
};

const LISTS: Readonly<Record<string, readonly Step[]>> = {
  '/mining/liquidity': [
    ['sort', (page) => choose(page, 'Sort by', 'Highest APR')],
    ['search', (page) => page.getByRole('searchbox').pressSequentially('many1', { delay: 60 })],
    ['filter', (page) => page.getByRole('radio', { name: /^Finished/ }).click()],
  ],
  '/staking/farms': [
    ['sort', (page) => choose(page, 'Order of the farms', 'Ends first')],
    ['search', (page) => page.getByRole('searchbox').pressSequentially('many1', { delay: 60 })],
    ['filter', (page) => page.getByRole('radio', { name: /^Finished/ }).click()],
  ],
};

/** Main thread time of about 200 entries: reading, sorting, searching, filtering. */
const measureList = async (browser: Browser, url: string, steps: readonly Step[]): Promise<Findings> => {
  const page = await openPage(browser);
  try {
    await page.goto(url);
    await page.getByRole('radio', { name: /^Active \d{3}$/ }).waitFor(PATIENCE);
    const findings: [string, Findings[string]][] = [];
    const every: Step[] = [['reading', () => sleep(4 * SETTLE_MS)], ...steps];
    for (const [name, step] of every) {
      const { tasks } = await measureTasks(browser, page, async () => {
        await step(page);
        await sleep(SETTLE_MS);
      });
      findings.push([name, atMost(LIMITS.taskMs, tasks.longestProcessorMs, 'ms, longest task')]);
    }
    return Object.fromEntries(findings);
  } finally {
    await page.close();
  }
};

/** Requests before any user action. */
const scriptsOf = async (browser: Browser, url: string): Promise<readonly string[]> => {
  const page = await openPage(browser);
  try {
    const paths = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) paths.add(pathname);
    });
    await page.goto(url);
    await sleep(2 * SETTLE_MS);
    return [...paths];
  } finally {
    await page.close();
  }
};

/** Costs of long lists, and the pages' scripts. */
export const measureRewardPages = async (browser: Browser, application: Application): Promise<Findings> => {
  const urlOf = (path: string): string => new URL(path, application.tradeUrl).href;
  const common = new Set<string>();
  for (const path of OTHER_PAGES) for (const script of await scriptsOf(browser, urlOf(path))) common.add(script);
  const bytesOf = (path: string): number => gzipBytes(readFileSync(join(application.outDir, path)));
  const scripts: [string, Findings[string]][] = [];
  for (const path of PAGES) {
    const own = (await scriptsOf(browser, urlOf(path))).filter((entry) => !common.has(entry));
    const sum = own.reduce((total, entry) => total + bytesOf(entry), 0);
    scripts.push([path, atMost(LIMITS.scriptBytes, sum, 'bytes of its own, gzip -9')]);
  }
  await addRewards(application);
  const lists: [string, Findings[string]][] = [];
  for (const [path, steps] of Object.entries(LISTS)) lists.push([path, await measureList(browser, urlOf(path), steps)]);
  return { entries: ENTRIES, scripts: Object.fromEntries(scripts), ...Object.fromEntries(lists) };
};
