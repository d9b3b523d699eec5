import type { Locator, Page } from '@playwright/test';
import { myt, usdc } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';

/** A bid below the pool's price of 0.42. */
const resting = { sold: 'USDC', bought: 'MYT', from: usdc('400'), to: myt('1000') } as const;

/** Drags the only draggable line lower. */
const dragDown = async (page: Page, chart: Locator): Promise<void> => {
  const at = await findLine(page, chart);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + 25, { steps: 5 });
  await page.mouse.up();
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Finds the only draggable line by its cursor. */
const lookForLine = async (page: Page, chart: Locator): Promise<Point | undefined> => {
  const box = await chart.boundingBox();
  if (!box) return undefined;
  const x = box.x + box.width / 3;
  for (let y = box.y + 4; y < box.y + box.height; y += 4) {
    await page.mouse.move(x, y);
    if (await chart.evaluate((element) => element.style.cursor === 'ns-resize')) return { x, y };
  }
  return undefined;
};

/** Appears with the orders, once prices of earlier days are in view. */
const findLine = async (page: Page, chart: Locator): Promise<Point> => {
  let at: Point | undefined;
  await expect.poll(async () => (at = await lookForLine(page, chart)), { message: 'A line can be held' }).toBeDefined();
  return at ?? { x: 0, y: 0 };
};

