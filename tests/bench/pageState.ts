import type { Browser, Page } from '@playwright/test';

/** A page of a new visitor on a desktop. */
export const openPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  // The runner of these scripts marks functions by this name, also in those that are sent to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
};

/** What the trade page still lacks, in the page's own terms; it runs there. */
const gapsOf = (connected: boolean): string[] => {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const orders = all('[role=tabpanel]').some((panel) => panel.textContent.includes('No open orders'));
  const loads = document.getAnimations().some((one) => 'animationName' in one && one.animationName === 'shine');
  return [
    ...(all('[role=table] [role=row][aria-label]').length < 10 ? ['price levels'] : []),
    ...(loads ? ['what is still loading'] : []),
    ...(connected && !orders ? ["the account's orders"] : []),
  ];
};

const TIMEOUT_MS = 30_000;

/**
 * Waits until the trade page shows all it will show: the book, nothing that still loads, and with a wallet that
 * it has no orders. @returns unix milliseconds of that moment. @throws after half a minute, naming what is missing.
 */
export const pageComplete = async (page: Page, { connected }: { readonly connected: boolean }): Promise<number> => {
  const source = `(${gapsOf.toString()})(${String(connected)}).length === 0 && Date.now()`;
  try {
    const handle = await page.waitForFunction(source, undefined, { polling: 'raf', timeout: TIMEOUT_MS });
    return Number(await handle.jsonValue());
  } catch (cause) {
    const gaps = await page.evaluate(gapsOf, connected);
    throw new Error(`The trade page lacks after ${TIMEOUT_MS / 1000} s: ${gaps.join(', ')}`, { cause });
  }
};
