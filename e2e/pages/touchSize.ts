import { expect, type Locator } from '@playwright/test';
import { size, type Size } from './inView.ts';

export const TOUCH = 44;

/** Pixels around the element's middle, at most 60 to each side, that a finger hits it with. */
const touchSize = (element: Locator): Promise<Size> =>
  element.evaluate((node) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
    const reach = (stepX: number, stepY: number): number => {
      for (let far = 0; far < 60; far += 1) {
        const hit = document.elementFromPoint(x + stepX * far, y + stepY * far);
        if (hit === null || !node.contains(hit)) return far;
      }
      return 60;
    };
    return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
  });

/** A pixel at the edge belongs to both. */
export const expectTouchable = async (...targets: readonly Locator[]): Promise<void> => {
  for (const target of targets) {
    const name = String(target);
    await expect
      .poll(async () => {
        const found = await touchSize(target);
        return size(Math.min(found.width, TOUCH - 1), Math.min(found.height, TOUCH - 1));
      }, name)
      .toEqual(size(TOUCH - 1, TOUCH - 1));
  }
};
