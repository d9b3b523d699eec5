import { parseUnits } from 'ethers';
import { expect, test } from '../fixtures/test.ts';

const TAKER = 16;

test('the ladder shows its spread, a click on the own side joins it, and a press switches the unit permanently; the tape is next to it @once', async ({
  chain,
  page,
  trade,
}) => {
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await expect(trade.book.getByText(/^Spread \S?[\d.]+ \(\S?<?[\d.]+%\)$/)).toBeVisible();

  const bid = trade.book.getByRole('row', { name: /^Buy side/ }).nth(1);
  const price = /side ([\d.]+)/.exec((await bid.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await bid.click();
  await expect(trade.price).toHaveValue(price);
  await expect(trade.ticket.getByRole('radio', { name: 'Buy' })).toBeChecked();

  await trade.book.getByRole('button', { name: /^(Amount|Total) MYT$/ }).click();
  await expect(trade.book.getByRole('button', { name: /^(Amount|Total) USDC$/ })).toBeVisible();
  await page.reload();
  await expect(trade.book.getByRole('button', { name: /^(Amount|Total) USDC$/ })).toBeVisible();

  await test.step('the tape next to the book follows the market, and hides trades below a size that it keeps', async () => {
    await trade.book.getByRole('tab', { name: 'Trades' }).click();
    const tape = trade.book.getByRole('table', { name: 'Recent trades' });
    await expect(tape.getByRole('row').nth(5)).toBeVisible();

    const sold = { sold: 'MYT', bought: 'USDC', from: parseUnits('5000', 18), to: parseUnits('1900', 6) } as const;
    await chain.placeOrder(TAKER, sold);
    await expect(tape.getByRole('row').nth(1)).toContainText('Sell');

    const min = trade.book.getByRole('textbox', { name: 'Minimum size' });
    await min.fill('1000000');
    await expect(trade.book.getByText('No trades of this size')).toBeVisible();
    await min.fill('100');
    const amounts = await tape.getByRole('row').locator('td:last-child').allInnerTexts();
    for (const amount of amounts) expect(Number(amount.replaceAll(',', ''))).toBeGreaterThanOrEqual(100);
    await page.reload();
    await trade.book.getByRole('tab', { name: 'Trades' }).click();
    await expect(min).toHaveValue('100');
  });
});