test('an open order is moved: by its line on the chart, by its row, and only for what came back @once', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  const { account } = trader;
  await chain.placeOrder(account, resting);
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT', theme: 'light' }));
  await expect(trade.openOrders).toContainText('1,000.00 MYT');
  const dialog = trade.dialog('Move this order');
  const price = dialog.getByRole('textbox', { name: 'New price' });
  const open = async () => chain.openOrders('USDC', 'MYT', account);

  const chart = page.getByRole('group', { name: /^MYT\/USDC price chart/ });
  await expect(chart.locator('canvas').first()).toBeVisible();
  const at = await findLine(page, chart);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y - 20, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(dialog).toBeHidden();
  await dragDown(page, chart);
  await expect(dialog).toBeVisible();
  expect(Number(await price.inputValue())).toBeLessThan(0.4);
  await dialog.getByRole('button', { name: 'Keep order' }).click();

  // The same in full screen.
  await page.getByRole('link', { name: 'Chart in full screen' }).click();
  await expect(page).toHaveURL(/\/chart\//);
  await expect(chart.locator('canvas').first()).toBeVisible();
  await dragDown(page, chart);
  await expect(dialog).toContainText('The new order needs an approval first.');
  expect(Number(await price.inputValue())).toBeLessThan(0.4);
  await dialog.getByRole('button', { name: 'Keep order' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Back to trade' }).click();

  await trade.openOrders.getByRole('button', { name: /^Move the order of 1,000\.00 MYT at 0\.4/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Enter another price.');
  // At a price of sellers it trades at once.
  await price.fill('0.45');
  await expect(dialog).toContainText('Trades at once at this price');
  await price.fill('0.38');
  await expect(dialog).not.toContainText('Trades at once');
  await expect(dialog).toContainText(/Sells400\.00 USDC/);
  // Approved for the first order only.
  await dialog.getByRole('button', { name: 'Approve USDC' }).click();
  const before = await chain.balanceOf('USDC', account);
  await dialog.getByRole('button', { name: 'Move order' }).click();
  await expect(dialog).toContainText('The new order was sent. You can close this.');
  await expect(dialog).toContainText(/1\. Cancel the orderConfirmed/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(trade.openOrders).toContainText(/0\.38/);
  const [moved, ...others] = await open();
  expect(others).toEqual([]);
  expect(moved?.from).toBe(resting.from);
  expect(moved && (moved.to * usdc('0.38')) / myt('1')).toBe(resting.from);
  expect(await chain.balanceOf('USDC', account)).toBe(before);
});

test(
  'the second step fails: the order is cancelled, the amount is back, and a press tries again',
  { tag: '@once' },
  async ({ chain, trade, trader, wallet }) => {
    const { account } = trader;
    await chain.placeOrder(account, resting);
    await chain.approve(account, 'USDC');
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
    await trade.openOrders.getByRole('button', { name: /^Move the order of/ }).click();
    const dialog = trade.dialog('Move this order');
    await dialog.getByRole('textbox', { name: 'New price' }).fill('0.39');
    const before = await chain.balanceOf('USDC', account);

    // A refused cancellation sends nothing more.
    wallet.rejectNext();
    await dialog.getByRole('button', { name: 'Move order' }).click();
    await expect(dialog).toContainText('Nothing was sent');
    expect(await chain.openOrders('USDC', 'MYT', account)).toHaveLength(1);

    const cancel = wallet.holdNext();
    await dialog.getByRole('button', { name: 'Move order' }).click();
    await cancel.requests;
    wallet.rejectNext();
    cancel.approve();
    await expect(dialog).toContainText('Your order was cancelled and 400.00 USDC is back in your wallet.');
    expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
    expect(await chain.balanceOf('USDC', account)).toBe(before + resting.from);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toContainText('The new order was sent. You can close this.');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(trade.openOrders).toContainText(/0\.39/);
    expect(await chain.openOrders('USDC', 'MYT', account)).toMatchObject([{ from: resting.from }]);
  },
);

test('a moved order that the wallet sends although it rejects it is not placed once more @once', async ({
  chain,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  await chain.placeOrder(account, resting);
  await chain.approve(account, 'USDC');
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  await trade.openOrders.getByRole('button', { name: /^Move the order of/ }).click();
  const dialog = trade.dialog('Move this order');
  await dialog.getByRole('textbox', { name: 'New price' }).fill('0.39');
  const [cancel, place] = [wallet.holdNext(), wallet.holdNext()];
  await dialog.getByRole('button', { name: 'Move order' }).click();
  await cancel.requests;
  cancel.approve();
  await place.requests;
  await chain.setBlockSeconds(0);
  wallet.rejectButSendNext();
  place.approve();
  await expect(dialog).toContainText('The new order was not placed.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(trade.dialog('This may have been sent already')).toBeVisible();
  await chain.setBlockSeconds(1);
  await expect(dialog).toContainText('The new order was sent. You can close this.');
  await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(await chain.openOrders('USDC', 'MYT', account)).toMatchObject([{ from: resting.from }]);
});

test('indicators and trend lines are switched on and drawn by keys and presses, kept, and deleted @phone', async ({
  page,
  trade,
}) => {
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await page.getByRole('link', { name: 'Chart in full screen' }).click();
  const chart = page.getByRole('group', { name: /^MYT\/USDC price chart/ });
  await expect(chart.locator('canvas').first()).toBeVisible();
  const tools = page.getByRole('button', { name: 'Chart tools' });
  await tools.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Chart tools' });
  await menu.getByRole('switch', { name: 'Simple average, 20' }).click();
  const period = menu.getByRole('textbox', { name: 'Exponential average period' }).first();
  await period.fill('1');
  await expect(menu).toContainText('2 to 500');
  await period.fill('12');
  await menu.getByRole('switch', { name: 'Exponential average, 12' }).click();
  await menu.getByRole('switch', { name: 'Volume profile' }).click();
  await page.keyboard.press('Escape');
  await expect(tools).toBeFocused();
  const average = (name: string) => page.locator('dl > div').filter({ hasText: name });
  await expect(average('SMA 20')).toHaveText(/^SMA 200\.\d+$/);
  await page.reload();
  await expect(average('EMA 12')).toHaveText(/^EMA 120\.\d+$/);
  await expect(average('SMA 50')).toHaveCount(0);
  await expect(chart.locator('canvas').first()).toBeVisible();

  // One trend line by keys, one by two clicks; one is removed, then all.
  const lines = menu.getByRole('list', { name: 'Drawings' }).getByRole('listitem');
  const draw = async (): Promise<void> => {
    await tools.click();
    await menu.getByRole('button', { name: 'Draw a trend line' }).click();
    await expect(page.getByText('Choose two points, or use the arrow keys and Enter. Esc cancels.')).toBeVisible();
  };
  await draw();
  await expect(chart).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tools).toBeFocused();
  await draw();
  for (const key of ['Shift+ArrowLeft', 'ArrowUp', 'Enter', 'ArrowLeft', 'Shift+ArrowUp', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expect(tools).toBeFocused();
  await draw();
  const box = await chart.boundingBox();
  if (!box) throw new Error('No chart');
  for (const part of [0.3, 0.5]) {
    const [x, y] = [box.x + box.width * part, box.y + box.height * part];
    await page.touchscreen.tap(x, y);
  }
  await expect(page.getByText('Choose two points')).toBeHidden();
  await tools.click();
  await expect(lines).toHaveCount(2);
  await page.reload();
  await expect(chart.locator('canvas').first()).toBeVisible();
  await tools.click();
  await expect(lines).toHaveCount(2);
  await lines
    .first()
    .getByRole('button', { name: /^Delete from the chart: Trend line, / })
    .click();
  await expect(lines).toHaveCount(1);
  await page.keyboard.press('Escape');
  await draw();
  for (const key of ['Enter', 'Shift+ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await tools.click();
  await menu.getByRole('button', { name: 'Delete all drawings' }).click();
  await expect(lines).toHaveCount(0);
});
