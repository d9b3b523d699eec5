import type { Browser, CDPSession, Page } from '@playwright/test';
import { phoneSlowdown } from './phoneSlowdown.ts';

const BYTES_PER_SECOND = { down: 1_600_000 / 8, up: 750_000 / 8 } as const;
const LATENCY_MS = 150;
const AGENT =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/** An unloaded page with its DevTools session. */
export interface SlowPhone {
  readonly page: Page;
  readonly session: CDPSession;
  /** Factor by which the processor is slowed down. */
  readonly slowdown: number;
  close: () => Promise<void>;
}

/** Emulates Lighthouse's phone on any machine: its processor, 1.6 Mbit/s and 150 ms per request, also to the node. */
export const openSlowPhone = async (browser: Browser, width = 412): Promise<SlowPhone> => {
  const slowdown = await phoneSlowdown(browser);
  const context = await browser.newContext({
    viewport: { width, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    userAgent: AGENT,
    locale: 'en-US',
  });
  const page = await context.newPage();
  // tsx inserts calls of a function with this name, also into functions that are sent to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND.down,
    uploadThroughput: BYTES_PER_SECOND.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, slowdown, close: () => context.close() };
};
