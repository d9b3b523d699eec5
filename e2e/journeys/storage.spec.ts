import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOKENS } from '../devnet/tokens.ts';
import { expect, test } from '../fixtures/test.ts';
import { installWallet } from '../fixtures/wallet.ts';
import { faults } from '../pages/axe.ts';
import { listManager } from '../pages/listManager.ts';
import { tradePage } from '../pages/tradePage.ts';
import { walletPages } from '../pages/walletPages.ts';
import { goWithin } from '../pages/allRoutes.ts';

const CRASHED = 'Something went wrong';
const SECRET = `0x${'ab'.repeat(32)}`;

const tokensOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(JSON.parse(localStorage.getItem('myt_user') ?? '{}')));

const addToken = async (page: Page): Promise<void> => {
  const { address, decimals, symbol } = TOKENS.TOLL;
  const file = {
    kind: 'myt-tokens-and-lists',
    version: 1,
    tokens: [{ chainId: 137, address, decimals, symbol }],
    lists: [],
  };
  await page.getByLabel('File with tokens and lists').setInputFiles({
    name: 'own.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.getByRole('checkbox', { name: 'I understand' }).check();
  await page.getByRole('button', { name: 'Add them' }).click();
  await expect(page.getByText('1 entry was added.')).toBeVisible();
};

test(
  'two tabs share settings, tokens, lists and transactions, but not the ticket',
  { tag: '@once' },
  async ({ chain, page, context, trade, trader, wallet }) => {
    const [first, second] = [page, await context.newPage()];
    await installWallet(second, chain.node);
    for (const tab of [first, second]) await listManager(tab).open();
    const toggle = (tab: Page, name: string) => tab.getByRole('switch', { name });

    await test.step('each changes another setting before either has saved', async () => {
      await toggle(first, 'Approve exact amounts').click();
      await toggle(second, 'Colour-blind safe colours').click();
      await addToken(second);
      const lists = listManager(first).lists.getByRole('listitem').first();
      await lists.getByRole('switch').click();
      for (const tab of [first, second]) {
        await expect(toggle(tab, 'Approve exact amounts')).toBeChecked();
        await expect(toggle(tab, 'Colour-blind safe colours')).toBeChecked();
        await expect(listManager(tab).lists.getByRole('listitem').first().getByRole('switch')).not.toBeChecked();
      }
      await expect.poll(() => tokensOf(first)).toContain(TOKENS.TOLL.address);
      for (const tab of [first, second]) await tab.reload();
      for (const tab of [first, second]) {
        await expect(toggle(tab, 'Approve exact amounts')).toBeChecked();
        await expect(toggle(tab, 'Colour-blind safe colours')).toBeChecked();
        await expect(listManager(tab).lists.getByRole('listitem').first().getByRole('switch')).not.toBeChecked();
      }
    });

    await test.step('a transaction of one appears in the other, and what is typed stays where it is typed', async () => {
      const other = tradePage(second);
      await first.goto(trade.address({ pay: 'MATIC', receive: 'WMATIC' }));
      await second.goto(other.address({ pay: 'WMATIC', receive: 'MATIC' }));
      await trader.connect();
      await walletPages(second).connect('Test Wallet', chain.account(wallet.account()));
      await other.pay.fill('77');
      await trade.pay.fill('25');
      await trade.button('Wrap').click();
      await trade.happened();
      await expect(other.pay).toHaveValue('77');
      const account = await walletPages(second).openAccount(chain.account(wallet.account()));
      await expect(account).toContainText(/Wrap(ped)? 25\.00 MATIC/);
    });
    await second.close();
  },
);

test(
  'every page opens, whatever is stored, denied or unanswered, and a notice shows once if the browser keeps nothing',
  { tag: '@once' },
  async ({ page, context, trade }) => {
    const damages: readonly Readonly<Record<string, unknown>>[] = [
      {
        myt_user: {
          tokens: { 137: { bad: { chainId: 137, address: 'none', decimals: 1e9, symbol: { toString: null } } } },
        },
        myt_lists: { kept: { 'https://127.0.0.1:1/none.json': 'yes' } },
        positions: { '137:0x': { pairs: [[{ toString: null }]] } },
      },
      {
        myt_user: JSON.parse(
          '{"__proto__":{"tokens":5},"favourites":{"137":[{}]},"pairs":{"137":{"a":{"token0":7}}}}',
        ) as unknown,
        myt_swap: { typedValue: { a: 1 }, INPUT: 'x', OUTPUT: { currencyId: '__proto__' }, independentField: 'BOTH' },
        myt_transactions: { 137: { '0x1': { hash: '0x1', receipt: 5 } } },
        chartInterval: {},
        wallet: [],
      },
    ];
    for (const damage of damages) {
      await page.goto('/settings');
      await page.evaluate(async (values) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
        await new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('myt-lists', 1);
          request.onupgradeneeded = () => void request.result.createObjectStore('values');
          request.onerror = () => reject(request.error ?? new Error('no database'));
          request.onsuccess = () => {
            const transaction = request.result.transaction('values', 'readwrite');
            transaction
              .objectStore('values')
              .put({ url: 'bundled:myt-whitelist', current: { name: 'x' } }, 'bundled:myt-whitelist');
            transaction.objectStore('values').put('no list', 'https://127.0.0.1:1/none.json');
            transaction.oncomplete = () => resolve();
          };
        });
        // Nothing is saved when the page is left.
        Storage.prototype.setItem = () => undefined;
      }, damage);
      await page.goto('/trade');
      for (const path of ['/trade', '/market', '/pool', '/settings']) {
        if (path !== '/trade') await goWithin(page, path);
        await expect(page.getByRole('main')).not.toBeEmpty();
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        await expect(page.getByRole('heading', { name: CRASHED })).toHaveCount(0);
      }
    }

    const full = await context.newPage();
    await full.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await full.goto('/trade');
    await full.getByRole('button', { name: 'Switch to the light theme' }).click();
    const notice = full.getByRole('alert').filter({ hasText: "Your browser doesn't let us save settings" });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Close' }).click();
    await full.getByRole('button', { name: 'Switch to the dark theme' }).click();
    await expect(full.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
    await full.waitForTimeout(1500);
    await expect(notice).toHaveCount(0);
    await full.close();

    // Blocked cookies: each access throws. Strict modes: the database never answers.
    for (const isDenied of [true, false]) {
      const blocked = await context.newPage();
      await blocked.addInitScript((denied) => {
        const refuse = (): never => {
          throw new DOMException('denied', 'SecurityError');
        };
        const names = denied ? ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] : [];
        for (const name of names) Object.defineProperty(window, name, { get: refuse, configurable: true });
        if (!denied) IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
        // Canvas noise, as in strict modes.
        const { measureText, getImageData } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.measureText = function noisy(text) {
          const measured = measureText.call(this, text);
          Object.defineProperty(measured, 'width', { value: measured.width + Math.random() / 100 });
          return measured;
        };
        CanvasRenderingContext2D.prototype.getImageData = function noisy(...place) {
          const read = getImageData.apply(this, place);
          crypto.getRandomValues(read.data);
          return read;
        };
        HTMLCanvasElement.prototype.toDataURL = () => 'data:,';
      }, isDenied);
      await blocked.route('**/*.woff2', (route) => route.abort());
      await blocked.goto(trade.address({ pay: 'USDC', receive: 'MYT' }));
      await expect(blocked.locator('[data-level]').first()).toBeVisible();
      await expect(blocked.locator('canvas').first()).toBeVisible();
      await goWithin(blocked, '/market');
      await expect(blocked.getByRole('link', { name: /MYT\/USDC/ }).first()).toBeVisible();
      await blocked.close();
    }
  },
);

