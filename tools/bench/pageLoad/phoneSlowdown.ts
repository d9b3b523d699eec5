import type { Browser, Page } from '@playwright/test';

/**
 * Lighthouse slows the processor down four times, assuming a machine with an index of 1,500 to 2,000:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const EXPECTED_INDEX = 1750;
const EXPECTED_SLOWDOWN = 4;
const PHONE_INDEX = EXPECTED_INDEX / EXPECTED_SLOWDOWN;

/** Lighthouse's `benchmarkIndex`: mean of strings built and of arrays copied, both in tenths per second. */
const benchmarkIndex = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const ROUND_MS = 500;
    const perSecond = (work: (round: number) => void): number => {
      const start = performance.now();
      let rounds = 0;
      while (rounds % 10 !== 0 || performance.now() - start < ROUND_MS) {
        work(rounds);
        rounds += 1;
      }
      return (1000 * rounds) / (performance.now() - start);
    };
    const strings = perSecond(() => {
      let text = '';
      for (let length = 0; length < 10_000; length += 1) text += 'a';
      if (text.length === 1) throw new Error('No work may be optimized away');
    });
    const numbers = (): (number | undefined)[] => Array.from({ length: 100_000 }, (_, index) => index);
    const [first, second] = [numbers(), numbers()];
    const copies = perSecond((round) => {
      const from = round % 2 === 0 ? first : second;
      const to = round % 2 === 0 ? second : first;
      for (let index = 0; index < from.length; index += 1) to[index] = from[index];
    });
    return (strings + copies) / 20;
  });

/**
 * Factor by which this machine is faster than a phone at its current load, at least 1 because a browser cannot be sped
 * up.
 */
export const phoneSlowdown = async (browser: Browser): Promise<number> => {
  const page = await browser.newPage();
  try {
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto('about:blank');
    return Math.max(1, (await benchmarkIndex(page)) / PHONE_INDEX);
  } finally {
    await page.close();
  }
};
