import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { expect, test as base } from '../fixtures/test.ts';
import type { PageWatch } from '../fixtures/watchPage.ts';
import { launchOptions } from '../launchOptions.ts';
import { dialogOf, sellMuch } from '../pages/alertPages.ts';
import type { RpcProxy } from '../rpcProxy.ts';

/** A headless shell has no notifications. */
const test = base.extend<object, { readonly browser: Browser }>({
  browser: [
    async ({}, provide) => {
      const found = findBrowser();
      if (!found.ok) throw new Error(found.error);
      const browser = await chromium.launch({ ...launchOptions(), executablePath: found.value });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ serviceWorkers: 'allow' });

/** The browser requests an icon for the file to which a journey leaves. */
const allowNoIcon = (watch: PageWatch): void => watch.allow(/Failed to load resource.*404/);

/** As for an installed application. */
const allowChecks = async (browser: Browser, page: Page, setting: 'granted' | 'denied'): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = (await session.send('Target.getTargetInfo')) as { targetInfo: { browserContextId?: string } };
  const whole = await browser.newBrowserCDPSession();
  await whole.send('Browser.setPermission', {
    permission: { name: 'periodic-background-sync' },
    setting,
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
  });
  await session.detach();
};

/** Leads the page out of the application, and has the browser dispatch its check. */
const leaveAndCheck = async (page: Page): Promise<void> => {
  await page.goto('/build.json');
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.dispatchPeriodicSyncEvent', {
    origin,
    registrationId: await registered,
    tag: 'check',
  });
  await session.detach();
};

/** Resolves once no request has come for two seconds. */
const quiet = async ({ requests }: Pick<RpcProxy, 'requests'>): Promise<void> => {
  for (let count = -1; count !== requests.length; await sleep(2000)) count = requests.length;
};

const shown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.getNotifications())?.map(({ title, body }) => `${title}. ${body}`) ?? [];
  });

const tags = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration()) as
      | { readonly periodicSync: { getTags(): Promise<readonly string[]> } }
      | undefined;
    return (await registration?.periodicSync.getTags()) ?? [];
  });

/** Pending transactions in the service worker's plan. */
const plannedTransactions = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('myt-background');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('values').objectStore('values').get('plan 1');
          reading.onerror = reject;
          reading.onsuccess = () => {
            database.close();
            const stored = reading.result as { plan?: { transactions: readonly unknown[] } } | undefined;
            resolve(stored?.plan?.transactions.length ?? 0);
          };
        };
      }),
  );

test('a check announces a crossed price and a mined transaction once while the application is closed @once', async ({
  browser,
  chain,
  context,
  page,
  rpcProxy,
  trade,
  trader,
  watch,
}) => {
  test.slow();
  allowNoIcon(watch);
  await context.grantPermissions(['notifications']);
  await allowChecks(browser, page, 'granted');
  await trader.readyToBuy();
  await page.getByRole('button', { name: /^Price alerts/ }).click();
  const text = await dialogOf(page)
    .getByText(/^Pool price [\d.]+$/)
    .textContent();
  const price = String(Number((Number(text?.replace('Pool price ', '')) * 0.99).toFixed(6)));
  await dialogOf(page).getByLabel('Price of the alert').fill(price);
  await dialogOf(page).getByRole('button', { name: 'Set alert' }).click();
  await expect.poll(() => tags(page)).toEqual(['check']);

  await test.step('nothing has happened yet: one request, no notification', async () => {
    await page.goto('/build.json');
    await quiet(rpcProxy);
    rpcProxy.reset();
    await leaveAndCheck(page);
    await expect.poll(() => rpcProxy.requests.length).toBeGreaterThan(0);
    await quiet(rpcProxy);
    expect(rpcProxy.requests.map(({ methods }) => methods)).toEqual([
      ['eth_getBlockByNumber', 'eth_chainId', 'eth_call'],
    ]);
    expect(await shown(page)).toEqual([]);
  });

  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await trade.pay.fill('100');
  await chain.setBlockSeconds(0);
  await trade.place('Buy MYT');
  await expect.poll(() => plannedTransactions(page)).toBe(1);
  await page.goto('/build.json');
  await sellMuch(chain);

  await leaveAndCheck(page);
  await expect.poll(() => shown(page)).toHaveLength(2);
  const announced = (await shown(page)).toSorted();
  expect(announced[0]).toMatch(
    new RegExp(
      `^Alert: MYT/USDC\\. The pool price has crossed ${price} USDC\\. At a check in the background, a node reported [\\d.]+ USDC\\.$`,
    ),
  );
  expect(announced[1]).toMatch(/Confirmed, a node reports/);

  await test.step('neither the page nor the next check announces them again', async () => {
    await chain.setBlockSeconds(1);
    await page.goto('/settings');
    const block = page.getByRole('region', { name: 'Alerts' });
    await expect(block.getByRole('listitem').filter({ hasText: 'MYT/USDC' })).toContainText('Reached');
    const start = await chain.blockNumber();
    await expect.poll(() => chain.blockNumber()).toBeGreaterThan(start + 6);
    await expect(trade.notifications).toBeHidden();
    await leaveAndCheck(page);
    await page.waitForTimeout(4000);
    expect((await shown(page)).toSorted()).toEqual(announced);
  });
});

test('the settings name what the platform offers, and turn the checks off @once', async ({
  browser,
  context,
  page,
  rpcProxy,
  watch,
}) => {
  allowNoIcon(watch);
  await context.grantPermissions(['notifications']);
  await allowChecks(browser, page, 'denied');
  await page.goto('/settings');
  const block = page.getByRole('region', { name: 'Alerts' });
  const toggle = block.getByRole('switch', { name: 'Check in the background' });
  await expect(block).toContainText('Only in the installed app.');
  await expect(toggle).toBeDisabled();

  await allowChecks(browser, page, 'granted');
  await page.reload();
  await expect(toggle).toBeChecked();
  await expect(block).toContainText('at most twice a day while the app is closed');
  await expect.poll(() => tags(page)).toEqual(['check']);
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect.poll(() => tags(page)).toEqual([]);
  await page.goto('/build.json');
  rpcProxy.reset();
  await leaveAndCheck(page);
  await page.waitForTimeout(4000);
  expect(rpcProxy.requests).toHaveLength(0);
});
