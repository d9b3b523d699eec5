import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { myt, MYT_FOR_USDC, usdc } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The highest place between two heights at which a line can be held, in parts of the chart. */
const lineBetween = async (page: Page, chart: Locator, [top, foot]: readonly [number, number]): Promise<Point> => {
  let at: Point | undefined;
  const look = async (): Promise<Point | undefined> => {
    const box = await chart.boundingBox();
    if (!box) return undefined;
    const x = box.x + box.width / 3;
    for (let y = box.y + box.height * top; y < box.y + box.height * foot; y += 3) {
      await page.mouse.move(x, y);
      if (await chart.evaluate((element) => element.style.cursor === 'ns-resize')) return { x, y };
    }
    return undefined;
  };
  await expect.poll(async () => (at = await look()), { message: 'A line can be held' }).toBeDefined();
  return at ?? { x: 0, y: 0 };
};

const alertPrices = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const stored = JSON.parse(window.localStorage.getItem('alerts') ?? '[]') as readonly {
      rule: { price: { numerator: string; denominator: string } };
    }[];
    // MYT has 18 decimals, USDC 6.
    return stored.map(({ rule: { price } }) => (Number(price.numerator) / Number(price.denominator)) * 1e12);
  });

test('a price alert is a line of the chart: dragged to another price, and opened by a press; so is an own order @once', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  await trader.connectAt(() => trade.open(MYT_FOR_USDC));
  const chart = page.getByRole('group', { name: /^MYT\/USDC price chart/ });
  await expect(chart.locator('canvas').first()).toBeVisible();
  await page.getByRole('button', { name: 'Price alerts' }).click();
  const dialog = trade.dialog('Price alert for MYT/USDC');
  await dialog.getByRole('textbox', { name: 'Price of the alert' }).fill('0.425');
  await dialog.getByRole('button', { name: 'Set alert' }).click();
  await expect(dialog).toBeHidden();

  const at = await lineBetween(page, chart, [0, 1]);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y - 15, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await alertPrices(page))[0]).toBeGreaterThan(0.4251);
  expect(await alertPrices(page)).toHaveLength(1);

  const moved = await lineBetween(page, chart, [0, 1]);
  // A point drawn on the line does not open it.
  await page.getByRole('button', { name: 'Chart tools' }).click();
  await page.getByRole('button', { name: 'Measure a distance' }).click();
  await page.mouse.click(moved.x, moved.y);
  await page.mouse.move(moved.x + 40, moved.y + 20);
  await expect(page.getByRole('status').filter({ hasText: /candles?\. Choose two points/ })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await page.mouse.click(moved.x, moved.y);
  await expect(dialog).toContainText(/Pool price at 0\.4[23]\d+ USDC or above/);
  await dialog.getByRole('button', { name: /^Remove alert: MYT\/USDC/ }).click();
  await page.keyboard.press('Escape');
  expect(await alertPrices(page)).toEqual([]);

  await test.step('a press on the line of an own order offers to move or cancel it', async () => {
    const { account } = trader;
    await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('415'), to: myt('1000') });
    await expect(trade.openOrders).toContainText('1,000.00 MYT');
    const line = await lineBetween(page, chart, [0, 1]);
    await page.mouse.click(line.x, line.y);
    const order = trade.dialog('Your order');
    await expect(order).toContainText(/Buy 1,000\.00 MYT at 0\.415/);
    await order.getByRole('button', { name: 'Cancel order' }).click();
    await trade.dialog('Cancel this order?').getByRole('button', { name: 'Cancel order' }).click();
    await trade.happened();
    expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
  });
});

