import { expect, type Locator, type Page } from '@playwright/test';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const size = (width: number, height: number): Size => ({ width, height });

/** Neither outside the window nor covered. */
export const expectWhole = async (page: Page, element: Locator): Promise<void> => {
  const { width, height } = page.viewportSize() ?? size(0, 0);
  await expect
    .poll(() =>
      element.evaluate(
        (node, window) => {
          const { left, top, right, bottom } = node.getBoundingClientRect();
          if (left < 0 || top < 0 || right > window.width || bottom > window.height) return 'out of the window';
          const corners = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
          return corners.every((corner) => corner !== null && node.contains(corner)) ? 'in view' : 'covered';
        },
        { width, height },
      ),
    )
    .toBe('in view');
};
