import type { Locator, Page } from '@playwright/test';
import { TOKENS } from '../devnet/tokens.ts';
import { expect, test } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';
import { expectWhole, size } from '../pages/inView.ts';
import { smallTargets } from '../pages/smallTargets.ts';
import { enlargeText, textFlaws } from '../pages/textFit.ts';

const TALLEST = size(3840, 2160);
const DESKS = [...[size(1440, 900), size(1366, 657), size(1280, 720), size(1920, 1080), TALLEST]];
const TABLETS = [size(1024, 768), size(768, 1024)];
const PHONES = [size(390, 844), size(320, 640)];
const SIDEWAYS = size(844, 390);

const flaws = (page: Page, { isTerminal }: { readonly isTerminal: boolean }): Promise<readonly string[]> =>
  page.evaluate((fills) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const found: string[] = [];
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    if (fills && scrollHeight > clientHeight) found.push(`the page is ${scrollHeight - clientHeight} px too high`);
    for (const row of fills ? document.querySelectorAll('header button, [role="tablist"]') : [])
      if (row.scrollWidth > row.clientWidth + 1) found.push(`"${row.textContent}" is cut`);
    const bar = document.querySelector('section[aria-label="Market"]');
    const figures = [
      ...(bar?.querySelectorAll('button > span, button > svg, dd, [data-side], [data-direction], a') ?? []),
    ]
      .filter((each) => each.querySelector('[data-side], [data-direction]') === null)
      .map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const within = bar?.getBoundingClientRect();
    const seen = figures.filter(({ box }) => within && box.top < within.bottom && box.bottom > within.top);
    seen.forEach((entry, at) => {
      for (const other of seen.slice(at + 1)) {
        const isSideBySide = entry.box.right <= other.box.left + 1 || other.box.right <= entry.box.left + 1;
        const isAbove = entry.box.bottom <= other.box.top + 1 || other.box.bottom <= entry.box.top + 1;
        if (!isSideBySide && !isAbove) found.push(`"${entry.text}" lies over "${other.text}"`);
      }
    });
    return found;
  }, isTerminal);

test('the trade page fits the window: the trade button is in view, nothing overlaps', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}, { project }) => {
  const isPhone = project.name === 'phone';
  const sizes = isPhone ? PHONES : [...DESKS, ...TABLETS];
  const { account } = trader;
  await chain.approve(account, 'USDC');
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await trader.connect();
  const everywhere = async (button: Locator, extra?: () => Promise<void>): Promise<void> => {
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await test.step(`${viewport.width} by ${viewport.height}`, async () => {
        await expectWhole(page, button);
        await expect.poll(() => flaws(page, { isTerminal: viewport.width >= 1280 })).toEqual([]);
        await extra?.();
      });
    }
  };

  // A market order: the choice about a part that may not fill is in sight.
  await trade.pay.fill('8000');
  const choice = trade.ticket.getByRole('radio', { name: 'Keep rest as limit order' });
  await everywhere(trade.button('Buy MYT'), async () => {
    if (!isPhone && (page.viewportSize()?.height ?? 0) >= 900) await expectWhole(page, choice);
  });

  await test.step('a tall window is used: by the ladder, the orders, and a button next to its form', async () => {
    if (isPhone) return;
    await page.setViewportSize(TALLEST);
    const book = page.getByRole('region', { name: 'Order book' });
    const levels = book.locator('[data-level]');
    await expect.poll(() => levels.count()).toBeGreaterThan(70);
    const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [panel, last] = [await box(book), await box(levels.last())];
    expect(panel.y + panel.height - (last.y + last.height)).toBeLessThan(120);
    expect((await box(trade.button('Buy MYT'))).y).toBeLessThan(1100);
    expect((await box(page.getByRole('region', { name: 'Your orders' }))).height).toBeGreaterThan(480);
  });

  await test.step('a phone in landscape shows both amounts with the button', async () => {
    await page.setViewportSize(SIDEWAYS);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const part of [trade.pay, trade.receive, trade.button('Buy MYT')]) await expectWhole(page, part);
  });

  await trade.ticket.getByRole('tab', { name: 'Limit' }).click();
  await trade.price.fill('0.4');
  await trade.pay.fill('40');
  await everywhere(trade.button('Buy MYT'));
  await expect(trade.ticket.getByRole('group', { name: 'How it fills' }).locator('tbody tr')).toHaveCount(1);

  // While pending the account stays in the header; its notice covers no button.
  await page.setViewportSize(sizes[0] ?? size(0, 0));
  await chain.setBlockSeconds(0);
  await trade.button('Buy MYT').focus();
  await page.keyboard.press('Enter');
  await trade.confirm('Buy MYT');
  const submitted = trade.dialog('Transaction Submitted');
  await expect(submitted).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: /1 pending.*0x/ })).toBeVisible();
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    expect(await flaws(page, { isTerminal: false })).toEqual([]);
  }
  await page.setViewportSize(sizes[0] ?? size(0, 0));
  if (!isPhone) await expect(header.getByText(/MATIC/)).toBeVisible();
  await chain.setBlockSeconds(1);
  await expect(trade.dialog('What happened')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trade.dialog('What happened')).toBeHidden();
  if (!isPhone) await expect(trade.ticket).toBeFocused();
  await expect(trade.notifications).toBeVisible();
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await expectWhole(page, trade.ticket.getByRole('radio', { name: 'Sell' }));
    await expectWhole(page, trade.ticket.getByRole('radio', { name: 'Buy' }));
    await expectWhole(page, trade.ticket.getByRole('button').last());
  }

  // Histories scroll inside their box.
  for (const tab of ['Open orders', 'Order history', 'My trades', 'Market trades', 'Balances']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await expect(page.getByRole('tabpanel', { name: new RegExp(`^${tab}`) })).toBeVisible();
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      expect(await flaws(page, { isTerminal: viewport.width >= 1280 })).toEqual([]);
    }
  }

  // Another network is reported once, and covers nothing.
  await wallet.setChain(1);
  await expect(page.getByText('Wrong Network')).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await everywhere(trade.button('Switch to Polygon'));
});

