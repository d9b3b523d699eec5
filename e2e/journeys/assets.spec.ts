import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parseUnits, zeroPadValue } from 'ethers';
import { poolTopics } from '#chain/abis/pool.ts';
import { exactText, formatExact } from '#domain/format/formatExact.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { UTF8_MARK } from '#lib/csv.ts';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';
import { faultsInBothThemes } from '../pages/axe.ts';

const [ALICE] = ROLES.demo;
/** Nobody has sent it anything. */
const NOBODY = '0x00000000000000000000000000000000000A11CE';
const MINUTE = { timeout: 60_000 } as const;
const MYT_DECIMALS = 18;
const USDC_DECIMALS = 6;
const myt = (text: string): bigint => parseUnits(text, MYT_DECIMALS);
const usdc = (text: string): bigint => parseUnits(text, USDC_DECIMALS);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

interface ChainLog {
  readonly address: string;
  readonly transactionHash: Hex;
  readonly logIndex: Hex;
}

/** Includes TOLL, which a bond's contract names. Anybody can fake logs of others. */
const LISTED: ReadonlySet<string> = new Set(
  Object.entries(TOKENS).flatMap(([symbol, { address }]) => (symbol === 'ICED' ? [] : address.toLowerCase())),
);

const kind = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const rowOf = (page: Page, place: string, name: string | RegExp): Locator =>
  kind(page, place)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** An amount with all its digits. */
const exactly = (row: Locator, digits: string): Locator => row.getByTitle(digits, { exact: true });

const twoTrades = async (chain: TestChain, account: number) => {
  const held = async () => [await chain.balanceOf('MYT', account), await chain.balanceOf('USDC', account)] as const;
  const [myt0, usdc0] = await held();
  const buy = await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('100'), to: myt('150') });
  const [myt1, usdc1] = await held();
  const sell = await chain.placeOrder(account, { sold: 'MYT', bought: 'USDC', from: myt('100'), to: usdc('20') });
  const [myt2, usdc2] = await held();
  return {
    buy: { hash: buy.transactionHash, block: Number(buy.blockNumber), base: myt1 - myt0, quote: usdc0 - usdc1 },
    sell: { hash: sell.transactionHash, block: Number(sell.blockNumber), base: myt1 - myt2, quote: usdc2 - usdc1 },
  };
};

const save = async (page: Page): Promise<readonly string[]> => {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await started).suggestedFilename()).toBe('account-history.csv');
  const text = await readFile(await (await started).path(), 'utf8');
  expect(text.startsWith(UTF8_MARK)).toBe(true);
  return text.slice(UTF8_MARK.length).trimEnd().split('\r\n');
};

