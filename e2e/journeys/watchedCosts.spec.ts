import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { parseUnits } from 'ethers';
import { exactText } from '#domain/format/formatExact.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { UTF8_MARK } from '#lib/csv.ts';
import { ROLES } from '../devnet/accounts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';

const TRADER = ROLES.tests[1];
const MYT_DECIMALS = 18;
const USDC_DECIMALS = 6;
const SOLD = parseUnits('100', MYT_DECIMALS);
const METHODS = [
  { key: 'average', name: 'Average cost', file: 'average cost' },
  { key: 'fifo', name: 'First in, first out', file: 'first in first out' },
] as const;
type Method = (typeof METHODS)[number];

/** Buys MYT, then sells 100. @returns raw units */
const twoTrades = async (chain: TestChain) => {
  const given = await chain.balanceOf('MYT', TRADER);
  const usdc = await chain.balanceOf('USDC', TRADER);
  const [paid, bought] = [parseUnits('100', USDC_DECIMALS), parseUnits('150', MYT_DECIMALS)];
  await chain.placeOrder(TRADER, { sold: 'USDC', bought: 'MYT', from: paid, to: bought });
  const had = await chain.balanceOf('MYT', TRADER);
  const cost = usdc - (await chain.balanceOf('USDC', TRADER));
  const least = parseUnits('20', USDC_DECIMALS);
  await chain.placeOrder(TRADER, { sold: 'MYT', bought: 'USDC', from: SOLD, to: least });
  return { given, had, cost, held: await chain.balanceOf('MYT', TRADER) };
};

/** "1234.5", "-0.002" or "" for unknown, as the page shows dollars. */
const dollarsOf = (text: string): string => {
  if (text === '') return NO_VALUE;
  const [whole = '', part = ''] = text.replace('-', '').split('.');
  return formatDollars({ numerator: BigInt(whole + part), denominator: 10n ** BigInt(part.length) });
};

const signedOf = (text: string): string => {
  const size = dollarsOf(text);
  if (size === '<$0.01') return 'about 0';
  return /[1-9]/.test(size) ? (text.startsWith('-') ? '−' : '+') + size : size;
};

const save = async (page: Page, choice: string, button: string, path: string): Promise<string> => {
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await started;
  await file.saveAs(path);
  return file.suggestedFilename();
};

const tableOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Cost and profit by asset', exact: true }).locator('tbody tr');

interface ShownCosts {
  readonly name: string;
  /** All digits. */
  readonly held: string;
  readonly cost: string;
  readonly realised: string;
  readonly income: string;
}

const shownCosts = (page: Page): Promise<readonly ShownCosts[]> =>
  tableOf(page).evaluateAll((rows) =>
    rows.map((row) => {
      const cells = [...row.children];
      const text = (index: number): string => {
        const own = cells[index]?.cloneNode(true) as HTMLElement;
        for (const note of own.querySelectorAll('small')) note.remove();
        return own.textContent.trim();
      };
      const held = cells[1]?.querySelector('[title]')?.getAttribute('title') ?? '';
      return { name: text(0), held, cost: text(2), realised: text(3), income: text(5) };
    }),
  );

const filedCosts = async (path: string): Promise<readonly ShownCosts[]> => {
  const text = await readFile(path, 'utf8');
  expect(text.startsWith(UTF8_MARK)).toBe(true);
  const [, ...lines] = text.slice(UTF8_MARK.length).trimEnd().split('\r\n');
  return lines.map((line) => {
    const [name = '', , held = '', , cost = '', realised = '', , income = ''] = line.split(',');
    const [whole = '', part] = held.split('.');
    const grouped = exactText(BigInt(whole), 0) + (part === undefined ? '' : `.${part}`);
    return {
      ...{ name, held: grouped, cost: dollarsOf(cost), income: dollarsOf(income) },
      realised: signedOf(realised),
    };
  });
};

/** Figures of the first table, without its sum. */
const reportedCosts = (page: Page): Promise<readonly Omit<ShownCosts, 'realised'>[]> =>
  page.locator('body > .wide tbody tr:not(.sum)').evaluateAll((rows) =>
    rows.map((row) => {
      const [head, held, cost, , income] = [...row.children].map((cell) => cell.firstChild?.textContent?.trim() ?? '');
      return { name: head ?? '', held: held ?? '', cost: cost ?? '', income: income ?? '' };
    }),
  );

const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const choose = async (page: Page, { name }: Method): Promise<void> => {
  const costs = page.getByRole('region', { name: 'Cost and profit by asset', exact: true });
  await costs.getByRole('radio', { name }).click();
  await expect(costs.getByRole('radio', { name })).toBeChecked();
  await expect(costs.getByRole('button', { name: 'Compute again' })).toBeEnabled();
};

test('costs of a watched address are its file by both methods, and its report prints a page per asset, without a network @once', async ({
  browser,
  chain,
  page,
}, info) => {
  test.slow();
  const { given, had, cost, held } = await twoTrades(chain);
  await page.goto(`/asstes/history?watch=${chain.account(TRADER)}`);
  await page.getByRole('button', { name: 'Compute costs' }).click();
  const shown: Partial<Record<Method['key'], readonly ShownCosts[]>> = {};
  // By hand: on average a sale takes its part of the cost; first in, first out takes what had no cost.
  const left = { average: cost - (cost * SOLD) / had, fifo: cost };
  expect(given).toBeGreaterThan(SOLD);

  for (const method of METHODS)
    await test.step(method.name, async () => {
      await choose(page, method);
      const dollars = formatDollars({ numerator: left[method.key], denominator: 10n ** BigInt(USDC_DECIMALS) });
      await expect(tableOf(page).filter({ hasText: 'MYT' }).first()).toContainText(dollars);
      const rows = await shownCosts(page);
      const myt = rows.find(({ name }) => name === 'MYT');
      expect(myt).toMatchObject({ held: exactText(held, MYT_DECIMALS), cost: dollars });
      const path = info.outputPath(`${method.key}.csv`);
      const name = await save(page, `Cost by asset, ${method.file}`, 'Export CSV', path);
      expect(name).toBe(`account-history-assets-${method.key}.csv`);
      expect(await filedCosts(path)).toEqual(rows);
      const sales = info.outputPath(`sales-${method.key}.csv`);
      await save(page, `Sales, ${method.file}`, 'Export CSV', sales);
      expect(await readFile(sales, 'utf8')).toContain(`,trade,100,MYT,${TOKENS.MYT.address},`);
      shown[method.key] = rows;
    });

  for (const method of METHODS)
    await test.step(`report, ${method.name}`, async () => {
      const path = info.outputPath(`report-${method.key}.html`);
      const name = await save(page, `Report to print, ${method.file}`, 'Save report', path);
      expect(name).toBe(`account-report-${method.key}.html`);
      const context = await browser.newContext({ offline: true });
      const paper = await context.newPage();
      const requested: string[] = [];
      paper.on('request', (request) => requested.push(request.url()));
      await paper.goto(pathToFileURL(path).href);
      expect(requested).toEqual([pathToFileURL(path).href]);
      const reported = await reportedCosts(paper);
      const table = (shown[method.key] ?? []).map(({ realised: _, ...row }) => row);
      const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);
      expect(reported.toSorted(byName)).toEqual(table.toSorted(byName));
      const assets = await paper.getByRole('heading', { level: 2 }).count();
      expect(assets).toBe(table.length);
      // A cover, then a page for each asset.
      expect(pagesIn(await paper.pdf({ preferCSSPageSize: true }))).toBe(assets + 1);
      await context.close();
    });
});
