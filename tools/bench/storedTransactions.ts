import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { storageKeys } from '#config/storageKeys.ts';
import { accountAddress, ROLES } from '../../e2e/devnet/accounts.ts';
import { installWallet } from '../../e2e/fixtures/wallet.ts';
import type { Application } from './application.ts';
import { atMost, figure, type Findings } from './figures.ts';
import { startWorkMeter } from './mainThread.ts';
import { openPage } from './pageState.ts';

const COUNT = 5000;
const SLOWDOWN = 4;
/** From the first byte of the page on. */
const WATCHED_MS = 20_000;
const WRITES_KEY = 'benchWrites';
const MAX_TIMES_EMPTY = 1.5;
/** Writes while no transaction changes, except how far each was checked. */
const MAX_WRITES = 2;

const hashOf = (index: number): string => `0x${(index + 1).toString(16).padStart(64, '0')}`;

const recordOf = (from: string, index: number, isFinished: boolean): object => ({
  hash: hashOf(index),
  from,
  chainId: 137,
  summary: 'Burn MYT',
  info: { kind: 'burn', token: { symbol: 'MYT', decimals: 18 }, amount: '1' },
  addedTime: Date.now() - 86_400_000 + index,
  ...(isFinished && {
    confirmedTime: Date.now() - 80_000_000,
    lastCheckedBlockNumber: 100,
    receipt: { blockNumber: 1, status: 1 },
  }),
});

const storedText = (from: string, count: number, isFinished: boolean): string => {
  const records = Array.from({ length: count }, (_, index) => recordOf(from, index, isFinished));
  return JSON.stringify({ 137: Object.fromEntries(records.map((record, index) => [hashOf(index), record])) });
};

/** Counts how often the page stores the list. */
const installStored = async (page: Page, key: string, text: string): Promise<void> => {
  await page.addInitScript(
    ([name, value, counter]) => {
      if (sessionStorage.getItem(counter) !== null) return;
      localStorage.setItem(name, value);
      sessionStorage.setItem(counter, '0');
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function setItem(this: Storage, written: string, entry: string) {
        if (written === name) write.call(sessionStorage, counter, String(Number(sessionStorage.getItem(counter)) + 1));
        write.call(this, written, entry);
      };
    },
    [key, text, WRITES_KEY] as const,
  );
};

interface Start {
  readonly taskMs: number;
  readonly writes: number;
  readonly receiptsPerRequest: number;
}

const measureStart = async (
  browser: Browser,
  { chain, rpcProxy, tradeUrl }: Application,
  count: number,
  isFinished: boolean,
): Promise<Start> => {
  const page = await openPage(browser);
  try {
    const wallet = await installWallet(page, chain.node);
    const [account] = ROLES.tests;
    await wallet.setAccount(account);
    wallet.authorize();
    await installStored(
      page,
      `${storageKeys.reduxNamespace}_transactions`,
      storedText(accountAddress(account), count, isFinished),
    );
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const meter = await startWorkMeter(page, 'threadTicks');
    rpcProxy.reset();
    const { taskMs } = await meter(async () => {
      await page.goto(tradeUrl, { waitUntil: 'commit' });
      await sleep(WATCHED_MS);
    });
    const writes = Number(await page.evaluate((counter) => sessionStorage.getItem(counter), WRITES_KEY));
    const receipts = rpcProxy.requests.map(
      ({ methods }) => methods.filter((method) => method === 'eth_getTransactionReceipt').length,
    );
    return { taskMs, writes, receiptsPerRequest: Math.max(0, ...receipts) };
  } finally {
    await page.close();
  }
};

/** Processor time of the trade page's first 20 s at a quarter of the speed, with transactions of earlier visits. */
export const measureStoredTransactions = async (browser: Browser, application: Application): Promise<Findings> => {
  const empty = await measureStart(browser, application, 0, true);
  const finished = await measureStart(browser, application, COUNT, true);
  const unfinished = await measureStart(browser, application, COUNT, false);
  return {
    transactions: COUNT,
    empty: figure(empty.taskMs, 'ms'),
    finished: figure(finished.taskMs, 'ms'),
    unfinished: figure(unfinished.taskMs, 'ms'),
    times: atMost(MAX_TIMES_EMPTY, unfinished.taskMs / empty.taskMs, 'times the empty start'),
    writes: atMost(MAX_WRITES, unfinished.writes, 'writes of the list'),
    receipts: atMost(100, unfinished.receiptsPerRequest, 'in one request'),
  };
};