test('one account shows its balances to the unit, the profit of two trades as reckoned by hand, hidden, and as a file @once', async ({
  chain,
  page,
  trader,
}) => {
  test.slow();
  const { account } = trader;
  const { buy, sell } = await twoTrades(chain, account);
  await chain.placeOrder(account, { sold: 'MYT', bought: 'USDC', from: myt('40'), to: usdc('80') });

  await test.step('balances and orders', async () => {
    await trader.connectAt(() => page.goto('/asstes'));
    const held = await chain.balanceOf('MYT', account);
    await expect(exactly(rowOf(page, 'Wallet', 'MYT'), exactText(held, MYT_DECIMALS))).toBeVisible(MINUTE);
    const dollars = exactText(await chain.balanceOf('USDC', account), USDC_DECIMALS);
    await expect(exactly(rowOf(page, 'Wallet', 'USDC'), dollars)).toBeVisible();
    await expect(
      exactly(rowOf(page, 'Wallet', 'MATIC'), exactText(await chain.nativeBalance(account), 18)),
    ).toBeVisible();
    await expect(exactly(rowOf(page, 'Open orders', 'MYT'), '40')).toBeVisible(MINUTE);
    await expect(page.getByText("the pools' current prices").first()).toBeVisible(MINUTE);
    await page.getByRole('searchbox').fill('usdc');
    await expect(rowOf(page, 'Wallet', 'USDC')).toBeVisible();
    await expect(rowOf(page, 'Wallet', 'MYT')).toBeHidden();
    await page.getByRole('searchbox').fill('');
  });

  await test.step('a token of no list is counted, and shown by a switch', async () => {
    const wallet = kind(page, 'Wallet');
    await expect(wallet).toContainText(/\d entries hidden: unlisted tokens/, MINUTE);
    await wallet.getByRole('button', { name: 'Show' }).click();
    const frozen = exactText(await chain.balanceOf('ICED', account), MYT_DECIMALS);
    await expect(exactly(rowOf(page, 'Wallet', /^ICED/), frozen)).toBeVisible(MINUTE);
    await wallet.getByRole('button', { name: 'Hide them' }).click();
    await expect(rowOf(page, 'Wallet', /^ICED/)).toBeHidden();
  });

  await test.step('hidden', async () => {
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Hide balances' }).click();
    await expect(rowOf(page, 'Wallet', 'MYT')).toContainText('••••');
    await expect(main).not.toContainText('$');
    await main.getByRole('button', { name: 'Show balances' }).click();
    await expect(main).toContainText('$');
  });

  await test.step('profit and loss', async () => {
    await page.getByRole('link', { name: 'Profit', exact: true }).click();
    const row = rowOf(page, 'Trades, at average cost', /^MYT\/USDC/);
    await expect(row).toContainText('1 buy · 1 sell', MINUTE);
    expect(sell.base).toBe(myt('100'));
    // By hand: 100 bought MYT cost their share of the total.
    const scale = 10n ** 18n;
    const cost = (buy.quote * scale * sell.base) / buy.base;
    const realised = sell.quote * scale - cost;
    const text = exactText({ numerator: realised < 0n ? -realised : realised, denominator: scale }, USDC_DECIMALS);
    await expect(exactly(row, `${realised < 0n ? '−' : '+'}${text}`)).toBeVisible();
    const held = buy.base - sell.base;
    const { base, quote } = await chain.reserves('MYT', 'USDC');
    const open = (held * quote * scale) / base - (buy.quote * scale - cost);
    const openText = exactText({ numerator: open < 0n ? -open : open, denominator: scale }, USDC_DECIMALS);
    await expect(exactly(row, `${open < 0n ? '−' : '+'}${openText}`)).toBeVisible(MINUTE);
    await expect(page.getByText(/^since block/)).toBeVisible();
  });

  await test.step('history, and its file', async () => {
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await expect(page.getByText(/Transfers of blocks/)).toBeVisible(MINUTE);
    await expect(page.getByText('Searching earlier blocks')).toBeHidden(MINUTE);
    await page.getByRole('radio', { name: 'Trades' }).click();
    await expect(kind(page, 'Entries').getByRole('row')).toHaveCount(3);
    const [head, ...lines] = await save(page);
    expect(head).toMatch(/^time \(UTC\),block,what,where,market or pool,role,sent,/);
    const fee = (amount: bigint, decimals: number): string =>
      exactText({ numerator: amount * 3n, denominator: 1000n }, decimals).replaceAll(',', '');
    const sold = [
      ...[sell.block, 'sold', 'MYT Exchange', 'MYT/USDC', 'taker'],
      ...[formatExact(sell.base, MYT_DECIMALS), 'MYT', TOKENS.MYT.address, sell.base],
      ...[formatExact(sell.quote, USDC_DECIMALS), 'USDC', TOKENS.USDC.address, sell.quote],
      ...[fee(sell.base, MYT_DECIMALS), 'MYT', TOKENS.MYT.address, fee(sell.base, 0), '', '', sell.hash],
    ];
    const bought = [
      ...[buy.block, 'bought', 'MYT Exchange', 'MYT/USDC', 'taker'],
      ...[formatExact(buy.quote, USDC_DECIMALS), 'USDC', TOKENS.USDC.address, buy.quote],
      ...[formatExact(buy.base, MYT_DECIMALS), 'MYT', TOKENS.MYT.address, buy.base],
      ...[fee(buy.quote, USDC_DECIMALS), 'USDC', TOKENS.USDC.address, fee(buy.quote, 0), '', '', buy.hash],
    ];
    expect(lines.map((line) => line.split(',').slice(1, -1).join())).toEqual([sold.join(), bought.join()]);
  });

  await test.step('the entries give the balances of one block, and the coin has a line for what left no log', async () => {
    await page.getByRole('button', { name: 'Check balances' }).click();
    await expect(kind(page, 'Balance check').getByText(/^All logged entries agree at block/)).toBeVisible(MINUTE);
    for (const token of ['MYT', 'USDC']) await expect(rowOf(page, 'Balance check', token)).toContainText('Agrees');
    await expect(rowOf(page, 'Balance check', 'MATIC')).toContainText('without a log');
    const held = exactText(await chain.balanceOf('USDC', account), USDC_DECIMALS);
    await expect(exactly(rowOf(page, 'Balance check', 'USDC'), held)).toBeVisible();
  });

  await test.step('cost by asset counts a value at once that is set by hand', async () => {
    await page.getByRole('button', { name: 'Compute costs' }).click();
    await expect(rowOf(page, 'Cost and profit by asset', 'MYT')).toContainText('unknown');
    await kind(page, 'Set a cost').getByRole('textbox', { name: 'Value of MYT' }).fill('5000');
    await expect(rowOf(page, 'Cost and profit by asset', 'MYT')).not.toContainText('unknown');
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('sales at cost, as a file', async () => {
    await page.getByRole('button', { name: 'File', exact: true }).click();
    await page.getByRole('option', { name: 'Sales, average cost' }).click();
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await started;
    expect(file.suggestedFilename()).toBe('account-history-sales-average.csv');
    const [, ...sales] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    const sale = sales.find((line) => line.endsWith(sell.hash))?.split(',') ?? [];
    expect(sale.slice(1, 6)).toEqual([
      ...['trade', formatExact(sell.base, MYT_DECIMALS), 'MYT', TOKENS.MYT.address],
      formatExact(sell.quote, USDC_DECIMALS),
    ]);
    await page.getByRole('button', { name: 'File', exact: true }).click();
    await page.getByRole('option', { name: 'Spreadsheet' }).click();
  });

  await test.step('plain transfers are the logs of the chain', async () => {
    const data = encodeCall('token', 'transfer', [chain.account(account), myt('7.5')]);
    const sent = await chain.sendAs(ALICE, { to: TOKENS.MYT.address, data });
    await page.getByRole('radio', { name: 'Transfers' }).click();
    await expect(kind(page, 'Entries').getByRole('row').nth(1)).toContainText('+7.5 MYT', MINUTE);
    const [, newest, ...others] = await save(page);
    const fields = newest?.split(',') ?? [];
    expect([fields[2], fields[10], fields[12], fields[20]]).toEqual([
      'arrived',
      '7.5',
      TOKENS.MYT.address,
      sent.transactionHash,
    ]);
    const topics = [poolTopics.transfer, null, zeroPadValue(chain.account(account), 32)];
    const logs = await chain.node.rpc<readonly ChainLog[]>('eth_getLogs', { fromBlock: '0x0', topics });
    const own = [buy.hash, sell.hash, sent.transactionHash];
    const given = logs.filter(({ address, transactionHash }) => LISTED.has(address) && !own.includes(transactionHash));
    const ids = others.map((line) => line.split(',').slice(-2).join());
    expect(ids.toSorted()).toEqual(
      given.map(({ transactionHash, logIndex }) => `${transactionHash},${String(Number(logIndex))}`).toSorted(),
    );
    expect(ids.length).toBeGreaterThan(0);
  });
});

test(
  'any address is watched; an empty one teaches, and what a node does not report is unknown',
  { tag: '@once' },
  async ({ chain, page, rpcProxy, watch }) => {
    test.slow();
    await page.goto(`/asstes?watch=${NOBODY}`);
    await expect(page.getByText('Nothing here yet')).toBeVisible(MINUTE);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await goWithin(page, '/asstes/profit');
    await expect(page.getByText('No trades yet')).toBeVisible(MINUTE);

    await page.goto(`/asstes?watch=${chain.account(ALICE)}`);
    const held = exactText(await chain.balanceOf('MYT', ALICE), MYT_DECIMALS);
    await expect(exactly(rowOf(page, 'Wallet', 'MYT'), held)).toBeVisible(MINUTE);
    await expect(rowOf(page, 'Liquidity', /^MYT\/USDC/)).toBeVisible(MINUTE);
    await expect(rowOf(page, 'To claim', 'MYT')).toBeVisible(MINUTE);
    await expect(kind(page, 'Share of each kind').getByRole('listitem').first()).toContainText('%');

    // Logs alone fail: balances stay, everything from logs is shown as missing.
    watch.allow(/./);
    rpcProxy.setFaults({ failing: 'eth_getLogs' });
    await goWithin(page, '/asstes/profit');
    await expect(page.getByText("Couldn't load your trades")).toBeVisible(MINUTE);
    await page.getByRole('link', { name: 'Assets', exact: true }).click();
    await expect(kind(page, 'Open orders')).toContainText("Couldn't load all of this", MINUTE);
    await expect(exactly(rowOf(page, 'Wallet', 'MYT'), held)).toBeVisible();
    await expect(page.getByText("something couldn't load")).toBeVisible();
  },
);
