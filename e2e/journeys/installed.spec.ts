import type { Page } from '@playwright/test';
import { farewell } from '../../tools/build/release/serviceWorker.ts';
import { sharedEnvironment } from '../environment.ts';
import { stagePart } from '../fixtures/stagePart.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { copyOf, serveFiles, type ServedFiles } from '../servedCopy.ts';

interface Published {
  readonly files: () => ServedFiles;
  readonly publish: (files: ServedFiles) => void;
}

type Own = Published & { readonly url: string };

const ownOf = stagePart<Own>(async (stage) => {
  const places = { rpcUrl: stage.proxy.url, listsUrl: stage.lists.url };
  const first = await copyOf(sharedEnvironment().builtApp, places);
  let files = first;
  const server = await serveFiles(() => files);
  stage.endWith(server.stop);
  return { url: server.url, files: () => first, publish: (next) => void (files = next) };
});

const test = base.extend<{ readonly own: Own; readonly published: Published }>({
  own: async ({ stage }, provide) => provide(await ownOf(stage)),
  baseURL: async ({ own }, provide) => provide(own.url),
  published: async ({ own }, provide) => {
    own.publish(own.files());
    await provide(own);
  },
});

test.use({ serviceWorkers: 'allow' });

const changed = (files: ServedFiles, path: string, change: (text: string) => string): ServedFiles =>
  new Map([...files, [path, Buffer.from(change(files.get(path)?.toString('utf8') ?? ''))]]);

const buildOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['build']);

/** As the next release would be. */
const nextRelease = (files: ServedFiles, hash: string): ServedFiles => {
  const renamed = (text: string): string => text.replaceAll(hash, 'b'.repeat(64));
  return ['/index.html', '/sw.js', '/build.json'].reduce((next, path) => changed(next, path, renamed), files);
};

const keptFiles = (page: Page, cache: string): Promise<number> =>
  page.evaluate(
    async (name) => ((await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0),
    `${cache} /`,
  );

const requestRelease = (page: Page): Promise<unknown> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

test('after one visit every page opens without a network, with the last known prices, and nothing can be sent @once', async ({
  page,
  context,
  trade,
  trader,
  watch,
  published,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR/);
  expect(published.files().size).toBeGreaterThan(100);
  await trader.readyToBuy();
  const parts = [...published.files().keys()].filter((path) => path.endsWith('.js')).length;
  // Few parts wait for their use: languages, WalletConnect, ethers.
  let before = 0;
  const isKept = async (): Promise<boolean> => {
    const now = await keptFiles(page, 'exchange-parts');
    const isStill = now === before && now > parts * 0.5;
    before = now;
    return isStill;
  };
  await expect.poll(isKept, { intervals: [2000], timeout: 120_000 }).toBe(true);
  expect(await keptFiles(page, 'exchange-shell')).toBeGreaterThan(10);

  await context.setOffline(true);
  const notice = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(notice).toContainText(/Prices and balances are \d+ s old\. Nothing can be sent/);
  await expect(trade.button('You are offline')).toBeDisabled();

  await page.goto('about:blank');
  await page.goto(trade.address({ pay: 'USDC', receive: 'MYT' }));
  await expect(trade.book.getByText(/^As of \d\d:\d\d$/)).toBeVisible();
  // A driven browser does not report offline to a new page, so the chain is unreachable instead.
  const unreached = page.getByRole('alert').filter({ hasText: /You are offline|Couldn't reach the network/ });
  await expect(unreached).toBeVisible();
  await trade.pay.fill('100');
  await expect(trade.button(/^(?:You are offline|Loading)$/)).toBeDisabled();
  await page.goto('staking/lock');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();

  const foreign: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker() && !response.url().startsWith(new URL(page.url()).origin))
      foreign.push(response.url());
  });
  await context.setOffline(false);
  await page.goto(trade.address({ pay: 'USDC', receive: 'MYT' }));
  await expect(unreached).toBeHidden();
  await expect(trade.levels.first()).toBeVisible();
  expect(foreign).toEqual([]);
});

test('a pressed notification of the service worker leads the open page to its place, with what is typed kept @once', async ({
  page,
  context,
  trade,
}) => {
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await trade.pay.fill('123');
  const [worker] = context.serviceWorkers();
  // Nobody presses a notification of a headless browser, so the event is dispatched.
  await worker?.evaluate(() => {
    const event = new Event('notificationclick');
    const data = { path: '/settings', url: 'unused' };
    Object.assign(event, { notification: { data, close: () => undefined }, waitUntil: () => undefined });
    dispatchEvent(event);
  });
  await expect(page).toHaveURL(/\/settings$/);
  expect(context.pages()).toHaveLength(1);
  await page.goBack();
  await expect(trade.pay).toHaveValue('123');
});

test('a new release is announced, waits for a typed order and other tabs, and is given up where the operator says so @once', async ({
  page,
  context,
  trade,
  published,
}) => {
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  const hash = await buildOf(page);
  if (hash === undefined || hash === '') throw new Error('The page does not say what was built');
  await expect.poll(() => keptFiles(page, 'exchange-parts')).toBeGreaterThan(10);
  const other = await context.newPage();
  await other.goto('settings');
  await trade.pay.fill('123');

  published.publish(nextRelease(published.files(), hash));
  await requestRelease(page);
  const notice = (at: Page) => at.getByRole('status').filter({ hasText: 'A new version is ready' });
  const load = (at: Page) => notice(at).getByRole('button', { name: 'Load it' });
  await expect(notice(page)).toContainText('Finish or clear what you typed first');
  await expect(load(page)).toBeDisabled();
  await expect(trade.pay).toHaveValue('123');
  // A reload does not take it either.
  await page.reload();
  expect(await buildOf(page)).toBe(hash);
  await trade.pay.fill('');
  await load(page).click();
  await expect.poll(() => buildOf(page).catch(() => undefined)).toBe('b'.repeat(64));
  await expect(trade.pay).toBeVisible();
  await expect(notice(page)).toBeHidden();

  expect(await buildOf(other)).toBe(hash);
  await load(other).click();
  await expect.poll(() => buildOf(other).catch(() => undefined)).toBe('b'.repeat(64));

  published.publish(changed(published.files(), '/sw.js', () => farewell));
  await other.close();
  await page.goto('about:blank');
  await page.goto('settings');
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
