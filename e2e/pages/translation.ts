import type { Page } from '@playwright/test';

/**
 * Replaces the page's texts like Chrome's translation, except those that must not be translated; returns their number.
 */
export const translateTexts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const kept = '[translate="no"], script, style, template, textarea, font';
    const translated = texts.filter((text) => text.data.trim() !== '' && text.parentElement?.closest(kept) === null);
    for (const text of translated) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    return translated.length;
  });
