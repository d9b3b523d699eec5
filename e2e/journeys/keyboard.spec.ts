import { parseUnits } from 'ethers';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const MOST_STOPS = 150;

/** By Tab alone, as without a mouse. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
};

test('places a limit order and cancels it with the keyboard alone @once', async ({
  chain,
  page,
  trade,
  trader,
  wallets,
}) => {
  const { account } = trader;
  const before = await chain.balanceOf('USDC', account);
  await chain.approve(account, 'USDC');
  await trade.open({ pay: 'USDC', receive: 'MYT' });

  await tabTo(page, wallets.connectButton);
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: 'Connect a wallet' });
  await tabTo(page, choice.getByRole('button', { name: 'Test Wallet' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(wallets.pill(chain.account(account))).toBeFocused();

  await tabTo(page, trade.ticket.getByRole('tab', { name: 'Market' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, trade.price);
  await page.keyboard.type('0.4');
  await tabTo(page, trade.pay);
  await page.keyboard.type('400');
  await tabTo(page, trade.button('Buy MYT'));
  await page.keyboard.press('Enter');
  await tabTo(page, trade.dialog('Confirm order').getByRole('button', { name: 'Buy MYT' }));
  await page.keyboard.press('Enter');
  await expect(trade.dialog('What happened')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [order] = await chain.openOrders('USDC', 'MYT', account);
  expect(order).toMatchObject({ remain: parseUnits('400', 6), to: parseUnits('1000', 18) });

  await tabTo(page, trade.cancelButtons);
  await page.keyboard.press('Enter');
  await tabTo(page, trade.dialog('Cancel this order?').getByRole('button', { name: 'Cancel order' }));
  await page.keyboard.press('Enter');
  await expect(trade.dialog('What happened')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trade.openOrders).toContainText('No open orders');
  expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
  expect(await chain.balanceOf('USDC', account)).toBe(before);

  await test.step('one tab stop leads to the ladder, the arrows and End through it, Enter takes a price', async () => {
    const stop = trade.book.locator('[data-level][tabindex="0"]');
    await expect(stop).toHaveCount(1);
    await tabTo(page, stop);
    await page.keyboard.press('End');
    await expect(trade.levels.last()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    const level = trade.levels.nth(-2);
    await expect(level).toBeFocused();
    const price = /side ([\d.]+)/.exec((await level.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await page.keyboard.press('Enter');
    await expect(trade.price).toHaveValue(price);
    await page.keyboard.press('Tab');
    await expect(stop).toHaveCount(1);
    await expect(stop).not.toBeFocused();
  });

  // Keys of the trade page: side, type and share, and off while an amount is typed.
  await page.keyboard.press('s');
  await expect(trade.ticket.getByRole('radio', { name: 'Sell' })).toBeChecked();
  await page.keyboard.press('m');
  await expect(trade.ticket.getByRole('tab', { name: 'Market' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('1');
  await expect(trade.pay).not.toHaveValue('');
  await trade.pay.fill('5');
  await trade.pay.press('1');
  await expect(trade.pay).toHaveValue('51');
  const here = page.url();
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('n');
  await expect.poll(() => page.url().split('?')[0]).not.toBe(here.split('?')[0]);
});
