import type { Page } from '@playwright/test';
import { JOBS } from '../devnet/deployment.ts';
import { communityList, generalList, securityNoticeList } from '../devnet/listService/lists.ts';
import { DESCRIPTIONS } from '../devnet/proposals.ts';

/** Equal in every language. */
const NAMES = new Set(
  'MYT eMYT MATIC WMATIC Exchange Alice Polygon Safe RPC alice eth nobody https transfer address uint amount UTC'.split(
    ' ',
  ),
);

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const lists = [generalList, securityNoticeList, communityList];

/** Written by users: proposals, jobs, list names. */
const written = flat(
  [...Object.values(DESCRIPTIONS), ...JOBS.flatMap((job) => Object.values(job)), ...lists.map(({ name }) => name)].join(
    '\n',
  ),
);

/** Texts with an unchanged source word, screen-reader texts included: they come from no catalog. */
export const outsideCatalogs = async (page: Page, words: readonly string[]): Promise<readonly string[]> => {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.checkVisibility() && !parent.closest('script, style, [inert]')) found.push(node.nodeValue ?? '');
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (one.closest('[inert]')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(one.getAttribute(name) ?? '');
    }
    return found;
  });
  const known = new Set(words);
  const isOutside = (part: string): boolean =>
    !written.includes(flat(part)) &&
    (part.match(/[A-Za-z]{3,}/g) ?? []).some((word) => known.has(word) && !NAMES.has(word));
  // Names occur among words of the pseudo-locale.
  return [...new Set(texts)].filter((text) => (text.match(/[\x20-\x7e\n]+/g) ?? []).some(isOutside));
};