test('after a crash local data can be saved and reset @once', async ({ page, watch }) => {
  watch.allow(/broken by the test|Error: broken/);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect.poll(() => tokensOf(page)).toContain('"userDarkMode":false');
  await page.evaluate((secret) => {
    window.matchMedia = () => {
      throw new Error(`broken by the test ${secret}`);
    };
  }, SECRET);
  await page.getByRole('link', { name: 'Trade', exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { name: CRASHED })).toBeVisible();

  await test.step('the report names nothing unless that is ticked', async () => {
    const link = page.getByRole('link', { name: 'Create an issue' });
    await expect(link).toHaveAttribute('href', /broken/);
    expect(await link.getAttribute('href')).not.toContain(SECRET);
    await page.getByText('What the report contains').click();
    await expect(page.getByText('## URL')).not.toContainText(SECRET);
    await page.getByRole('checkbox', { name: 'Include my address and transactions in the report' }).check();
    await expect(page.getByText('## URL')).toContainText(SECRET);
    expect(await link.getAttribute('href')).toContain(SECRET);
  });

  await page.getByRole('button', { name: 'Reset local data' }).click();
  const confirm = page.getByRole('button', { name: 'Delete local data' });
  await expect(confirm).toBeDisabled();
  expect(await faults(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to a file' }).click(),
  ]);
  const saved = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, Record<string, unknown>>;
  expect(saved['localStorage']?.['myt_user']).toContain('"userDarkMode":false');
  expect(Object.keys(saved['indexedDB'] ?? {})).toContain('myt-lists');

  await confirm.click();
  await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
  await expect(page.getByRole('heading', { name: CRASHED })).toHaveCount(0);
  expect(await tokensOf(page)).not.toContain('"userDarkMode":false');
});
