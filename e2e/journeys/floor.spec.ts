import { mergeTests, type Page } from '@playwright/test';
import { isCss, platformApis, type PlatformApi } from '../../tools/build/floor/platformApis.ts';
import { providesMyt, test as liquidityTest } from '../fixtures/liquidityTest.ts';
import { expect, test } from '../fixtures/test.ts';
import { tradePage } from '../pages/tradePage.ts';

const named = (...uses: readonly PlatformApi['use'][]): readonly string[] =>
  platformApis.filter((entry) => uses.includes(entry.use) && !isCss(entry)).map(({ name }) => name);

const remove = (paths: readonly string[]): void => {
  for (const path of paths) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let owner: object | null | undefined = globalThis;
    for (const step of steps) owner = (owner as Record<string, object> | null | undefined)?.[step];
    for (; owner; owner = Object.getPrototypeOf(owner) as object | null) Reflect.deleteProperty(owner, last);
  }
};

/** The browser lacks the API from the next load on. */
const take = (page: Page, names: readonly string[]): Promise<unknown> => page.addInitScript(remove, names);

/** @returns the number of workers that lacked the API */
const takeInWorkers = async (page: Page, names: readonly string[]): Promise<() => number> => {
  let count = 0;
  await page.route(/\/positionWorker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    count += 1;
    await route.fulfill({ response, body: `(${String(remove)})(${JSON.stringify(names)});${await response.text()}` });
  });
  return () => count;
};

const tooOld = (page: Page) => page.getByRole('heading', { name: 'This browser is too old for this exchange' });

test('an engine without what has a fallback, is optional or is unused shows the page and its book @once', async ({
  page,
  trade,
}) => {
  await take(page, named('fallback', 'optional', 'unused'));
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await expect(page.getByRole('rowgroup').locator('[data-level]').first()).toBeVisible();
  await trade.pay.fill('10');
  await expect(trade.receive).toHaveValue(/^\d/);
  await expect(tooOld(page)).toBeHidden();
});

/** For any two names, one of the sets has the first without the second. */
const separating = (names: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(Math.log2(names.length)) }, (_, bit) =>
    [0, 1].map((half) => names.filter((_name, at) => ((at >> bit) & 1) === half)),
  ).flat();

test('an engine without an API that is optional or has a fallback, and with any other one, shows the page and its book @once', async ({
  context,
}) => {
  for (const names of separating(named('optional', 'fallback'))) {
    const visit = await context.newPage();
    await take(visit, names);
    const there = tradePage(visit);
    await there.open({ pay: 'USDC', receive: 'MYT' });
    await there.pay.fill('10');
    await expect(there.receive, `without ${names.join(', ')}`).toHaveValue(/^\d/);
    await visit.close();
  }
});

test('an engine without any one needed API says that it is too old, and what to do @once', async ({ page }) => {
  for (const name of named('needed')) {
    const visit = await page.context().newPage();
    await take(visit, [name]);
    await visit.goto('/trade', { waitUntil: 'domcontentloaded' });
    await expect(tooOld(visit), `without ${name}`).toBeVisible();
    await expect(
      visit.getByText(/Update it, or open this page in Chrome 109, Safari 16\.4 or Firefox 128/),
    ).toBeVisible();
    await expect(visit.getByText('This page could not be loaded')).toBeHidden();
    await visit.close();
  }
});

mergeTests(test, liquidityTest)(
  'the worker of positions reads earnings in an engine without what has a fallback @once',
  async ({ chain, page, trader }) => {
    const spoiltWorkers = await takeInWorkers(page, named('fallback'));
    await providesMyt(chain, trader.account);
    await trader.connectAt(() => page.goto('/pool/v2'));
    // An only card opens by itself.
    const card = page.getByRole('region', { name: 'MYT/USDC', exact: true });
    await expect(card.getByRole('group', { name: 'Earnings vs holding' })).toContainText('Deposits (1)');
    expect(spoiltWorkers()).toBeGreaterThan(0);
  },
);
