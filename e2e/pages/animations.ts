import type { Page } from '@playwright/test';

/** Chromium treats elements as on screen up to this many window heights away from the window. */
const NEAR = 1.5;

interface Animations {
  readonly running: number;
  /** Classes of endless ones that run far from the window. */
  readonly runningFar: readonly string[];
  /** Elements far from the window that have an endless one. */
  readonly far: number;
}

export const endlessAnimations = (page: Page): Promise<Animations> =>
  page.evaluate((near) => {
    const isFar = (element: Element): boolean => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom < -near * innerHeight || top > (1 + near) * innerHeight;
    };
    const targets = document.getAnimations().flatMap(({ playState, effect }) => {
      const isEndless = playState === 'running' && effect?.getComputedTiming().iterations === Infinity;
      return isEndless && effect instanceof KeyframeEffect && effect.target ? [effect.target] : [];
    });
    const isEndless = (element: Element): boolean =>
      ['', '::before', '::after'].some(
        (part) => getComputedStyle(element, part).animationIterationCount === 'infinite',
      );
    return {
      running: targets.length,
      runningFar: targets.filter(isFar).map(({ className }) => String(className)),
      far: [...document.body.querySelectorAll('*')].filter((element) => isFar(element) && isEndless(element)).length,
    };
  }, NEAR);
