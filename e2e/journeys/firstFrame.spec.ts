import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { endlessAnimations } from '../pages/animations.ts';

const APPLICATION = '**/assets/base-*.js';

const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const layoutShift = async (page: Page): Promise<number> => {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, shift) => sum + shift, 0);
};

test(
  'the frame of the page shows before the application has come, and the page takes its place without a jump',
  { tag: '@once' },
  async ({ page, trade }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(APPLICATION, async (route) => {
      await held;
      await route.continue();
    });
    await watchShifts(page);
    await page.goto(trade.address({ pay: 'USDC', receive: 'MYT', theme: 'light' }), { waitUntil: 'commit' });
    const frame = page.locator('#root > .frame');
    await expect(frame.getByText('Order book', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(frame).toHaveAttribute('inert', '');
    const place = await frame.getByText('Order book', { exact: true }).boundingBox();

    release();
    await expect(page.getByRole('tab', { name: 'Order book' })).toBeVisible();
    await expect(page.locator('.frame')).toHaveCount(0);
    expect(await page.getByRole('tab', { name: 'Order book' }).boundingBox()).toMatchObject({
      x: place?.x,
      y: place?.y,
    });
    await expect(trade.pay).toBeEditable();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  },
);

test('the pools arrive in the frame of /pool without a jump @once', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/pool');
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^MYT\s*\/USDC/ }) });
  await expect(row.getByRole('cell').nth(1)).toContainText('$');
  await expect(row.getByRole('cell').nth(2)).toContainText('$');
  await expect(page.getByRole('tabpanel').getByRole('status')).not.toContainText('Reading');
  expect(await layoutShift(page)).toBeLessThan(0.005);
});

test(
  'a press on the frame is repeated on the page, once, and only the last one',
  { tag: '@once' },
  async ({ page, trade }) => {
    const press = async (name: string): Promise<void> => {
      const box = await page.locator('#root > .frame').getByText(name, { exact: true }).first().boundingBox();
      if (!box) throw new Error(`The frame has no ${name}`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
    const openHeld = async (): Promise<() => Promise<void>> => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(APPLICATION, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(trade.address({ pay: 'USDC', receive: 'MYT' }), { waitUntil: 'commit' });
      return async () => {
        release();
        await expect(page.locator('.frame')).toHaveCount(0);
        await page.unroute(APPLICATION);
      };
    };

    await test.step('the wallets open', async () => {
      const release = await openHeld();
      await press('Connect Wallet');
      await press('Connect Wallet');
      await release();
      await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(trade.pay).toBeEditable();
    });

    await test.step('the other side of the ticket is chosen, and a later press is none of the page', async () => {
      const release = await openHeld();
      await press('Connect Wallet');
      await press('Sell');
      await release();
      await expect(page.getByRole('radio', { name: 'Sell' })).toBeChecked();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('a link leads to its page', async () => {
      const release = await openHeld();
      await press('Liquidity');
      await release();
      await expect(page).toHaveURL('/pool');
    });
  },
);

test('what waits far below the window does not move', { tag: '@once' }, async ({ page }) => {
  await page.route(APPLICATION, () => undefined);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 100 });
  await page.goto('/trade', { waitUntil: 'commit' });
  await expect(page.locator('#root > .frame')).toBeAttached();
  await expect.poll(() => endlessAnimations(page)).toMatchObject({ runningFar: [] });
  const { running, far } = await endlessAnimations(page);
  expect(running).toBeGreaterThan(0);
  expect(far).toBeGreaterThan(10);
});

test('no frame says more than is known; a page without one shows the logo', { tag: '@once' }, async ({ page }) => {
  await page.route(APPLICATION, () => undefined);
  for (const [path, title] of [
    ['/', 'Market orders use the order book and the pool together.'],
    ['/market', 'Markets'],
    ['/pool', 'Import V2 Pool'],
    ['/add', 'Add Liquidity'],
    ['/trade', 'Order book'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    const frame = page.locator('#root > .frame');
    await expect(frame.getByText(title, { exact: true })).toBeVisible();
    await expect(frame).not.toContainText(/respond|retry|could|couldn/i);
    await expect(page.locator('.page-loading')).toBeHidden();
  }
  // Readers of another language see no English texts, in boxes of the same size.
  const colours = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('#root > .frame *')].filter((entry) => entry.innerText);
      return [...new Set(all.map((entry) => getComputedStyle(entry).webkitTextFillColor))];
    });
  const english = await colours();
  expect(english).not.toContain('rgba(0, 0, 0, 0)');
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['ko-KR'] }));
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(colours).toEqual(['rgba(0, 0, 0, 0)']);
  await expect(page.locator('.frame [role=radio]').filter({ hasText: /^(Buy|Sell)$/ })).toHaveCount(2);
  await expect(page.locator('.frame [role=radio][aria-checked=true]').filter({ hasText: /^(Buy|Sell)$/ })).toHaveCount(
    0,
  );
  await page.goto('/settings', { waitUntil: 'commit' });
  await expect(page.locator('.page-loading')).toBeVisible();
});

test(
  'an application that does not arrive is shown, and one press loads it again',
  { tag: '@once' },
  async ({ page, trade, watch }) => {
    watch.allow(/net::ERR_FAILED/);
    await page.route(APPLICATION, (route) => route.abort());
    await page.goto(trade.address({ pay: 'USDC', receive: 'MYT' }));
    const notice = page.getByRole('alert');
    await expect(notice.getByRole('heading')).toHaveText('This page could not be loaded');
    await expect(notice).toContainText(/index-[\w-]+\.js, or a file that it imports, did not arrive as it was built\./);

    await page.unroute(APPLICATION);
    await notice.getByRole('button', { name: 'Reload the page' }).click();
    await expect(trade.pay).toBeEditable();
    await expect(notice).toBeHidden();
  },
);

test(
  'a second visit begins with the last known prices, dimmed and dated, and none of them can be used',
  { tag: '@once' },
  async ({ page, trade, rpcProxy }) => {
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    // The last price comes after the page.
    const bar = page.getByRole('region', { name: 'Market', exact: true });
    await expect(bar.getByText(/^0\.\d+$/).first()).toBeVisible();

    rpcProxy.setMode('hang');
    await page.reload();
    const dated = trade.book.getByText(/^As of \d\d:\d\d$/);
    await expect(dated).toBeVisible();
    const grid = trade.book.locator('[role=grid]');
    await expect(grid).toHaveAttribute('inert', '');
    await expect(grid.locator('[data-level]').first()).toHaveText(/\d/);
    await trade.pay.fill('250');
    await expect(trade.receive).toHaveValue('');

    rpcProxy.setMode('pass');
    await expect(dated).toBeHidden();
    await expect(trade.levels.first()).toBeVisible();
    await expect(grid).not.toHaveAttribute('inert');
    await expect(trade.receive).toHaveValue(/\d/);
  },
);