/** Texts neither overlap nor are cut at the phones' text sizes. */
const expectLargeTextFits = async (page: Page): Promise<void> => {
  for (const percent of [130, 200]) {
    await enlargeText(page, percent);
    const at = `${page.url()} with text of ${percent} %`;
    await expect.soft.poll(() => textFlaws(page), { message: at, timeout: 15_000 }).toEqual([]);
    expect.soft(await flaws(page, { isTerminal: false }), at).toEqual([]);
  }
};

test('a finger finds every target, and Back closes a sheet first @phone', async ({ page, trade, trader }) => {
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await trader.connect();
  await trade.pay.fill('8000');
  await expect(trade.ticket.getByRole('radio', { name: 'Keep rest as limit order' })).toBeVisible();
  expect.soft(await smallTargets(page), 'trade').toEqual([]);
  await trade.ticket.getByRole('button', { name: /^Slippage/ }).click();
  await expect(trade.dialog('Slippage')).toBeVisible();
  await expect(trade.dialog('Slippage').getByRole('switch')).toHaveCount(0);
  // Pulling it down reloads nothing.
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'none');
  // Its content comes after its frame.
  await expect.poll(() => smallTargets(page), 'slippage sheet').toEqual([]);
  const address = page.url();
  await page.goBack();
  await expect(trade.dialog('Slippage')).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(trade.pay).toHaveValue('8000');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(trade.dialog('Menu')).toBeVisible();
  await trade.dialog('Menu').getByRole('button', { name: 'Settings' }).tap();
  await expect(trade.dialog('Settings')).toBeVisible();
  await expect.poll(() => smallTargets(page), 'settings sheet').toEqual([]);
  await page.goBack();
  await expect(trade.dialog('Settings')).toBeHidden();
  await page.goBack();
  await expect(trade.dialog('Menu')).toBeHidden();
  await expect(trade.pay).toHaveValue('8000');
  await expectLargeTextFits(page);
  await enlargeText(page, 100);
  for (const path of [
    '/market',
    '/pool',
    `/add/ETH/${TOKENS.USDC.address}`,
    '/asstes',
    '/asstes/profit',
    '/mining',
    '/earn',
    `/chart/${TOKENS.USDC.address}/${TOKENS.MYT.address}`,
    '/settings',
  ]) {
    await goWithin(page, path);
    expect.soft(await smallTargets(page), path).toEqual([]);
    expect.soft(await flaws(page, { isTerminal: false }), path).toEqual([]);
  }
  await test.step('the narrowest phone shows both ends of the account in the header', async () => {
    const before = page.viewportSize() ?? size(390, 844);
    await page.setViewportSize(size(320, 640));
    const account = page.getByRole('button', { name: /^Wallet 0x/ }).locator('[translate=no]');
    expect(await account.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)).toBe(0);
    await page.setViewportSize(before);
  });
  await test.step('the thumb reaches the way from home to trade at any scroll position', async () => {
    await goWithin(page, '/');
    const start = page.getByRole('link', { name: 'Start trading' });
    const height = page.viewportSize()?.height ?? 0;
    for (const scroll of [0, 99_999]) {
      await page.mouse.wheel(0, scroll);
      const box = await start.boundingBox();
      expect(box?.y).toBeGreaterThan(height / 2);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await test.step('forced colors keep the name, the choices and the edges of buttons', async () => {
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(page.locator('#brand-name')).toHaveCSS('stroke', text);
    await expect(trade.ticket.getByRole('tab', { name: 'Market' })).toHaveCSS('outline-style', 'solid');
    await expect(trade.ticket.getByRole('tab', { name: 'Limit' })).toHaveCSS('outline-style', 'none');
    await expect(trade.ticket.getByRole('radio', { name: 'Buy' })).toHaveCSS('outline-style', 'solid');
    await expect(trade.ticket.getByRole('radio', { name: 'Sell' })).toHaveCSS('border-top-style', 'solid');
    await page.emulateMedia({ forcedColors: null });
  });
});
