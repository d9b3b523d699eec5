import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { installWallet } from '../../e2e/fixtures/wallet.ts';
import { readsHistory, type SeenRequest } from '../../e2e/seenRequest.ts';
import type { Application } from './application.ts';
import { nextBlock } from './blocks.ts';
import { atMost, exactly, figure, type Findings } from './figures.ts';
import { describeWork, startWorkMeter, type Work, type WorkMeter } from './mainThread.ts';
import { openPage, pageComplete } from './pageState.ts';
import { pricesPerHour } from './providerPrices.ts';

// Two requests before the application has loaded, and three by the application.
const LIMITS = { untilComplete: 5, perBlock: 1.1, logCallsPerBlock: 2 } as const;
const BLOCKS = 60;
const HIDDEN_BLOCKS = 3;
/** The wait grows with each poll that finds no new block, up to the fourth. */
const POLLS_UNTIL_SLOWEST = 5;
/** Milliseconds after a block at which the page's work for it is done and the next block is not near. */
const QUIET_AFTER_BLOCK_MS = 800;
const SHOWN_AFTER_POLL_MS = 250;
/** Longer than the debounce of reads. */
const AFTER_KEY_MS = 150;
/** Keys pressed between two polls. */
const KEYS = ['1', '2', '.', '5', 'Backspace', 'Backspace', 'Backspace', 'Backspace'];
const KEY_ROUNDS = 3;

interface LivePage {
  readonly page: Page;
  readonly meter: WorkMeter;
  readonly application: Application;
}

const amountField = (page: Page) => page.getByRole('textbox', { name: 'Amount to pay' });

const connectWallet = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click();
  await pageComplete(page, { connected: true });
};

const requestsUntilComplete = async ({ page, application }: LivePage): Promise<number> => {
  application.rpcProxy.reset();
  await page.reload({ waitUntil: 'commit' });
  const completeAtMs = await pageComplete(page, { connected: true });
  return application.rpcProxy.requests.filter((request) => request.atMs <= completeAtMs && !readsHistory(request))
    .length;
};

const logCallsOf = (requests: readonly SeenRequest[]): number =>
  requests.flatMap(({ methods }) => methods).filter((method) => method === 'eth_getLogs').length;

const bytesOf = (requests: readonly SeenRequest[], blocks: number): Findings => {
  const sum = (key: 'requestBytes' | 'answerBytes'): number =>
    requests.reduce((total, request) => total + request[key], 0);
  return {
    sent: figure(Math.round(sum('requestBytes') / blocks), 'bytes'),
    received: figure(Math.round(sum('answerBytes') / blocks), 'bytes, not compressed'),
  };
};

const quietAfterBlock = async ({ chain }: Application): Promise<number> => {
  const number = await nextBlock(chain.node);
  await sleep(QUIET_AFTER_BLOCK_MS);
  return number;
};

const measureBlocks = async ({ page, meter, application }: LivePage): Promise<Findings> => {
  const { rpcProxy } = application;
  await amountField(page).fill('250');
  const first = await quietAfterBlock(application);
  rpcProxy.reset();
  let last = first;
  const work: Work[] = [];
  while (work.length < BLOCKS) work.push(await meter(async () => void (last = await quietAfterBlock(application))));
  const requests = [...rpcProxy.requests];
  const blocks = last - first;
  return {
    blocks,
    requests: atMost(LIMITS.perBlock, requests.length / blocks, 'requests per block, mean'),
    logCalls: atMost(LIMITS.logCallsPerBlock, logCallsOf(requests) / blocks, 'eth_getLogs per block, mean'),
    bytes: bytesOf(requests, blocks),
    pricePerHour: pricesPerHour(requests, blocks),
    ...describeWork(work),
  };
};

const nextPoll = async ({ rpcProxy }: Pick<Application, 'rpcProxy'>): Promise<void> => {
  rpcProxy.reset();
  while (rpcProxy.requests.length === 0) await sleep(20);
  await sleep(SHOWN_AFTER_POLL_MS);
};

/** Waits until the page polls as rarely as it ever does. */
const stopBlocks = async ({ chain, rpcProxy }: Application): Promise<void> => {
  await chain.setBlockSeconds(0);
  for (let polls = 0; polls < POLLS_UNTIL_SLOWEST; polls += 1) await nextPoll({ rpcProxy });
};

/** While no block comes, the page compares nodes every few seconds, also without typing. */
const comparesNodes = ({ methods }: SeenRequest): boolean =>
  methods.includes('eth_getBlockByNumber') && !methods.includes('eth_getLogs');

const measureKeys = async ({ page, meter, application }: LivePage): Promise<Findings> => {
  const { chain, rpcProxy } = application;
  await amountField(page).fill('');
  await stopBlocks(application);
  const work: Work[] = [];
  let requests = 0;
  for (let round = 0; round < KEY_ROUNDS; round += 1) {
    await nextPoll(application);
    rpcProxy.reset();
    for (const key of KEYS) {
      const press = async (): Promise<void> => {
        await page.keyboard.press(key);
        await sleep(AFTER_KEY_MS);
      };
      work.push(await meter(press));
    }
    requests += rpcProxy.requests.filter((request) => !comparesNodes(request)).length;
  }
  await chain.setBlockSeconds(chain.deployment.blockTimeSeconds);
  return { keys: work.length, requests: exactly(0, requests, 'requests'), ...describeWork(work) };
};

const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const requestsWhileHidden = async ({ page, application }: LivePage): Promise<number> => {
  const { chain, rpcProxy } = application;
  await quietAfterBlock(application);
  await setVisibility(page, 'hidden');
  rpcProxy.reset();
  for (let block = 0; block < HIDDEN_BLOCKS; block += 1) await nextBlock(chain.node);
  const requests = rpcProxy.requests.length;
  await setVisibility(page, 'visible');
  return requests;
};

/** Requests and script time with a connected wallet on an active market. */
export const measureLivePage = async (browser: Browser, application: Application): Promise<Findings> => {
  const page = await openPage(browser);
  await installWallet(page, application.chain.node);
  await page.goto(application.tradeUrl);
  await connectWallet(page);
  const live: LivePage = { page, meter: await startWorkMeter(page), application };
  const untilComplete = await requestsUntilComplete(live);
  const perBlock = await measureBlocks(live);
  const perKeystroke = await measureKeys(live);
  const whileHidden = await requestsWhileHidden(live);
  await page.close();
  return {
    untilComplete: atMost(LIMITS.untilComplete, untilComplete, 'requests'),
    perBlock,
    perKeystroke,
    whileHidden: exactly(0, whileHidden, 'requests'),
  };
};
