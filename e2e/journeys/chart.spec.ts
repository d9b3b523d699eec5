import { expect, test } from '../fixtures/test.ts';
import { wholePast } from '../pages/past.ts';

test('the chart shows the market of the last days, as drawing and as table, here and in full screen', async ({
  page,
  trade,
}, { project }) => {
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  if (project.name === 'phone') {
    await page.getByRole('link', { name: 'Chart in full screen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'MYT/USDC' })).toBeVisible();
  }
  await expect(page.getByRole('group', { name: 'MYT/USDC price chart' }).locator('canvas').first()).toBeVisible();
  await expect(wholePast(page)).toBeVisible();
  await page.getByRole('radio', { name: '1D' }).click();
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
