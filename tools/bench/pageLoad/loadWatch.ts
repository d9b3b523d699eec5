import type { Page } from '@playwright/test';

/** Conditions for a page with which a user can start. */
export interface FirstContent {
  /** Selector of the last part to appear. */
  readonly shown: string;
  readonly typing?: { readonly field: string; readonly answer: string };
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

interface LongTask {
  readonly at: number;
  readonly milliseconds: number;
}

/** Milliseconds since the navigation. */
export interface LoadSeen {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  readonly tasks: LongTask[];
  /** First content; undefined until it is shown. */
  shownAt?: number;
  /** First content that responds to the user. */
  usableAt?: number;
  /** Everything shown has finished loading. */
  completeAt?: number;
}

declare global {
  interface Window {
    readonly loadSeen: LoadSeen;
  }
}

/** A mark in the page's time line. */
export const SHOWN_MARK = 'first content shown';

/**
 * Runs before the first script. It is self-contained, because the policy allows no code to be compiled later. It polls
 * rarely and without animation frames, because the page waits meanwhile.
 */
const watchLoad = ({ shown, typing, mark }: FirstContent & { readonly mark: string }): void => {
  const LOOK_EVERY_MS = 50;
  const COMPLETE_EVERY_MS = 250;
  const seen: LoadSeen = { firstPaint: 0, largestPaint: 0, layoutShift: 0, tasks: [] };
  Object.assign(window, { loadSeen: seen });
  let typedAt = -Infinity;
  let session = { from: -Infinity, last: -Infinity, sum: 0 };
  /**
   * Largest layout shift score of a session window (5 s without a pause of 1 s), as in web vitals. Shifts after input
   * don't count.
   */
  const addShift = ({ startTime: at, value }: LayoutShift): void => {
    if (at - typedAt < 500) return;
    const isNew = at - session.last > 1000 || at - session.from > 5000;
    session = { from: isNew ? at : session.from, last: at, sum: isNew ? value : session.sum + value };
    seen.layoutShift = Math.max(seen.layoutShift, session.sum);
  };
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  // Web vitals end at the first input: the typing below.
  observe('largest-contentful-paint', ({ startTime }) => {
    if (typedAt === -Infinity || startTime < typedAt) seen.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => addShift(entry as LayoutShift));
  observe('longtask', ({ startTime, duration }) => void seen.tasks.push({ at: startTime, milliseconds: duration }));
  const inputAt = (selector: string): HTMLInputElement | null => document.querySelector<HTMLInputElement>(selector);
  /** Markup of the document does not respond until React has hydrated it. */
  const isLive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));
  const type = (field: HTMLInputElement): void => {
    if (!isLive(field) || field.value !== '') return;
    typedAt = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '250');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const isUsable = (content: Element): boolean => {
    if (!typing) return isLive(content);
    const field = inputAt(typing.field);
    if (field) type(field);
    return (inputAt(typing.answer)?.value ?? '') !== '';
  };
  const lookWhetherComplete = (): void => {
    const isLoading = document
      .getAnimations()
      .some((animation) => 'animationName' in animation && animation.animationName === 'shine');
    if (isLoading) setTimeout(lookWhetherComplete, COMPLETE_EVERY_MS);
    else seen.completeAt = performance.now();
  };
  const look = (): void => {
    const content = document.querySelector(shown);
    if (content && seen.shownAt === undefined) {
      seen.shownAt = performance.now();
      performance.mark(mark);
    }
    if (!content || !isUsable(content)) return void setTimeout(look, LOOK_EVERY_MS);
    seen.usableAt = performance.now();
    lookWhetherComplete();
  };
  look();
};

export const installLoadWatch = async (page: Page, content: FirstContent): Promise<void> => {
  await page.addInitScript(watchLoad, { ...content, mark: SHOWN_MARK });
};

const TIMEOUT_MS = 60_000;

/** @throws on a timeout, naming what did not appear */
export const loadComplete = async (page: Page): Promise<LoadSeen> => {
  const isComplete = () => page.evaluate(() => window.loadSeen.completeAt !== undefined);
  for (const endAt = Date.now() + TIMEOUT_MS; !(await isComplete()); await page.waitForTimeout(250)) {
    if (Date.now() < endAt) continue;
    const { shownAt, usableAt } = await page.evaluate(() => window.loadSeen);
    const lacking = [shownAt === undefined && 'content', usableAt === undefined && 'use', 'completeness'];
    throw new Error(`${page.url()} lacks after ${TIMEOUT_MS / 1000} s: ${lacking.filter(Boolean).join(', ')}`);
  }
  return page.evaluate(() => window.loadSeen);
};
