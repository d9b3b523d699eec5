import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Engine, EnginePage } from '../../../e2e/engines/engine.ts';
import { TRADE } from '../../../e2e/engines/moneyJourneys.ts';
import { personAt, until } from '../../../e2e/engines/person.ts';
import { DESKTOP, drawn } from '../../../e2e/engines/stage.ts';

/** Scripts that the trade page loads late: what announces releases, and another page. */
const LATE = /^(?:followReleases|PoolPage)-[\w-]+\.js$/;

const lateIn = async (dist: string): Promise<readonly string[]> =>
  (await readdir(join(dist, 'assets'))).filter((file) => LATE.test(file));

/** Takes away what a server no longer has after a release. @throws where the next release has the same files */
export const dropLateScripts = async (dist: string, next: string): Promise<void> => {
  const [gone, kept] = await Promise.all([lateIn(dist), lateIn(next)]);
  if (gone.length !== 2 || gone.some((file) => kept.includes(file)))
    throw new Error(`The next release has ${kept.join(', ')}, so it does not replace ${gone.join(', ')}`);
  for (const file of gone) await rm(join(dist, 'assets', file));
};

const buildOf = (page: EnginePage): Promise<string | undefined> =>
  page.run(() => document.documentElement.dataset['build'], null);

/** Number of times that the page compared its release with the server's. */
const comparisons = (page: EnginePage): Promise<number> =>
  page.run(() => performance.getEntriesByType('resource').filter(({ name }) => /build\.json$/.test(name)).length, null);

interface Releases {
  readonly url: string;
  readonly old: string;
  readonly next: string;
  /** Points the server at one of them. */
  readonly release: (name: 'old' | 'next') => Promise<void>;
}

const QUIET_MS = 4000;

/** Waits for the scripts that follow the first content: the page has requested no file for a while. */
const complete = async (page: EnginePage): Promise<void> => {
  const files = () =>
    page.run(() => performance.getEntriesByType('resource').filter(({ name }) => /\/assets\//.test(name)).length, null);
  let [count, since] = [await files(), Date.now()];
  await until(
    'Scripts keep coming',
    async () => {
      const now = await files();
      if (now !== count) [count, since] = [now, Date.now()];
      return Date.now() - since > QUIET_MS || undefined;
    },
    page,
  );
};

const opened = async (engine: Engine, { url, old, release }: Releases, work: (page: EnginePage) => Promise<void>) => {
  await release('old');
  const page = await engine.newPage(DESKTOP);
  try {
    await page.open(url + TRADE);
    await drawn(page, TRADE);
    expect(await buildOf(page)).toBe(old);
    await complete(page);
    await work(page);
  } finally {
    await page.close();
  }
};

/** A look while the page is replaced fails, and is repeated. */
const takesNext = (page: EnginePage, { next }: Releases): Promise<boolean> =>
  until(
    'The page keeps its release',
    async () => ((await buildOf(page).catch(() => undefined)) === next ? true : undefined),
    page,
  );

/** A tab without what announces releases loads the next one, once, and not over a typed amount. */
export const replacesItself = (engine: Engine, releases: Releases): Promise<void> =>
  opened(engine, releases, async (page) => {
    const pay = { role: 'textbox', name: 'Amount to pay' } as const;
    await personAt(page).fill(pay, '12');
    await releases.release('next');
    const before = await comparisons(page);
    const compared = async () => ((await comparisons(page)) > before ? true : undefined);
    await until('The page does not compare its release', compared, page);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const typed = () => page.run(() => document.querySelector<HTMLInputElement>('main input')?.value, null);
    expect([await buildOf(page), await typed()]).toEqual([releases.old, '12']);

    const cleared = await page.run(() => {
      document.querySelector<HTMLInputElement>('main input')?.select();
      return document.execCommand('delete');
    }, null);
    expect([cleared, await typed()]).toEqual([true, '']);
    await takesNext(page, releases);
  });
