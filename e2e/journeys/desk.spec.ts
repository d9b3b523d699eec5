import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { collectWhile, deskPage, type DeskPage } from '../pages/deskPage.ts';
import { expectWhole, size } from '../pages/inView.ts';
import { goWithin } from '../pages/allRoutes.ts';

const widthOf = async (desk: DeskPage): Promise<number> => (await desk.chart.boundingBox())?.width ?? 0;

const canvasWidth = (page: Page): Promise<number> =>
  page
    .locator('#desk-chart canvas')
    .first()
    .evaluate((canvas) => canvas.closest('table')?.clientWidth ?? 0);

test('a desk is resized without a request, collapsed, saved, reloaded, applied, exported and imported by mouse alone @once', async ({
  page,
  trade,
}) => {
  const desk = deskPage(page);
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await expect(page.locator('#desk-chart canvas').first()).toBeVisible();
  const [book, ticket, orders] = [await desk.size('book'), await desk.size('ticket'), await desk.size('orders')];
  expect([book, ticket]).toEqual([280, 320]);

  await test.step('drags move the panels and the chart, with no request and no change inside a panel', async () => {
    const [chart, canvas] = [await widthOf(desk), await canvasWidth(page)];
    const seen = await collectWhile(page, async () => {
      await desk.drag('book', -60);
      await desk.drag('ticket', -30);
      await desk.drag('orders', -50);
      await desk.expectSize('book', book + 60);
      await desk.expectSize('ticket', ticket + 30);
      await desk.expectSize('orders', orders + 50);
    });
    expect(seen.requests).toEqual([]);
    // React writes the types of the ticket's three fields with each render. Some renders have other reasons, such as age;
    // one with each of the 60 moves would be 180.
    expect(seen.changes.filter((change) => !/^attributes (name|type) INPUT/.test(change))).toEqual([]);
    expect(seen.changes.filter((change) => change.startsWith('attributes type INPUT')).length).toBeLessThanOrEqual(15);
    expect(await widthOf(desk)).toBe(chart - 90);
    await expect.poll(() => canvasWidth(page)).toBe(canvas - 90);
  });

  await test.step('beyond its limit a panel stays at it; a small window stores nothing away', async () => {
    await desk.drag('ticket', -900);
    await desk.expectSize('ticket', 432);
    await page.setViewportSize(size(1280, 720));
    await desk.expectSize('ticket', 384);
    await page.setViewportSize(size(1440, 900));
    await desk.expectSize('ticket', 432);
  });

  await test.step('two presses collapse and restore; the rail leads back', async () => {
    await desk.handle('book').dblclick();
    await expect(desk.book).toBeHidden();
    await page.getByRole('button', { name: 'Show the order book' }).click();
    await expect(desk.book).toBeVisible();
    await desk.expectSize('book', book + 60);
    await desk.handle('orders').dblclick();
    await expect(desk.orders).toBeHidden();
    await page.getByRole('button', { name: 'Show your orders' }).click();
    await expect(desk.orders).toBeVisible();
    await desk.handle('ticket').dblclick();
    await desk.expectSize('ticket', ticket);
  });

  await test.step('depth as wide as the chart, from its tab, then instead of the chart', async () => {
    await page.getByRole('tab', { name: 'Depth', exact: true }).click();
    await page.getByRole('button', { name: 'As wide as the chart' }).click();
    const wide = desk.chart.getByRole('slider', { name: 'Depth at a price' });
    await expect(wide).toBeVisible();
    await expect(desk.chart.locator('canvas').first()).toBeVisible();
    await desk.chart.getByRole('radio', { name: 'Instead of it' }).click();
    await expect(desk.chart.locator('canvas')).toHaveCount(0);
    const box = await wide.boundingBox();
    expect(box?.width).toBeGreaterThan(0.9 * (await widthOf(desk)));
    await page.getByRole('tab', { name: 'Order book' }).click();
  });

  await test.step('saved under a name, gone with the standard layout, kept by a reload, applied', async () => {
    await desk.openMenu();
    await desk.menu.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(desk.menu).toContainText('Enter a name');
    await desk.menu.getByRole('textbox', { name: 'Name of this layout' }).fill('Depth first');
    await desk.menu.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(desk.saved.getByRole('button', { name: 'Depth first', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await desk.menu.getByRole('button', { name: 'Standard layout' }).click();
    await desk.expectSize('book', book);
    await page.reload();
    await expect(desk.chart.locator('canvas').first()).toBeVisible();
    await desk.expectSize('orders', orders);
    await desk.openMenu();
    await desk.saved.getByRole('button', { name: 'Depth first', exact: true }).click();
    await desk.expectSize('book', book + 60);
    await desk.expectSize('orders', orders + 50);
    await expect(desk.chart.getByRole('slider', { name: 'Depth at a price' })).toBeVisible();
    await page.reload();
    await desk.expectSize('book', book + 60);
    await expect(desk.chart.getByRole('slider', { name: 'Depth at a price' })).toBeVisible();
    await expectWhole(page, trade.ticket.getByRole('button', { name: 'Connect Wallet' }));
  });

  await test.step('the export file has the layout, and an import restores it', async () => {
    await goWithin(page, '/settings');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to a file' }).click();
    const file = await readFile(await (await download).path());
    expect(String(file)).toContain('Depth first');
    await page.evaluate(() => localStorage.removeItem('deskLayouts'));
    await page.reload();
    const own = { name: 'own.json', mimeType: 'application/json', buffer: file };
    await page.getByLabel('File with tokens and lists').setInputFiles(own);
    await expect(page.getByText('1 layout of the trade page')).toBeVisible();
    await page.getByRole('checkbox', { name: 'I understand' }).check();
    await page.getByRole('button', { name: 'Add them' }).click();
    await expect(page.getByText('1 entry was added. Nothing was replaced.')).toBeVisible();
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await desk.openMenu();
    await expect(desk.saved).toContainText('Depth first');
  });
});

test('a desk is resized, collapsed, restored, saved, renamed, replaced and deleted by keyboard alone @once', async ({
  page,
  trade,
}) => {
  const desk = deskPage(page);
  const { keyboard } = page;
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await keyboard.press(key);
  };
  /** By the Tab key, from wherever the focus is. */
  const tabTo = async (name: string, key = 'Tab'): Promise<void> => {
    for (let count = 0; count < 150; count += 1) {
      const focused = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
      if (focused === name) return;
      await press(key);
    }
    throw new Error(`Tab does not reach "${name}"`);
  };
  const book = await desk.size('book');

  await tabTo('Width of the order book');
  await expect(desk.handle('book')).toBeFocused();
  await press('ArrowLeft', 'ArrowLeft');
  await desk.expectSize('book', book + 16);
  await press('Shift+ArrowLeft', 'ArrowRight');
  await desk.expectSize('book', book + 48);
  await press('Home');
  await desk.expectSize('book', Number(await desk.handle('book').getAttribute('aria-valuemin')));
  await press('End');
  await desk.expectSize('book', 374);
  await press('Enter');
  await expect(desk.book).toBeHidden();
  await expect(desk.handle('book')).toHaveAttribute('aria-valuetext', 'Collapsed');
  await tabTo('Show the order book');
  await press('Enter');
  await expect(desk.book).toBeVisible();
  await expect(desk.book.getByRole('tab', { name: 'Order book' })).toBeFocused();
  await desk.expectSize('book', 374);

  await tabTo('Width of the ticket');
  const ticket = await desk.size('ticket');
  await press('Shift+ArrowLeft');
  await desk.expectSize('ticket', ticket + 40);
  await press('Enter');
  await desk.expectSize('ticket', ticket);

  await tabTo('Layout', 'Shift+Tab');
  await press('Enter');
  await expect(desk.menu).toBeVisible();
  const name = desk.menu.getByRole('textbox', { name: 'Name of this layout' });
  const save = async (words: string): Promise<void> => {
    for (let count = 0; count < 40 && !(await name.evaluate((field) => field === document.activeElement)); count += 1)
      await press('Tab');
    await keyboard.type(words);
    await press('Enter');
  };
  await save('Wide book');
  await expect(desk.saved).toContainText('Wide book');
  await save('WIDE BOOK');
  await expect(desk.menu).toContainText('A layout already has this name');

  await tabTo('Standard layout');
  await press('Enter');
  await desk.expectSize('book', book);
  await tabTo('Change Wide book', 'Shift+Tab');
  await press('Enter');
  await tabTo('Rename');
  await press('Enter');
  await expect(desk.menu.getByRole('textbox', { name: 'New name of Wide book' })).toBeFocused();
  await press('End');
  await keyboard.type(' 2');
  await press('Enter');
  await expect(desk.saved).toContainText('Wide book 2');

  await tabTo('Wide book 2', 'Shift+Tab');
  await press('Enter');
  await desk.expectSize('book', 374);
  await tabTo('Standard layout');
  await press('Enter');
  await tabTo('Change Wide book 2', 'Shift+Tab');
  await press('Enter');
  await tabTo('Replace with this layout');
  await press('Enter');
  await expect(desk.saved.getByRole('button', { name: 'Wide book 2', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tabTo('Delete');
  await press('Enter');
  await expect(desk.saved).toHaveCount(0);
  await press('Escape');
  await expect(desk.menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Layout', exact: true })).toBeFocused();
});
