import type { Browser, Page } from '@playwright/test';

/** A page of a new visitor on a desktop. */
export const openPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  // The runner of these scripts marks functions by this name, also in those that are sent to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
};

/** What has to stand on the trade page before it counts as complete. */
export interface Completeness {
  readonly connected: boolean;
}

/**
 * Waits until the trade page shows all it will show: the book, in which nothing still loads, and with a wallet its
 * balances and open orders. @returns unix milliseconds of that moment.
 */
export const pageComplete = async (page: Page, { connected }: Completeness): Promise<number> => {
  const handle = await page.waitForFunction(
    (withWallet: boolean) => {
      const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
      const levels = all('[role=table] [role=row][aria-label]').length;
      const loads = document.getAnimations().some((one) => 'animationName' in one && one.animationName === 'shine');
      const tables = all('table').filter((table) =>
        ['Balances', 'Open orders'].includes(table.querySelector('caption')?.textContent ?? ''),
      );
      const gaps = tables.some((table) => [...table.querySelectorAll('td')].some((cell) => cell.textContent === '–'));
      const complete = levels >= 10 && !loads && !gaps && (!withWallet || tables.length === 2);
      return complete ? Date.now() : false;
    },
    connected,
    { polling: 'raf', timeout: 30_000 },
  );
  return Number(await handle.jsonValue());
};
