import type { Page } from '@playwright/test';

/** Links among words that look like the words, and rows whose name and value are on different lines. */
export const readingFlaws = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
    const isText = ({ nodeType, textContent }: Node): boolean =>
      nodeType === Node.TEXT_NODE && shown(textContent ?? '') !== '';
    const looksLikeText = (link: HTMLElement): boolean => {
      const parent = link.parentElement;
      if (!parent || link.getClientRects().length === 0 || ![...parent.childNodes].some(isText)) return false;
      const { color, textDecorationLine } = getComputedStyle(link);
      return textDecorationLine === 'none' && color === getComputedStyle(parent).color;
    };
    const firstLine = (part: Element): DOMRect | undefined => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return [...range.getClientRects()].find(({ width }) => width > 0);
    };
    const isUneven = (row: Element): boolean => {
      const [name, value] = [...row.children].map(firstLine);
      if (!name || !value || value.left < name.right) return false;
      return value.top > name.bottom - name.height / 2 || name.top > value.bottom - value.height / 2;
    };
    const links = [...document.querySelectorAll<HTMLElement>('main a')].filter(looksLikeText);
    const rows = [...document.querySelectorAll('main dl > div')].filter(isUneven);
    return [...links, ...rows].map(({ textContent }) => shown(textContent));
  });
