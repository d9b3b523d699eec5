import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import { dollarToken } from '#config/tokens/tokens.ts';
import { rangeOfYear } from '#domain/ledger/ledgerYears.ts';
import type { CostMethod } from '#domain/ledger/lots.ts';
import { rewardMovement, tradeMovement } from '#domain/portfolio/movements.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import { zoneOffset } from '#lib/zoneOffset.ts';
import type { LedgerData } from '#pages/assets/history/ledgerFiles.ts';
import type { MovementRow } from '#pages/assets/history/movementRows.ts';
import { yearReportFile } from '#pages/assets/report/yearReportFile.ts';

const USDC = dollarToken as Token;
const COIN: Token = { ...USDC, address: `0x${'2'.repeat(40)}`, decimals: 2, symbol: 'COIN', name: 'Coin' };
const EVIL: Token = { ...COIN, address: `0x${'3'.repeat(40)}`, symbol: '<img src=x onerror=alert(1)>' };
const currencies = new Map([USDC, COIN, EVIL].map((token) => [token.address, token]));
const hash = (digit: number): Hex => `0x${String(digit).repeat(64)}`;
const dollars = (amount: bigint): bigint => amount * 10n ** BigInt(USDC.decimals);
/** The year 2024 of UTC, and 2025 of Berlin. */
const EVE = Date.UTC(2024, 11, 31, 23, 30) / 1000;

const trade = (isSell: boolean, base: bigint, quote: bigint, block: number, timestamp: number): MovementRow => {
  const [soldToken, boughtToken] = isSell ? [COIN.address, USDC.address] : [USDC.address, COIN.address];
  const [sold, received] = isSell ? [base, quote] : [quote, base];
  const at = { timestamp, blockNumber: block, logIndex: 1, transactionHash: hash(block) };
  const fee = { numerator: 0n, denominator: 1n };
  return {
    ...tradeMovement({ key: hash(block), role: 'taker', soldToken, boughtToken, sold, received, fee, at }, isSell),
    ...{ currencies, market: 'COIN/USDC', programme: undefined },
  };
};
const reward = (token: Token, amount: bigint, block: number, timestamp: number): MovementRow => ({
  ...rewardMovement({
    ...{ contract: COIN.address, token: token.address, amount, action: 'reward' },
    ...{ timestamp, blockNumber: block, logIndex: 1, transactionHash: hash(block) },
  }),
  ...{ currencies, market: undefined, programme: 'farm' },
});

// 10 for 100 at the eve, 30 for 500 and 20 sold for 400 in the year, and rewards of 3, one of them of known value.
const data: LedgerData = {
  rows: [
    reward(EVIL, 1n, 6, EVE + 30_000),
    reward(COIN, 200n, 5, EVE + 20_000),
    reward(COIN, 100n, 4, EVE + 10_000),
    trade(true, 2000n, dollars(400n), 3, EVE + 7200),
    trade(false, 3000n, dollars(500n), 2, EVE + 3600),
    trade(false, 1000n, dollars(100n), 1, EVE),
  ],
  fees: [{ transactionHash: hash(3), amount: 10n ** 16n, blockNumber: 3, timestamp: EVE + 7200 }],
  values: new Map([[`${hash(5)} 1`, dollars(15n)]]),
  estimates: new Set<string>(),
};

const reportOf = async (method: CostMethod, zone: string, of = data) => {
  const offset = zoneOffset(zone);
  const choice = {
    ...{ account: COIN.address, hidden: 2, madeAt: EVE, method, zone, offset },
    ...{ year: '2025', period: { name: '2025', range: rangeOfYear(2025, offset) } },
  };
  const { name, parts } = await yearReportFile(of, choice);
  const text = parts.join('');
  return { name, text, page: new DOMParser().parseFromString(text, 'text/html') };
};

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

type Report = Awaited<ReturnType<typeof reportOf>>;

const plainText = (node: Element | null | undefined): string => node?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';

const cellsOf = (row: Element): string =>
  [...row.children]
    .map(plainText)
    .filter((cell, at) => at > 0 || cell !== '')
    .join('|');

