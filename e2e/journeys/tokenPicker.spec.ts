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

test('finds a token by its name; held tokens come first, by value; one is shown in the wallet @once', async ({
  rpcProxy,
  trade,
  trader,
  wallet,
}) => {
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
  expect(box?.height).toBe(DESKTOP_ROW);

  await search.fill('usdt');
  await picker.getByRole('option', { name: /^USDT/ }).hover();
  await picker.getByRole('button', { name: 'Add USDT to wallet' }).click();
  await expect(picker.getByRole('button', { name: 'USDT added' })).toBeVisible();
  const options = { address: TOKENS.USDT.address, symbol: 'USDT', decimals: TOKENS.USDT.decimals };
  expect(wallet.sent('wallet_watchAsset')).toEqual([{ type: 'ERC20', options: expect.objectContaining(options) }]);

  await search.fill('telco');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Active');
  await rows.click();
  await expect(picker).toBeHidden();
  await expect(trade.page).toHaveURL(`/trade/${TOKENS.USDC.address}/${TOKENS.TEL.address}`);

  await trade.ticket.getByRole('button', { name: 'Pay with USDC' }).click();
  await picker.getByRole('group', { name: 'Common bases' }).getByRole('button', { name: 'MATIC', exact: true }).click();
  await expect(trade.page).toHaveURL(`/trade/ETH/${TOKENS.TEL.address}`);

  await test.step('no row moves under the pointer while balances arrive', async () => {
    const names = () => rows.locator('strong').allTextContents();
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await expect(trade.ticket.getByRole('button', { name: 'Max' })).toBeVisible();
    rpcProxy.setDelay(800);
    await openPicker(trade, 'Receive MYT');
    await rows.nth(2).hover();
    const before = await names();
    await expect(picker.getByText(/^\$/).first()).toBeVisible();
    expect(await names()).toEqual(before);
  });
});

test('is a full-height sheet on a phone, and axe finds nothing @phone', async ({ page, trade }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  const { picker, search, rows } = await openPicker(trade, 'Receive MYT');
  await expect(rows.first()).toBeVisible();
  // Rows are drawn first. Arrow keys of the search field scroll them; axe looks for an element with focus within.
  await expect(picker.getByRole('button', { name: /^Favourite / }).first()).toBeVisible();
  const fillsTheScreen = (dialog: Locator) =>
    expect(async () => {
      const box = await dialog.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
      expect(box?.y).toBeLessThan(40);
    }).toPass();
  expect((await rows.first().boundingBox())?.height).toBe(PHONE_ROW);
  await expect(search).not.toBeFocused();
  await fillsTheScreen(picker);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await search.fill(TOKENS.TOLL.address);
  await expect(rows).toContainText('TOLL');
  await picker.getByRole('button', { name: 'Manage Token Lists' }).click();
  const manage = trade.dialog('Manage');
  await expect(manage).toBeVisible();
  await fillsTheScreen(manage);
  await manage.getByRole('tab', { name: 'Tokens' }).click();
  await fillsTheScreen(manage);
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
