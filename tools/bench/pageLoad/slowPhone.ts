import type { Browser, CDPSession, Page } from '@playwright/test';

const SLOWER = 4;
const BYTES_PER_SECOND = { down: 1_600_000 / 8, up: 750_000 / 8 } as const;
const LATENCY_MS = 150;
const AGENT =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/** A page that has loaded nothing yet, and the browser's own view of it. */
export interface SlowPhone {
  readonly page: Page;
  readonly session: CDPSession;
  close: () => Promise<void>;
}

/**
 * A new visitor with a cold cache on the phone that Lighthouse measures with: a quarter of this processor, and a line
 * of 1.6 Mbit/s on which each request waits 150 ms, those to the node too.
 */
export const openSlowPhone = async (browser: Browser, width = 412): Promise<SlowPhone> => {
  const context = await browser.newContext({
    viewport: { width, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    userAgent: AGENT,
    locale: 'en-US',
  });
  const page = await context.newPage();
  // The runner of these scripts marks functions by this name, also in those that are sent to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND.down,
    uploadThroughput: BYTES_PER_SECOND.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, session, close: () => context.close() };
};
