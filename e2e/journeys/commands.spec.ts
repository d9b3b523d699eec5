import type { Page } from '@playwright/test';
import { TURNED_AWAY } from '../devnet/accounts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { expect, test, type JourneyFixtures } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';
import { faultsInBothThemes } from '../pages/axe.ts';

type Verbs = Pick<JourneyFixtures, 'chain' | 'trade' | 'trader'> & { readonly page: Page };

const typesVerbs = async ({ chain, page, trade, trader }: Verbs): Promise<void> => {
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const search = palette.getByRole('combobox');
  const row = palette.getByRole('option').first();
  await test.step('an order as a sentence, then in the ticket, then in its confirmation', async () => {
    await page.keyboard.press('Control+k');
    await search.fill('b 100 myt @0.41');
    await expect(row).toContainText('Buy 100 MYT, limit price 0.41 USDC');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Filled. Enter opens the confirmation');
    await expect(trade.price).toHaveValue('0.41');
    await expect(trade.receive).toHaveValue('100');
    await expect(trade.button('Buy MYT')).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Confirm order' })).toBeVisible();
    await expect(palette).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await test.step('a word that is not understood is named, and changes nothing', async () => {
    await page.keyboard.press('Control+k');
    await search.fill('sell 100 weth');
    await expect(row).toContainText('This market has no weth');
    await page.keyboard.press('Enter');
    await expect(trade.receive).toHaveValue('100');
    await search.fill('sell 5 myt soon');
    await expect(row).toContainText('Unknown word: soon');
  });
  await test.step('Enter twice at once, before the approval of the other side is read', async () => {
    await search.fill('sell 5 myt @0.5');
    await expect(row).toContainText('Sell 5 MYT, limit price 0.5 USDC');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Confirm order' })).toContainText('5.00 MYT');
    await expect(palette).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
  });
  await test.step('a share of the balance at the best bid, and the interval of the chart', async () => {
    await search.fill('sell 25% at bid');
    await expect(row).toContainText(/^Sell [\d.]+ MYT, limit price [\d.]+ USDC/);
    await search.fill('4h');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: '4h' })).toBeChecked();
  });
  expect(await chain.openOrders('MYT', 'USDC', trader.account)).toEqual([]);
};

test('the palette finds pages, markets, actions and settings over a half-typed order, loses nothing, and takes typed verbs @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const token of ['USDC', 'MYT'] as const) await chain.approve(trader.account, token);
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const search = palette.getByRole('combobox');
  const choose = async (text: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await search.fill(text);
    await expect(palette.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(palette).toHaveCount(0);
  };

  await trade.pay.fill('123.45');
  await test.step('an action leaves the order and the focus as they are', async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused();
    await expect(palette.getByRole('group', { name: 'Markets' })).toContainText('MYT/USDC');
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await search.fill('light');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(trade.pay).toBeFocused();
    await expect(trade.pay).toHaveValue('123.45');
  });
  await test.step('another market keeps the amount, as the market picker does', async () => {
    await choose('weth usdc');
    await expect(page).toHaveURL(new RegExp(`/trade/${TOKENS.USDC.address}/${TOKENS.WETH.address}`));
    await expect(trade.pay).toHaveValue('123.45');
  });
  await test.step('a page, and back to the order', async () => {
    await choose('farms');
    await expect(page).toHaveURL(/\/staking\/farms$/);
    await choose('trade');
    await expect(trade.pay).toHaveValue('123.45');
  });
  await test.step('? lists the keys, but is a character in a field', async () => {
    await trade.pay.focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await trade.book.locator('[data-level][tabindex="0"]').focus();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list).toContainText('Ctrl K');
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(trade.pay).toHaveValue('123.45');
  });
  await test.step('what was used last is on top', async () => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('group', { name: 'Used last' }).getByRole('option').first()).toHaveText('Trade');
  });
  await test.step('a typed verb fills the ticket, and nothing is sent', async () => {
    await page.keyboard.press('Escape');
    await goWithin(page, trade.address({ pay: 'USDC', receive: 'MYT' }));
    await typesVerbs({ chain, page, trade, trader });
  });
  await test.step("a blocked address sees only 'Blocked address'; one of the second list sees the application", async () => {
    await wallet.setAccount(TURNED_AWAY.blocked);
    await expect(page.getByRole('heading', { name: 'Blocked address' })).toBeVisible();
    await expect(page.locator('body')).toHaveText('Blocked address', { useInnerText: true });
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await wallet.setAccount(TURNED_AWAY.flagged);
    await expect(trade.book).toBeVisible();
    await expect(page.getByText('Blocked address')).toHaveCount(0);
  });
});
