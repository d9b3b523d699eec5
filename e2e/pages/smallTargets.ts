import type { Page } from '@playwright/test';

/** Least side of a touch target. */
const TOUCH = 44;
/** A neighbour may overlap by a pixel on each side. */
const OVERLAP = 2;

/**
 * Visible targets that a finger hits on less than 44 px in height, or with `isWide` in width. Links within a sentence
 * and levels of the ladder are left out.
 */
export const smallTargets = (page: Page, { isWide = false } = {}): Promise<readonly string[]> =>
  page.evaluate(
    ([min, overlap, width]) => {
      const isHit = (node: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (node.contains(hit) || hit.contains(node));
      };
      /** Pixels in a line through the middle. */
      const reach = (isHitAt: (distance: number) => boolean): number => {
        let [before, after] = [0, 0];
        while (before < min && isHitAt(-before - 1)) before += 1;
        while (after < min && isHitAt(after + 1)) after += 1;
        return before + after + 1;
      };
      return [...document.querySelectorAll('button, a[href], select, input[type="checkbox"], [role="switch"]')]
        .filter((node) => node.closest('[inert], [data-level], p') === null)
        .flatMap((node) => {
          const target = node.closest('label') ?? node;
          target.scrollIntoView({ block: 'center', inline: 'nearest' });
          const box = target.getBoundingClientRect();
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
          if (box.width < 2 || box.height < 2 || x < 0 || x > innerWidth || !isHit(target, x, y)) return [];
          const name = `${node.getAttribute('aria-label') ?? node.textContent}`;
          const high = reach((distance) => isHit(target, x, y + distance));
          const wide = width === 0 ? min : reach((distance) => isHit(target, x + distance, y));
          const found: string[] = [];
          if (high < min - overlap) found.push(`${name} is hit on ${high} of ${Math.round(box.height)} px in height`);
          if (wide < min - overlap) found.push(`${name} is hit on ${wide} of ${Math.round(box.width)} px in width`);
          return found;
        });
    },
    [TOUCH, OVERLAP, isWide ? 1 : 0] as const,
  );
