import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Application } from './application.ts';
import { atMost, type Findings } from './figures.ts';
import { gzipBytes } from './packageShares.ts';
import { openPage, pageComplete } from './pageState.ts';

/** Total of WalletConnect, gzip -9. */
const MAX_BYTES = 150_000;
/** From the click to the code: with the download, and without. */
const LIMITS_MS = { first: 2000, again: 1000 } as const;

/** @returns milliseconds from the click to the first frame with the code */
const pressToCode = async (page: Page): Promise<number> => {
  const option = page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' });
  await option.waitFor();
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (pressedAtMs: number): void => {
          const code = document.querySelector('[role=dialog] svg[role=img] path');
          requestAnimationFrame(() => (code ? resolve(performance.now() - pressedAtMs) : look(pressedAtMs)));
        };
        document.addEventListener('click', () => look(performance.now()), { once: true, capture: true });
      }),
  );
  await option.click();
  return painted;
};

/** Bytes and time until the code is shown, before a wallet is involved. */
export const measureWalletConnect = async (browser: Browser, application: Application): Promise<Findings> => {
  const page = await openPage(browser);
  await page.goto(application.tradeUrl);
  await pageComplete(page, { connected: false });
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' }).waitFor();
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  const first = await pressToCode(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  const again = await pressToCode(page);
  await page.close();
  const bytes = [...paths].reduce((sum, path) => sum + gzipBytes(readFileSync(join(application.outDir, path))), 0);
  return {
    bytes: atMost(MAX_BYTES, bytes, 'bytes that follow the press, gzip -9'),
    pressToCode: atMost(LIMITS_MS.first, first, 'ms from the press to the code, with the download'),
    pressToCodeAgain: atMost(LIMITS_MS.again, again, 'ms from the press to the code'),
  };
};
