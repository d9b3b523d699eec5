import { expect, test } from '../fixtures/test.ts';
import { chooseInterval } from '../pages/candles.ts';
import { historyIsRead, showFullHistory } from '../pages/history.ts';

test('the chart shows the market of the last days, as drawing and as table, here and in full screen', async ({
  page,
  trade,
}, { project }) => {
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  if (project.name === 'phone') {
    await page.getByRole('link', { name: 'Chart in full screen' }).click();
    const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1, name: 'MYT/USDC' }) });
    await expect(head).toContainText(/^MYT\/USDC0\.\d+Back to trade$/);
    // Back closes the tools, and pulling them down does not pull the page.
    const path = page.url();
    await page.getByRole('button', { name: 'Chart tools' }).tap();
    const tools = page.getByRole('dialog', { name: 'Chart tools' });
    await expect(tools).toHaveCSS('overscroll-behavior-y', 'contain');
    await page.goBack();
    await expect(tools).toBeHidden();
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByRole('group', { name: 'MYT/USDC price chart' }).locator('canvas').first()).toBeVisible();
  await showFullHistory(page);
  await page.getByRole('button', { name: 'Table' }).click();
  const rows = page.getByRole('table', { name: /^MYT\/USDC candles/ }).getByRole('row');
  expect(await rows.count()).toBeGreaterThan(25);

  if (project.name === 'phone') {
    await page.getByRole('link', { name: 'Back to trade' }).click();
  } else {
    const bar = page.getByRole('region', { name: 'Market', exact: true });
    await expect(bar).toContainText(/24 h change[+\u2212][\d.]+%/);
    await page.getByRole('link', { name: 'Chart in full screen' }).click();
    await expect(page).toHaveURL(/\/chart\//);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to trade' }).click();
  }
  await expect(trade.ticket).toBeVisible();
  await expect(page).toHaveURL(/\/trade\//);
});

test('the chart drafts an order at a pressed price, its line is dragged, and studies show their figures @once', async ({
  page,
  trade,
}) => {
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  const chart = page.getByRole('group', { name: 'MYT/USDC price chart' });
  await expect(chart.locator('canvas').first()).toBeVisible();
  await historyIsRead(page);
  const box = await chart.boundingBox();
  if (!box) throw new Error('The chart has no box');
  const axis = { x: box.x + box.width - 20, y: box.y + box.height * 0.4 };
  await page.mouse.click(axis.x, axis.y);
  await expect(trade.ticket.getByRole('tab', { name: 'Limit' })).toHaveAttribute('aria-selected', 'true');
  const drafted = Number(await trade.price.inputValue());
  expect(drafted).toBeGreaterThan(0.2);
  expect(drafted).toBeLessThan(0.8);

  await page.mouse.move(box.x + box.width / 3, axis.y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 3, axis.y + 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Number(await trade.price.inputValue())).toBeLessThan(drafted);

  await page.getByRole('button', { name: 'Chart tools' }).click();
  const tools = page.getByRole('dialog', { name: 'Chart tools' });
  for (const name of ['Bollinger bands', 'Relative strength index', 'MACD', 'Average true range'])
    await tools.getByRole('switch', { name }).click();
  await page.keyboard.press('Escape');
  const panel = page.getByRole('region', { name: /chart/i }).or(page.locator('[data-area="chart"]')).first();
  await expect(panel).toContainText(/BB \+2σ[\d.]+BB 20[\d.]+BB −2σ[\d.]+RSI 14[\d.]+MACD Δ−?[\d.]+MACD−?[\d.]+/);
  await expect(panel).toContainText(/ATR 14[\d.]+/);
  await chooseInterval(page, '1W');
  await page.reload();
  await expect(page.getByRole('radio', { name: '1W' })).toBeChecked();
  await expect(panel).toContainText('RSI 14');
});
