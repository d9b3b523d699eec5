import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { startListServer } from '../fixtures/listServer.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { listManager } from '../pages/listManager.ts';
import type { TradePage } from '../pages/tradePage.ts';

const MANY = 10_000;
const PHONE_ROW = 60;
const DESKTOP_ROW = 78;

const openPicker = async (trade: TradePage, button: string) => {
  await trade.ticket.getByRole('button', { name: button }).click();
  const picker = trade.dialog('Select a token');
  const search = picker.getByRole('combobox', { name: 'Search name or paste address' });
  await expect(search).toHaveValue('');
  return { picker, search, rows: picker.getByRole('option') };
};

test('finds a token by its name; held tokens come first, by value', async ({ trade, trader }, { project }) => {
  const isPhone = project.name === 'phone';
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  const { picker, search, rows } = await openPicker(trade, 'Receive MYT');
  await expect(rows.first().getByText(/^\$/)).toBeVisible();
  await expect(async () => {
    const values = (await picker.getByText(/^\$[\d,.]+$/).allTextContents()).map((value) =>
      Number(value.replace(/[$,]/g, '')),
    );
    expect(values.length).toBeGreaterThan(2);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  }).toPass();
  const box = await rows.first().boundingBox();
  expect(box?.height).toBe(isPhone ? PHONE_ROW : DESKTOP_ROW);

  await search.fill('telco');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Active');
  await rows.click();
  await expect(picker).toBeHidden();
  await expect(trade.page).toHaveURL(`/trade/${TOKENS.USDC.address}/${TOKENS.TEL.address}`);

  await trade.ticket.getByRole('button', { name: 'Pay with USDC' }).click();
  await picker.getByRole('group', { name: 'Common bases' }).getByRole('button', { name: 'MATIC', exact: true }).click();
  await expect(trade.page).toHaveURL(`/trade/ETH/${TOKENS.TEL.address}`);
});

test('an unlisted token is found by its address and imported before it is chosen @once', async ({ page, trade }) => {
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  const { picker, search, rows } = await openPicker(trade, 'Receive MYT');
  await search.fill(TOKENS.TOLL.address);
  await expect(rows).toContainText('TOLL');
  await expect(rows).toContainText('Unknown Source');
  await picker.getByRole('button', { name: 'Import TOLL' }).click();
  const view = trade.dialog('Import token(s)');
  await expect(view).toContainText("This token doesn't appear on the token whitelist.");
  await view.getByRole('button', { name: 'Back' }).click();
  await expect(picker).toBeVisible();
  await search.fill(TOKENS.TOLL.address);
  await rows.click();
  await view.getByRole('checkbox', { name: 'I understand' }).check();
  await view.getByRole('button', { name: 'Import TOLL' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`/trade/${TOKENS.USDC.address}/${TOKENS.TOLL.address}`);

  await openPicker(trade, 'Receive TOLL');
  await expect(rows.first()).toContainText('TOLL');
  await expect(rows.first()).toContainText('Active');
  await expect(rows.first()).toContainText('Imported by you');
});

test('chooses and stars with the keyboard alone', { tag: '@once' }, async ({ page, trade }) => {
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await trade.ticket.getByRole('button', { name: 'Receive MYT' }).focus();
  await page.keyboard.press('Enter');
  const picker = trade.dialog('Select a token');
  const search = picker.getByRole('combobox');
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const active = picker.locator('[role=option][data-active]');
  await expect(search).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  const symbol = await active.locator('strong').innerText();
  const star = picker.getByRole('button', { name: `Favourite ${symbol}` });
  for (let stop = 0; stop < 20 && !(await star.evaluate((entry) => entry === document.activeElement)); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(trade.ticket.getByRole('button', { name: 'Receive MYT' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(picker.getByRole('option').first()).toContainText(symbol);
  await page.keyboard.type('weth');
  await expect(picker.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/trade/${TOKENS.USDC.address}/${TOKENS.WETH.address}`);
  await expect(trade.ticket.getByRole('button', { name: 'Receive WETH' })).toBeFocused();
});

test('is a full-height sheet on a phone, and axe finds nothing', async ({ page, trade }, { project }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  const { picker, search, rows } = await openPicker(trade, 'Receive MYT');
  await expect(rows.first()).toBeVisible();
  const fillsTheScreen = (dialog: Locator) =>
    expect(async () => {
      const box = await dialog.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
      expect(box?.y).toBeLessThan(40);
    }).toPass();
  if (project.name === 'phone') {
    await expect(search).not.toBeFocused();
    await fillsTheScreen(picker);
  }
  expect(await faultsInBothThemes(page)).toEqual([]);
  await search.fill(TOKENS.TOLL.address);
  await expect(rows).toContainText('TOLL');
  await picker.getByRole('button', { name: 'Manage Token Lists' }).click();
  const manage = trade.dialog('Manage');
  await expect(manage).toBeVisible();
  if (project.name === 'phone') {
    await fillsTheScreen(manage);
    await manage.getByRole('tab', { name: 'Tokens' }).click();
    await fillsTheScreen(manage);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'ten thousand tokens: only those in view are there, and their balances requested',
  { tag: '@once' },
  async ({ page, trade, trader }) => {
    test.slow();
    const server = await startListServer();
    const tokens = Array.from({ length: MANY }, (_, nr) => ({
      chainId: 137,
      address: `0x7${nr.toString(16).padStart(39, '0')}`,
      decimals: 18,
      symbol: `T${nr}`,
      name: `Token number ${nr}`,
    }));
    const version = { major: 1, minor: 0, patch: 0 };
    server.serve('/many', { json: { name: 'Many Tokens', timestamp: '2026-01-01T00:00:00.000Z', version, tokens } });
    const manager = listManager(page);
    await manager.open();
    await manager.add(`${server.url}/many`);
    await trader.connectAt(() => page.goto(trade.address({ pay: 'USDC', receive: 'MYT' })));
    const { search, rows } = await openPicker(trade, 'Receive MYT');
    await expect(rows.first()).toHaveAttribute('aria-setsize', /^100\d\d$/);
    expect(await rows.count()).toBeLessThan(40);
    await search.fill('number 9999');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('T9999');
    await expect(rows).toContainText('via Many Tokens token list');
    await search.fill('');
    await rows.first().hover();
    await page.mouse.wheel(0, MANY * DESKTOP_ROW * 2);
    await expect(page.getByRole('option', { name: /^T9999/ })).toBeVisible();
    expect(await rows.count()).toBeLessThan(40);
    await server.stop();
  },
);