/** The rows of an asset, without hashes. */
const rowsOf = ({ page }: Report, unit: string): readonly string[] => {
  const section = [...page.querySelectorAll('section')].find(
    (candidate) => plainText(candidate.querySelector('h2')) === unit,
  );
  section?.querySelectorAll('.hash').forEach((hash) => hash.remove());
  section?.querySelectorAll('small').forEach((small) => small.before(' '));
  return [...(section?.querySelectorAll('tbody tr') ?? [])].map(cellsOf);
};

it('has opening, acquisitions, income, sales and closing of one asset, at average cost', async () => {
  const report = await reportOf('average', 'UTC');
  expect(report.name).toBe('account-report-average-2025.html');
  expect(rowsOf(report, 'COIN')).toEqual([
    'Opening balance|10||$100.00|',
    'Acquired',
    '2025-01-01 00:30:00|Trade|+30|$500.00|$500.00|',
    'Sum|+30|$500.00|$500.00|',
    'Income',
    '2025-01-01 02:16:40|Rewards received|+1 of unknown cost: 1|–|–|',
    '2025-01-01 05:03:20|Rewards received|+2|$15.00|$15.00|',
    'Sum excludes 1 entry of unknown value|+3|$15.00|$15.00|',
    'Sold',
    '2025-01-01 01:30:00|Trade|−20|$400.00|$300.00|$100.00',
    'Sum|−20|$400.00|$300.00|$100.00',
    'Closing balance|23 of unknown cost: 1||$315.00|',
  ]);
  expect(rowsOf(report, 'MATIC')).toContain('2025-01-01 01:30:00|Network fee|−0.01 of unknown cost: 0.01||–|');
  expect([...report.page.querySelectorAll('.warn')].map(plainText)).toEqual([
    expect.stringContaining('2 entries have no known value: they give neither gain nor income'),
    '2 entries of hidden tokens are left out.',
  ]);
});

it('marks what an estimate gives, and counts it', async () => {
  const estimated = await reportOf('average', 'UTC', { ...data, estimates: new Set([`${hash(5)} 1`]) });
  expect(rowsOf(estimated, 'COIN')).toContain(
    '2025-01-01 05:03:20|Rewards received|+2|$15.00 estimate from a pool price|$15.00 estimate|',
  );
  expect(rowsOf(estimated, 'COIN').slice(-4)).toEqual([
    'Sold',
    '2025-01-01 01:30:00|Trade|−20|$400.00|$300.00|$100.00',
    'Sum|−20|$400.00|$300.00|$100.00',
    'Closing balance|23 of unknown cost: 1||$315.00 estimate|',
  ]);
  expect(estimated.text.split('estimate from a pool price')).toHaveLength(2);
  const warnings = [...estimated.page.querySelectorAll('.warn')].map(plainText);
  expect(warnings).toContainEqual(
    expect.stringMatching(/^1 entry has an estimate as its value, from the price of a pool/),
  );
});

it('a year of Berlin opens an hour earlier, without what UTC counts to the year before', async () => {
  const report = await reportOf('fifo', 'Europe/Berlin');
  const rows = rowsOf(report, 'COIN');
  expect([rows[0], rows[2], rows[4]]).toEqual([
    'Opening balance|0||$0.00|',
    '2025-01-01 00:30:00|Trade|+10|$100.00|$100.00|',
    'Sum|+40|$600.00|$600.00|',
  ]);
  expect(rows).toContain('2025-01-01 02:30:00|Trade|−20|$400.00|$266.67|$133.33');
  expect(rows.at(-1)).toBe('Closing balance|23 of unknown cost: 1||$348.33|');
});

it('a symbol that is markup stays a text, and the file loads nothing', async () => {
  const { text, page } = await reportOf('average', 'UTC');
  expect(page.querySelectorAll('img, script, link, iframe')).toHaveLength(0);
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(text).toContain("default-src 'none'");
});

it.each([
  [dollars(100n) - 1n, '−<$0.01'],
  [dollars(100n) + 1n, '<$0.01'],
  [dollars(99n), '−$1.00'],
])('a sale of %s for what cost $100.00 gains %s: its sign is before the size', async (quote, gain) => {
  const rows = [trade(true, 1000n, quote, 3, EVE + 7200), trade(false, 1000n, dollars(100n), 2, EVE + 3600)];
  const report = await reportOf('average', 'UTC', { rows, fees: [], values: new Map(), estimates: new Set() });
  expect(rowsOf(report, 'COIN').filter((row) => row.endsWith(`|${gain}`))).toHaveLength(2);
});
