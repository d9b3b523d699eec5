import type { Browser, Page } from '@playwright/test';

export const openPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  // tsx inserts calls of a function with this name, also into functions that are sent to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
};

interface Waiting {
  readonly connected: boolean;
  readonly timeoutMs: number;
}

/**
 * Runs in the page, self-contained, because the policy allows no code to be compiled later. @returns the time at which
 * the page was complete, or what was missing
 */
const watchUntilComplete = async ({ connected, timeoutMs }: Waiting): Promise<number | readonly string[]> => {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const gaps = (): string[] => {
    const orders = all('[role=tabpanel]').some((panel) => panel.textContent.includes('No open orders'));
    const loads = document
      .getAnimations()
      .some((animation) => 'animationName' in animation && animation.animationName === 'shine');
    return [
      ...(all('[role=grid] [data-level]').length < 10 ? ['price levels'] : []),
      ...(loads ? ['what is still loading'] : []),
      ...(connected && !orders ? ["the account's orders"] : []),
    ];
  };
  for (const endAtMs = Date.now() + timeoutMs; ; await new Promise(requestAnimationFrame)) {
    const lacking = gaps();
    if (lacking.length === 0) return Date.now();
    if (Date.now() > endAtMs) return lacking;
  }
};

const TIMEOUT_MS = 30_000;

/**
 * Waits until the book is shown and nothing is loading; with a wallet, also until its empty list of orders is shown.
 * @returns unix milliseconds @throws after 30 s, naming what did not appear
 */
export const pageComplete = async (page: Page, { connected }: { readonly connected: boolean }): Promise<number> => {
  const found = await page.evaluate(watchUntilComplete, { connected, timeoutMs: TIMEOUT_MS });
  if (typeof found === 'number') return found;
  throw new Error(`The trade page lacks after ${TIMEOUT_MS / 1000} s: ${found.join(', ')}`);
};
