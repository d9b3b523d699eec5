import { TOKENS, type TokenSymbol } from '../devnet/tokens.ts';
import { startListServer, type ListServer } from '../fixtures/listServer.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { listManager, type ListManager } from '../pages/listManager.ts';

interface ListFixtures {
  readonly server: ListServer;
  readonly manager: ListManager;
}

const test = base.extend<ListFixtures>({
  server: async ({ watch }, provide) => {
    // An http address is tried as https first, which this server lacks; a waiting list is logged.
    watch.allow(/ERR_SSL_PROTOCOL_ERROR|Failed to load resource|it waits to be accepted|CORS/);
    const server = await startListServer();
    await provide(server);
    await server.stop();
  },
  manager: async ({ page }, provide) => provide(listManager(page)),
});

const tokenOf = (symbol: TokenSymbol) => {
  const { address, name, decimals } = TOKENS[symbol];
  return { chainId: 137, address, symbol, name, decimals };
};

const listOf = (
  version: readonly [major: number, minor: number, patch: number],
  ...symbols: readonly TokenSymbol[]
) => ({
  name: 'Journey List',
  timestamp: '2026-11-21T00:00:00.000Z',
  version: { major: version[0], minor: version[1], patch: version[2] },
  tokens: symbols.map(tokenOf),
});

test(
  'a list is imported by URL from the picker with a risk view, then its tokens are offered @once',
  { tag: '@once' },
  async ({ page, trade, server }) => {
    const script = '<img src=x onerror=alert(1)>';
    const tokens = [{ ...tokenOf('TOLL'), name: script }, { ...tokenOf('TOLL') }, { ...tokenOf('DAI'), chainId: 1 }];
    server.serve('/list.json', { json: { ...listOf([1, 0, 0]), tokens } });
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await trade.ticket.getByRole('button', { name: /USDC/ }).first().click();
    await page.getByRole('button', { name: 'Manage Token Lists' }).click();
    const manage = trade.dialog('Manage');
    await manage.getByRole('textbox', { name: 'Token list location' }).fill(`${server.url}/list.json`);
    await manage.getByRole('button', { name: 'Import', exact: true }).click();

    const risk = trade.dialog('Import list');
    await expect(risk).toContainText('Import at your own risk');
    await expect(risk).toContainText('Journey List');
    await expect(risk).toContainText('1 token');
    await expect(risk).toContainText('1 token on another chain.');
    await expect(risk).toContainText('1 duplicate address.');
    await expect(risk.getByRole('link', { name: /list\.json/ })).toHaveAttribute('href', `${server.url}/list.json`);
    const button = risk.getByRole('button', { name: 'Import', exact: true });
    await expect(button).toBeDisabled();
    await risk.getByRole('checkbox', { name: 'I understand' }).check();
    await button.click();

    await expect(manage.getByRole('listitem').filter({ hasText: 'Journey List' })).toContainText('1 token · v1.0.0');
    await manage.getByRole('button', { name: 'Back' }).click();
    const picker = trade.dialog('Select a token');
    await picker.getByRole('combobox').fill('toll');
    await expect(picker.getByRole('option', { name: /TOLL/ }).first()).toContainText(script);
  },
);

test(
  'a list is imported by its ENS name; another is updated, outlives its server, and is removed; files that are no list are refused',
  { tag: '@once' },
  async ({ page, manager, server }) => {
    test.slow();
    await manager.open();
    await test.step('by its ENS name', async () => {
      await manager.add('lists.myt.eth');
      await expect(manager.row('Local Community List')).toContainText('v2.1.0');
      await manager.field.fill('nobody.myt.eth');
      await expect(page.getByText('Failed to resolve ENS name: nobody.myt.eth')).toBeVisible();
    });

    await test.step('a file that is no list is refused with its reason, and the page stays responsive', async () => {
      const cases = [
        ['/500', { status: 500 }, 'The server returned HTTP error 500.'],
        ['/loop', 'redirectLoop', 'No response, or the server blocks other sites.'],
        ['/huge', { megabytes: 50 }, 'The file is larger than 10 MB.'],
        ['/page', { text: '<html></html>' }, 'The file is not valid JSON.'],
        [
          '/deep',
          { text: `${'['.repeat(100_000)}${']'.repeat(100_000)}` },
          'Token list failed validation: not an object',
        ],
        [
          '/types',
          { json: { ...listOf([1, 0, 0], 'TOLL'), version: 'one' } },
          'Token list failed validation: #/version',
        ],
        ['/other', { json: { ...listOf([1, 0, 0]), tokens: [{ chainId: 1 }] } }, 'no usable token of chain 137'],
      ] as const;
      for (const [path, answer, words] of cases) {
        server.serve(path, answer);
        await manager.field.fill(`${server.url}${path}`);
        await expect(page.getByText('Error importing list'), path).toBeVisible();
        await expect(page.getByText(words), path).toBeVisible();
      }
    });

    const row = manager.row('Journey List');
    await test.step('additions are applied without a press, and a breaking change waits for Update', async () => {
      server.serve('/list.json', { json: listOf([1, 0, 0], 'TOLL') });
      await manager.add(`${server.url}/list.json`);
      await expect(row).toContainText('1 token · v1.0.0');

      server.serve('/list.json', { json: listOf([1, 1, 0], 'TOLL', 'OLDY') });
      await page.reload();
      await expect(row).toContainText('2 tokens · v1.1.0');
      await expect(row.getByRole('button', { name: 'Update' })).toBeHidden();

      server.serve('/list.json', { json: listOf([1, 1, 1], 'OLDY') });
      await page.reload();
      await expect(row).toContainText('Update to v1.1.1');
      await expect(row).toContainText('1 token removed: TOLL.');
      await expect(row).toContainText('2 tokens · v1.1.0');
      await row.getByRole('button', { name: 'Update' }).click();
      await expect(row).toContainText('1 token · v1.1.1');
    });

    await test.step('the lists of the last visit are there when their server is gone, and stay removed', async () => {
      await server.stop();
      await page.reload();
      await expect(row).toContainText('1 token · v1.1.1');
      await expect(row).toContainText(`Failed to download list ${server.url}/list.json`);
      await expect(row).toContainText('Using the last loaded version.');
      await row.getByRole('button', { name: 'More about Journey List' }).click();
      await row.getByRole('button', { name: 'Remove' }).click();
      await row.getByRole('textbox', { name: 'Type REMOVE' }).fill('REMOVE');
      await row.getByRole('button', { name: 'Remove' }).click();
      await expect(row).toBeHidden();
      await page.reload();
      await expect(manager.lists.getByRole('listitem').first()).toBeVisible();
      await expect(row).toBeHidden();
    });
  },
);
