import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Application } from './application.ts';
import { atMost, figure, type Findings } from './figures.ts';
import { startWorkMeter, type WorkMeter } from './mainThread.ts';
import { openPage, pageComplete } from './pageState.ts';
import { median } from './timing.ts';

const SLOWDOWN = 4;
const PRESSES = 20;
/** Milliseconds after which the effects of a press are painted. */
const AFTER_PRESS_MS = 600;
/** Presses before the measured ones, because the first press loads code. */
const FIRST_PRESSES = 2;
const AFTER_FIRST_PRESS_MS = 2500;
/** Event Timing does not report shorter events. */
const SHORTEST_MS = 16;
const MAX_MS = 100;
const MAX_FIRST_MS = 250;
const PERCENTILE = 0.95;

type Press = (page: Page, index: number) => Promise<unknown>;

interface Subject {
  readonly name: string;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly press: Press;
  /** Undoes the press; not measured. */
  readonly back?: (page: Page) => Promise<unknown>;
}

const either =
  (role: 'tab' | 'radio' | 'button', names: readonly [string, string], area?: string): Press =>
  (page, index) => {
    const room = area === undefined ? page : page.getByRole('region', { name: area, exact: true });
    return room.getByRole(role, { name: names[index % 2] ?? '', exact: true }).click();
  };

const amountField = (page: Page): Locator => page.getByRole('textbox', { name: 'Amount to pay' });

const priceField = (page: Page): Locator => page.getByRole('textbox', { name: 'Limit price' });

const digit: Press = (page, index) => page.keyboard.press(String((index % 9) + 1));

const toPage = (page: Page, name: 'Liquidity' | 'Trade'): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

const escape = (page: Page): Promise<void> => page.keyboard.press('Escape');

const SUBJECTS: readonly Subject[] = [
  {
    name: 'amountDigit',
    before: (page) => amountField(page).focus(),
    press: digit,
    back: (page) => amountField(page).fill(''),
  },
  { name: 'buySell', press: either('radio', ['Sell', 'Buy'], 'Order ticket') },
  { name: 'marketLimit', press: either('tab', ['Limit', 'Market'], 'Order ticket') },
  { name: 'depth', press: either('tab', ['Depth', 'Order book']) },
  { name: 'trades', press: either('tab', ['Trades', 'Order book']) },
  { name: 'interval', press: either('radio', ['15m', '1h']) },
  {
    name: 'tokenPicker',
    press: (page) => page.getByRole('button', { name: 'Receive MYT' }).first().click(),
    back: escape,
  },
  {
    name: 'settings',
    press: (page) => page.getByRole('button', { name: 'Settings', exact: true }).first().click(),
    back: escape,
  },
  {
    name: 'nextDigit',
    before: (page) => amountField(page).fill('1'),
    press: digit,
    back: (page) => amountField(page).fill('1'),
  },
  {
    name: 'priceDigit',
    before: async (page) => {
      await page.getByRole('tab', { name: 'Limit', exact: true }).click();
      await amountField(page).fill('100');
      await priceField(page).fill('');
    },
    press: digit,
    back: (page) => priceField(page).fill(''),
  },
  { name: 'routeToPool', press: (page) => toPage(page, 'Liquidity'), back: (page) => toPage(page, 'Trade') },
  {
    name: 'routeToTrade',
    before: (page) => toPage(page, 'Liquidity'),
    press: (page) => toPage(page, 'Trade'),
    back: (page) => toPage(page, 'Liquidity'),
  },
];

const watchEvents = (page: Page): Promise<unknown> =>
  page.addInitScript((shortest) => {
    const longest = { ms: 0 };
    Object.assign(globalThis, { longestEvent: longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId) longest.ms = Math.max(longest.ms, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  }, SHORTEST_MS);

/** @returns duration of the longest event since the last call, at least the shortest that is reported */
const takeLongest = (page: Page): Promise<number> =>
  page.evaluate((shortest) => {
    const { longestEvent } = globalThis as unknown as { readonly longestEvent: { ms: number } };
    const { ms } = longestEvent;
    longestEvent.ms = 0;
    return Math.max(shortest, ms);
  }, SHORTEST_MS);

const percentile = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(PERCENTILE * values.length) - 1] ?? 0;

interface Tools {
  readonly page: Page;
  readonly meter: WorkMeter;
}

const measureSubject = async ({ page, meter }: Tools, { before, press, back }: Subject): Promise<Findings> => {
  const measured: number[] = [];
  const work: number[] = [];
  await before?.(page);
  if (before) await sleep(AFTER_FIRST_PRESS_MS);
  for (let index = 0; index < FIRST_PRESSES + PRESSES; index += 1) {
    await takeLongest(page);
    const { taskMs } = await meter(async () => {
      await press(page, index);
      await sleep(index < FIRST_PRESSES ? AFTER_FIRST_PRESS_MS : AFTER_PRESS_MS);
    });
    work.push(taskMs);
    measured.push(await takeLongest(page));
    await back?.(page);
    if (back) await sleep(AFTER_PRESS_MS / 2);
  }
  const [first = 0] = measured;
  const later = measured.slice(FIRST_PRESSES);
  return {
    first: atMost(MAX_FIRST_MS, first, 'ms, code not loaded'),
    median: figure(median(later), 'ms'),
    late: atMost(MAX_MS, percentile(later), 'ms, 95th percentile'),
    work: figure(Math.round(median(work.slice(FIRST_PRESSES))), `ms of processor time in ${AFTER_PRESS_MS} ms, median`),
  };
};

/** Milliseconds from a press on the trade page to the next paint, with a processor a quarter as fast. */
export const measureInteractions = async (browser: Browser, { tradeUrl }: Application): Promise<Findings> => {
  const page = await openPage(browser);
  try {
    await watchEvents(page);
    await page.goto(tradeUrl);
    await pageComplete(page, { connected: false });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const tools = { page, meter: await startWorkMeter(page, 'threadTicks') };
    const found: [string, Findings][] = [];
    for (const subject of SUBJECTS) found.push([subject.name, await measureSubject(tools, subject)]);
    return Object.fromEntries(found);
  } finally {
    await page.close();
  }
};
