import type { Page } from '@playwright/test';
import { ROLES } from '../devnet/accounts.ts';
import { preferPseudo, pseudoApp, PSEUDO_LOCALE } from '../fixtures/pseudoLocale.ts';
import { expect, test } from '../fixtures/test.ts';
import { allRoutes, goWithin } from '../pages/allRoutes.ts';
import { outsideCatalogs } from '../pages/outsideCatalogs.ts';
import { readingFlaws } from '../pages/readingFlaws.ts';
import { sharedEnvironment } from '../environment.ts';
import { copyOf, serveFiles } from '../servedCopy.ts';

const [ALICE] = ROLES.demo;

const LANGUAGES = [
  ['ja-JP', '日本語'],
  ['ko-KR', '한국어'],
  ['zh-CN', '简体中文'],
] as const;

const PAGES = [
  ['/trade', '/market', '/pool', '/mining/liquidity'],
  ['/mining/limit-order', '/staking/lock', '/staking/farms', '/burn', '/bond'],
  ['/asstes', '/governance', '/referral', '/faucet', '/settings'],
];

/**
 * Texts cut off in buttons, tabs, links or headings, and a too wide page. Intended cuts have the whole text as a title.
 */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button, [role=tab], nav a, th, label')];
    const hides = (entry: HTMLElement): boolean => getComputedStyle(entry).overflowX !== 'visible';
    const cut = all.filter(
      (entry) => !entry.title && entry.clientWidth > 1 && entry.scrollWidth > entry.clientWidth + 1 && hides(entry),
    );
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    return [...cut.map((entry) => entry.innerText), ...(isWide ? ['the page itself'] : [])];
  });

/** English words on the page's buttons, tabs and links. */
const untranslated = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll<HTMLElement>('main button, [role=tab], nav a, h1, h2, h3')];
    return labels.map((label) => label.innerText).filter((text) => /\b(the|your|of|and|no|with|all)\b/i.test(text));
  });

test('each language is chosen in the settings and kept: its catalog comes, and no label is cut off @phone', async ({
  page,
  wallet,
}) => {
  test.slow();
  await wallet.setAccount(ALICE);
  wallet.authorize();
  await page.goto('/trade');
  for (const [index, [locale, name]] of LANGUAGES.entries()) {
    await test.step(locale, async () => {
      if (index > 0) {
        await page.evaluate(() => localStorage.clear());
        await page.goto('/trade');
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click();
      const settings = page.getByRole('dialog', { name: 'Settings' });
      await settings.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('option', { name }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.reload();
      // Until the application is drawn, its frame is in English, and no route is followed.
      await expect(page.locator('#root > .frame')).toHaveCount(0);
      for (const path of PAGES[index] ?? []) {
        await goWithin(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect.poll(() => untranslated(page), path).toEqual([]);
        expect(await cutOff(page), path).toEqual([]);
      }
    });
  }
});

test(
  'no page of a pseudo-locale has a text outside the catalogs, no label is cut off, and links and rows are readable',
  {
    tag: '@phone',
  },
  async ({ page, stage, wallet }) => {
    test.slow();
    const places = { rpcUrl: stage.proxy.url, listsUrl: stage.lists.url };
    const { files, words } = await pseudoApp(await copyOf(sharedEnvironment().builtApp, places));
    const server = await serveFiles(() => files);
    await preferPseudo(page);
    await wallet.setAccount(ALICE);
    wallet.authorize();
    await page.goto(`${server.url}trade`);
    await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO_LOCALE);
    await expect(page.locator('#root > .frame')).toHaveCount(0);
    for (const path of allRoutes) {
      await goWithin(page, path);
      expect.soft(await outsideCatalogs(page, words), path).toEqual([]);
      expect.soft(await cutOff(page), path).toEqual([]);
      expect.soft(await readingFlaws(page), path).toEqual([]);
    }
    await page.goto('about:blank');
    await server.stop();
  },
);
