import type { Browser } from '@playwright/test';
import { atMost, figure, type Findings } from '../figures.ts';
import { median } from '../timing.ts';
import { installLoadWatch, loadComplete, type FirstContent } from './loadWatch.ts';
import { openSlowPhone } from './slowPhone.ts';

const VISITS = 5;
const MAX_SHOWN_MS = 1000;
/** By then the data for the next visit is stored. */
const STAY_MS = 3000;

/** Repeated visits on a slow phone with a filled cache: time until stored data shows, and until new data shows. */
export const measureSecondVisit = async (browser: Browser, url: string, content: FirstContent): Promise<Findings> => {
  const { page, close } = await openSlowPhone(browser);
  try {
    await installLoadWatch(page, content);
    const visit = async () => {
      await page.goto(url, { waitUntil: 'commit' });
      const seen = await loadComplete(page);
      await page.waitForTimeout(STAY_MS);
      return seen;
    };
    await visit();
    const shown: number[] = [];
    const usable: number[] = [];
    for (let n = 0; n < VISITS; n += 1) {
      const { shownAt = NaN, usableAt = NaN } = await visit();
      shown.push(shownAt);
      usable.push(usableAt);
    }
    return {
      shown: atMost(MAX_SHOWN_MS, median(shown), 'ms until the last known numbers are shown'),
      usable: figure(median(usable), 'ms until the page answers with new ones'),
    };
  } finally {
    await close();
  }
};
