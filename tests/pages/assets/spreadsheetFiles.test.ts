import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dollarToken } from '#config/tokens/tokens.ts';
import { ALL_YEARS } from '#domain/ledger/ledgerYears.ts';
import { rewardMovement, tradeMovement } from '#domain/portfolio/movements.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import { UTF8_MARK } from '#lib/csv.ts';
import { ledgerFile, type FileFormat } from '#pages/assets/history/ledgerFiles.ts';
import type { MovementRow } from '#pages/assets/history/movementRows.ts';

const hasOffice = spawnSync('soffice', ['--version']).status === 0;

const USDC = dollarToken as Token;
const SYMBOLS = ['=1+1', '+A1', '-A1', '@SUM(A1)', '＝1+1', ' =1', 'a,b"c', '日本円', 'COIN'];
const tokens = SYMBOLS.map((symbol, i): Token => ({
  ...USDC,
  ...{ address: `0x${String(i + 1).padStart(40, 'c')}`, decimals: 18, symbol, name: symbol },
}));
const currencies = new Map([USDC, ...tokens].map((token) => [token.address, token]));
const hash = (digit: number): Hex => `0x${String(digit).padStart(64, 'e')}`;

/** More digits than a spreadsheet's number has. */
const AMOUNT = 123_456_789_012_345_678_901n;

const rows = tokens.flatMap(({ address }, i): readonly MovementRow[] => {
  const at = { timestamp: 1_760_000_000 + i, blockNumber: i + 1, logIndex: 1, transactionHash: hash(i) };
  const fee = { numerator: 3n, denominator: 1000n };
  const bought = { role: 'taker', soldToken: USDC.address, boughtToken: address } as const;
  const trade = { key: hash(i), sold: 12_345_678n, received: AMOUNT, fee, at, ...bought };
  const reward = { contract: USDC.address, token: address, amount: AMOUNT, action: 'reward', ...at } as const;
  const shown = { currencies, market: 'COIN/USDC', programme: undefined };
  return [
    { ...tradeMovement(trade, false), ...shown },
    { ...rewardMovement({ ...reward, logIndex: 2 }), ...shown },
  ];
});

const FORMATS: readonly FileFormat[] = [
  ...(['spreadsheet', 'koinly', 'coinTracker', 'cryptoTax'] as const),
  ...(['sales-average', 'sales-fifo', 'assets-average', 'assets-fifo'] as const),
];

/** RFC 4180; line ends of either kind. */
const readCsv = (text: string): readonly (readonly string[])[] => {
  const fields = [...text.replace(UTF8_MARK, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/g)];
  const table: string[][] = [[]];
  for (const [, quoted, plain, end] of fields) {
    table.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') table.push([]);
  }
  return table.slice(0, -1);
};

let folder: string;
const pathOf = (format: FileFormat, end: string): string => join(folder, end, `${format}.${end}`);

const CSV = 'Text - txt - csv (StarCalc)';
/** Comma, quotes, UTF-8, first line, and each column as text. */
const AS_TEXT = `${CSV}:44,34,76,1,${Array.from({ length: 30 }, (_, i) => `${i + 1}/2`).join('/')}`;

const convert = (to: string, end: string, filter: string): void => {
  const profile = pathToFileURL(join(folder, 'profile')).href;
  const files = FORMATS.map((format) => join(folder, `${format}.csv`));
  const target = ['--convert-to', to, '--outdir', join(folder, end)];
  execFileSync('soffice', [
    `-env:UserInstallation=${profile}`,
    '--headless',
    `--infilter=${filter}`,
    ...target,
    ...files,
  ]);
};

describe.skipIf(!hasOffice)('LibreOffice, where it is installed', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ledger-files-'));
    for (const format of FORMATS) {
      const { parts } = await ledgerFile(
        { rows, fees: [], values: new Map(), estimates: new Set() },
        format,
        ALL_YEARS,
      );
      writeFileSync(join(folder, `${format}.csv`), parts.join(''));
    }
    convert(`csv:${CSV}:44,34,76,1,,0,false,true`, 'csv', AS_TEXT);
    convert('fods', 'fods', `${CSV}:44,34,76,1`);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(FORMATS)('%s is converted and reads back equal, field by field', (format) => {
    const written = readCsv(readFileSync(join(folder, `${format}.csv`), 'utf8'));
    expect(readCsv(readFileSync(pathOf(format, 'csv'), 'utf8'))).toEqual(written);
    expect(written.length).toBeGreaterThan(format.startsWith('sales') ? 0 : SYMBOLS.length);
  });

  it.each(FORMATS)('%s opens without a single formula', (format) => {
    const sheet = readFileSync(pathOf(format, 'fods'), 'utf8');
    expect(sheet).toContain('<table:table-cell');
    expect(sheet).not.toContain('table:formula');
  });
});
