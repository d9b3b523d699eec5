import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Application } from './application.ts';
import { atMost, figure, type Findings } from './figures.ts';
import { openPage, pageComplete } from './pageState.ts';

const WATCHED_MS = 25_000;
const MAX_BYTES = 400_000;

/** Bytes of the node's answers in the first 25 seconds of a first visit to the trade page on a desktop. */
export const measureFirstAnswers = async (browser: Browser, application: Application): Promise<Findings> => {
  const { rpcProxy, tradeUrl } = application;
  const page = await openPage(browser);
  try {
    rpcProxy.reset();
    const start = Date.now();
    await page.goto(tradeUrl);
    await pageComplete(page, { connected: false });
    await sleep(start + WATCHED_MS - Date.now());
    const { requests } = rpcProxy;
    const received = requests.reduce((sum, { answerBytes }) => sum + answerBytes, 0);
    return {
      requests: figure(requests.length, 'HTTP requests'),
      received: atMost(MAX_BYTES, received, 'bytes of answers, not compressed'),
    };
  } finally {
    await page.close();
  }
};
