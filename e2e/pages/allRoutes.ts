import type { Page } from '@playwright/test';
import { paths } from '#config/paths.ts';
import { TOKENS } from '../devnet/tokens.ts';

const { MYT, USDC } = TOKENS;

/** Replacements of paths that need a parameter, or that redirect. */
const instead: Readonly<Record<string, string>> = {
  [paths.home]: '/nowhere',
  [paths.poolV2]: `${paths.add}/ETH/${USDC.address}`,
  [paths.trade]: `${paths.trade}/${USDC.address}/${MYT.address}`,
  [paths.remove]: `${paths.remove}/${MYT.address}/${USDC.address}`,
  [paths.join]: `${paths.join}/nobody`,
  [paths.competitionDetails]: `${paths.competitionDetails}/1`,
};

const leadElsewhere: readonly string[] = [paths.indexFile, paths.swap];

export const allRoutes: readonly string[] = [
  ...Object.values(paths)
    .filter((path) => !leadElsewhere.includes(path))
    .map((path) => instead[path] ?? path),
  `${paths.governance}/1`,
];

const QUIET_MS = 400;
const PATIENCE_MS = 4000;

/** Resolves once the page has not changed for a moment. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    ([quietMs, patienceMs]) =>
      new Promise<void>((resolve) => {
        const end = (): void => {
          watch.disconnect();
          resolve();
        };
        let quiet = setTimeout(end, quietMs);
        const watch = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, quietMs);
        });
        watch.observe(document.body, { childList: true, subtree: true });
        setTimeout(end, patienceMs);
      }),
    [QUIET_MS, PATIENCE_MS] as const,
  );

/** A full load of each page would take ten times as long. */
export const goWithin = async (page: Page, path: string): Promise<void> => {
  const before = await page.evaluate((to) => {
    const title = document.title.replaceAll(/[\d.,]/g, '');
    const isSameKind = location.pathname.split('/')[1] === to.split('/')[1];
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    return isSameKind ? undefined : title;
  }, path);
  // The previous page stays, then hides, until the next one has its script. Prices in its title change meanwhile.
  const isOther = (title: string | undefined): boolean => document.title.replaceAll(/[\d.,]/g, '') !== title;
  const changed = page.waitForFunction(isOther, before, { timeout: 5000 });
  await changed.catch(() => undefined);
  await page.waitForTimeout(150);
  await page.locator('main h1').first().waitFor();
  await settled(page);
};

/** Loads the application for the first page, and goes on within it. */
export const visit = async (page: Page, path: string): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto(path);
  else await goWithin(page, path);
};