test('own fills on the chart show amount, price and gain of the candle, and the line of the average cost @once', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  const { account } = trader;
  await chain.approve(account, 'USDC');
  await chain.approve(account, 'MYT');
  await trader.connectAt(() => trade.open(MYT_FOR_USDC));
  await trade.pay.fill('42');
  /** The figures are those of the newest candle, unless the pointer is on the chart. */
  const leaveChart = (): Promise<void> => page.mouse.move(0, 0);
  const bought = await trade.place('Buy MYT');
  await trade.happened();
  await leaveChart();
  const figures = page.locator('dl').filter({ hasText: 'You bought' });
  // Before the fee of 0.3 %, as in the receipt.
  const average = (Number(bought.filled.quote) * 0.997 * 1e12) / Number(bought.filled.base);
  await expect(figures).toContainText(
    new RegExp(`You bought\\s*99\\.\\d+ MYT at ${average.toString().slice(0, 5).replace('.', '\\.')}`),
  );

  // Another account's bid above the average pays more for the half.
  const cost = Number(bought.filled.quote) / Number(bought.filled.base);
  await chain.placeOrder(5, { sold: 'USDC', bought: 'MYT', from: usdc('21500'), to: myt('50000') });
  await trade.open({ pay: 'MYT', receive: 'USDC' });
  await trade.pay.fill('50');
  const sold = await trade.place('Sell MYT');
  await trade.happened();
  await leaveChart();
  const gain = (Number(sold.filled.quote) - cost * Number(sold.filled.base)) / 1e6;
  expect(gain).toBeGreaterThan(0);
  const shown = page.locator('dl').filter({ hasText: 'You sold' });
  await expect(shown).toContainText(/You sold\s*50 MYT at 0\.4\d+/);
  await expect(shown).toContainText(
    new RegExp(`Gain, average cost\\s*\\+${gain.toFixed(2).replace('.', '\\.')}\\d* USDC`),
  );
});

test('a rectangle and a measured distance are drawn by keys; the distance is read out and not kept; an exported file restores the drawings @once', async ({
  page,
  trade,
}) => {
  await trade.open(MYT_FOR_USDC);
  const chart = page.getByRole('group', { name: /^MYT\/USDC price chart/ });
  await expect(chart.locator('canvas').first()).toBeVisible();
  const tools = page.getByRole('button', { name: 'Chart tools' });
  const menu = page.getByRole('dialog', { name: 'Chart tools' });
  const draw = async (name: string, keys: readonly string[]): Promise<void> => {
    await tools.click();
    await menu.getByRole('button', { name }).click();
    await expect(chart).toBeFocused();
    for (const key of keys) await page.keyboard.press(key);
  };
  await draw('Draw a rectangle', ['Enter', 'Shift+ArrowLeft', 'Shift+ArrowUp', 'Enter']);
  await draw('Draw a horizontal line', ['Enter']);
  await draw('Measure a distance', ['Enter', 'Shift+ArrowLeft', 'Shift+ArrowUp', 'Enter']);
  await expect(page.getByRole('status').filter({ hasText: /^\+\d+(\.\d+)?% \(0\.\d+\), 10 candles\./ })).toBeVisible();
  await page.keyboard.press('Escape');
  await tools.click();
  const drawings = menu.getByRole('list', { name: 'Drawings' }).getByRole('listitem');
  await expect(drawings).toHaveText([/^Rectangle: 0\.\d+ → 0\.\d+/, /^Horizontal line: 0\.\d+$/]);

  // Only traded periods are left.
  await menu.getByRole('radio', { name: 'Left out' }).click();
  await page.keyboard.press('Escape');
  await expect(chart.locator('canvas').first()).toBeVisible();
  await goWithin(page, '/settings');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to a file' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  await goWithin(page, trade.address(MYT_FOR_USDC));
  await tools.click();
  await expect(menu.getByRole('radio', { name: 'Left out' })).toBeChecked();
  await menu.getByRole('button', { name: 'Delete all drawings' }).click();
  await expect(drawings).toHaveCount(0);
  await goWithin(page, '/settings');
  await page
    .getByLabel('File with tokens and lists')
    .setInputFiles({ name: 'own.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.getByText('2 lines on charts')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I understand' }).check();
  await page.getByRole('button', { name: 'Add them' }).click();
  await expect(page.getByText('2 entries were added. Nothing was replaced.')).toBeVisible();
  await goWithin(page, trade.address(MYT_FOR_USDC));
  await tools.click();
  await expect(drawings).toHaveText([/^Rectangle: /, /^Horizontal line: /]);
});
