import type { Page } from '@playwright/test';
import { ODD_TOKENS } from '../devnet/seedOddTokens.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { startListServer } from '../fixtures/listServer.ts';
import { expect, test } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';
import { listManager } from '../pages/listManager.ts';

const TOUCH = 44;
const { address, name, decimals } = TOKENS.TOLL;
const LIST = {
  name: 'Journey List',
  timestamp: '2026-11-21T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tags: { taxed: { name: 'Taxed', description: 'Keeps a part of what is moved' } },
  tokens: [{ chainId: 137, address, symbol: 'TOLL', name, decimals, tags: ['taxed'] }],
};

const tooSmall = (page: Page) =>
  page.evaluate((min) => {
    const reach = (element: Element): { width: number; height: number } => {
      const { width, height } = element.getBoundingClientRect();
      const wider = getComputedStyle(element, '::before');
      if (wider.position !== 'absolute') return { width, height };
      const [across, down] = [Number.parseFloat(wider.width), Number.parseFloat(wider.height)];
      return { width: Math.max(width, across), height: Math.max(height, down) };
    };
    return [...document.querySelectorAll('[role=dialog] button, [role=dialog] [role=option]')].flatMap((element) => {
      const { width, height } = reach(element);
      const isShown = width > 0 && getComputedStyle(element).opacity !== '0';
      return isShown && (width < min || height < min)
        ? [`${element.getAttribute('aria-label') ?? element.textContent}: ${width} x ${height}`]
        : [];
    });
  }, TOUCH);

test('axe finds nothing on the settings page and in the views of lists and tokens, dark and light @once', async ({
  page,
  trade,
}) => {
  test.slow();
  // Colours are measured without motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const server = await startListServer();
  server.serve('/list.json', { json: LIST });
  const manager = listManager(page);

  await test.step('the settings page is a press away from the menu', async () => {
    await page.goto(trade.address({ pay: 'USDC', receive: 'MYT' }));
    await page.getByRole('button', { name: 'Settings' }).click();
    await trade.dialog('Settings').getByRole('link', { name: 'Token lists and my tokens' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByRole('list', { name: 'Token lists' })).toBeVisible();
  });
  await test.step('a list before it is imported, from the settings page', async () => {
    await manager.field.fill(`${server.url}/list.json`);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = trade.dialog('Import list');
    await expect(dialog).toContainText('Journey List');
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: 'I understand' }).check();
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('the settings page with a list about to be removed', async () => {
    const row = manager.row('Journey List');
    await row.getByRole('button', { name: 'More about Journey List' }).click();
    await row.getByRole('button', { name: 'Remove' }).click();
    await expect(row.getByRole('textbox', { name: 'Type REMOVE' })).toBeFocused();
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await row.getByRole('switch').click();
  });
  await test.step('a token before it is imported', async () => {
    await page.getByRole('tab', { name: 'Tokens' }).click();
    await page.getByRole('textbox', { name: 'Token address' }).fill(ODD_TOKENS.TRAP.address);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = trade.dialog('Import token(s)');
    await expect(dialog).toContainText('but a simulated sell failed');
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: 'I understand' }).check();
    await dialog.getByRole('button', { name: 'Import TRAP' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'My tokens' })).toContainText('TRAP');
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
  });
  await server.stop();
});

test('axe finds nothing on rows that warn, and every row has room for a finger @phone', async ({
  page,
  trade,
  trader,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  await trade.ticket.getByRole('button', { name: 'Receive MYT' }).click();
  const picker = trade.dialog('Select a token');
  const search = picker.getByRole('combobox');
  await expect(picker.getByText(/^\$/).first()).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  const rows = [
    ['a look-alike', ODD_TOKENS.FAKE.address, 'Looks like USDC'],
    ['an unsupported asset', ODD_TOKENS.AMUSDC.address, 'Unsupported Asset'],
  ] as const;
  for (const [called, place, words] of rows) {
    await test.step(called, async () => {
      await search.fill(place);
      await expect(picker.getByRole('option')).toContainText(words);
      expect.soft(await faultsInBothThemes(page)).toEqual([]);
    });
  }
  await test.step('nothing found', async () => {
    await search.fill('no such token');
    await expect(picker).toContainText('No token found.');
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
  });
  await test.step('manage', async () => {
    await picker.getByRole('button', { name: 'Manage Token Lists' }).click();
    await expect(trade.dialog('Manage').getByRole('listitem').first()).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    expect.soft(await faultsInBothThemes(page)).toEqual([]);
  });
  await test.step('the settings page is a press away from the menu', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await trade.dialog('Menu').getByRole('link', { name: 'Tokens and lists' }).click();
    await expect(page).toHaveURL('/settings');
  });
});
