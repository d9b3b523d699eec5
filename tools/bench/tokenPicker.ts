import type { Browser } from '@playwright/test';
import type { BenchServer } from './benchPage.ts';
import { atMost, figure, type Findings } from './figures.ts';
import { measureTasks } from './mainThreadTasks.ts';
import { median } from './timing.ts';

const LIMITS = { openMs: 100, frameMs: 16.7, rows: 60 } as const;
const OPENINGS = 5;
const SCROLL_STEPS = 120;
const TYPED = 'wrapped ether';
const VIEWPORT = { width: 1440, height: 900 } as const;

/** Opening, typing and scrolling over four published lists. */
export const measureTokenPicker = async (browser: Browser, server: BenchServer): Promise<Findings> => {
  const { page } = await server.open(browser, { exactClock: true });
  await page.setViewportSize(VIEWPORT);
  const view = await page.evaluateHandle(() => window.benchPage.showPicker());
  const first = await view.evaluate((picker) => picker.open());
  const openings: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) openings.push(await view.evaluate((picker) => picker.open()));
  const { result: scrolled, tasks } = await measureTasks(browser, page, () =>
    view.evaluate((picker, steps) => picker.scroll(steps), SCROLL_STEPS),
  );
  const rows = await view.evaluate((picker) => picker.rows());
  const keys: number[] = [];
  for (let end = 1; end <= TYPED.length; end += 1) {
    keys.push(await view.evaluate((picker, text) => picker.type(text), TYPED.slice(0, end)));
  }
  const { tokens, readMs } = await view.evaluate((picker) => ({ tokens: picker.tokens, readMs: picker.readMs }));
  await page.close();
  return {
    tokens,
    listRead: figure(median(readMs), 'ms to read and check one list, in a worker otherwise'),
    firstOpening: figure(first, 'ms'),
    opening: atMost(LIMITS.openMs, median(openings), 'ms to the painted picker, median'),
    keystroke: figure(median(keys), 'ms to the painted rows, median'),
    scrolledPixels: figure(scrolled, 'px'),
    scrollTask: atMost(LIMITS.frameMs, tasks.longestProcessorMs, 'ms of the processor, longest task'),
    rows: atMost(LIMITS.rows, rows, 'rows in the document'),
  };
};
