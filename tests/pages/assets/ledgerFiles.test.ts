import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarToken, wrappedNative } from '#config/tokens/tokens.ts';
import { ALL_YEARS, rangeOfYear, type Period } from '#domain/ledger/ledgerYears.ts';
import { splitUnclear } from '#domain/ledger/ledgerMoves.ts';
import { rewardMovement, tradeMovement } from '#domain/portfolio/movements.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import { csvText, UTF8_MARK } from '#lib/csv.ts';
import { coinTrackerTable, cryptoTaxTable, koinlyTable } from '#domain/ledger/taxFiles.ts';
import { allMoves, ledgerEntries, ledgerFile } from '#pages/assets/history/ledgerFiles.ts';
import { movementsTable } from '#pages/assets/history/movementsFile.ts';
import type { MovementRow } from '#pages/assets/history/movementRows.ts';
import type { NetworkFee } from '#pages/assets/history/useNetworkFees.ts';

const USDC = dollarToken as Token;
const COIN: Token = { ...USDC, address: `0x${'2'.repeat(40)}`, decimals: 2, symbol: 'COIN', name: 'Coin' };
const OTHER: Token['address'] = `0x${'4'.repeat(40)}`;
const currencies = new Map([USDC, COIN].map((token) => [token.address, token]));
const hash = (digit: number): Hex => `0x${String(digit).repeat(64)}`;
const NEW_YEAR = Date.UTC(2026, 0, 1) / 1000;
const dollars = (amount: bigint): bigint => amount * 10n ** BigInt(USDC.decimals);

const trade = (isSell: boolean, base: bigint, quote: bigint, block: number, timestamp: number): MovementRow => {
  const [soldToken, boughtToken] = isSell ? [COIN.address, USDC.address] : [USDC.address, COIN.address];
  const [sold, received] = isSell ? [base, quote] : [quote, base];
  const at = { timestamp, blockNumber: block, logIndex: 1, transactionHash: hash(block) };
  const fee = { numerator: 0n, denominator: 1n };
  return {
    ...tradeMovement({ key: String(block), role: 'taker', soldToken, boughtToken, sold, received, fee, at }, isSell),
    currencies,
    market: 'COIN/USDC',
    programme: undefined,
  };
};

const fileOf = async (...query: Parameters<typeof ledgerFile>) => {
  const { name, parts } = await ledgerFile(...query);
  return { name, text: parts.join('') };
};

/** No mark of a cost and of a gain. */
const GAINLESS = ['', ''];
const own = { values: new Map<string, bigint>(), estimates: new Set<string>() };
const yearOf = (year: number): Period => ({ name: String(year), range: rangeOfYear(year, () => 0) });
const fee: NetworkFee = { transactionHash: hash(1), amount: 10n ** 16n, blockNumber: 1, timestamp: NEW_YEAR - 9 };
// Newest first, as on the page: 10 for 100 and 30 for 500 in one year, and 20 sold for 400 in the next.
const rows = [
  trade(true, 2000n, dollars(400n), 3, NEW_YEAR),
  trade(false, 3000n, dollars(500n), 2, NEW_YEAR - 1),
  trade(false, 1000n, dollars(100n), 1, NEW_YEAR - 9),
];
const lines = (text: string): readonly string[] => text.replace(UTF8_MARK, '').trimEnd().split('\r\n');

describe('files of a ledger', () => {
  it.each([
    ['sales-average', '300', '100'],
    ['sales-fifo', '266.666666667', '133.333333333'],
  ] as const)('%s has the cost and the gain of earlier years’ purchases', async (format, cost, gain) => {
    const { name, text } = await fileOf({ rows, fees: [], ...own }, format, yearOf(2026));
    expect(name).toBe(`account-history-${format}-2026.csv`);
    expect(lines(text).slice(1)).toEqual([
      `2026-01-01 00:00:00,trade,20,COIN,${COIN.address},400,${cost},${gain},0,,,,${hash(3)}`,
    ]);
    expect(lines((await fileOf({ rows, fees: [], ...own }, format, yearOf(2025))).text)).toHaveLength(1);
  });

  it('assets are at the end of the year', async () => {
    const cells = async (period: Period) =>
      lines((await fileOf({ rows, fees: [], ...own }, 'assets-average', period)).text)
        .find((line) => line.startsWith('COIN'))
        ?.split(',')
        .slice(2, 6);
    expect(await cells(yearOf(2025))).toEqual(['40', '0', '600', '0']);
    expect(await cells(ALL_YEARS)).toEqual(['20', '0', '300', '100']);
  });

  it('a reward of unknown value has no income and no cost, never 0', async () => {
    const at = { timestamp: NEW_YEAR, blockNumber: 4, logIndex: 1, transactionHash: hash(4) };
    const move = { contract: COIN.address, token: COIN.address, amount: 500n, action: 'reward', ...at } as const;
    const row: MovementRow = { ...rewardMovement(move), currencies, market: undefined, programme: 'farm' };
    const { text } = await fileOf({ rows: [row], fees: [], ...own }, 'assets-fifo', ALL_YEARS);
    const [, line] = lines(text);
    expect(line).toBe(`COIN,${COIN.address},5,5,,0,0,,5,0,0,,,`);
  });

  it('a transaction’s network fee is counted once, with its first entry or alone', async () => {
    const lone = { ...fee, transactionHash: hash(9), blockNumber: 9 };
    const entries = await ledgerEntries({ rows, fees: [fee, lone] });
    expect(entries.map(({ kind, networkFee }) => [kind, networkFee?.amount])).toEqual([
      ['bought', '0.01'],
      ['bought', undefined],
      ['sold', undefined],
      ['networkFee', '0.01'],
    ]);
  });

  it('a spreadsheet of one year has the rows of that year, a mark for UTF-8 and times in UTC', async () => {
    const { name, text } = await fileOf({ rows, fees: [fee], ...own }, 'spreadsheet', yearOf(2025));
    expect(name).toBe('account-history-2025.csv');
    expect(text.startsWith(UTF8_MARK)).toBe(true);
    expect(lines(text).map((line) => line.slice(0, 19))).toEqual([
      'time (UTC),block,wh',
      '2025-12-31 23:59:59',
      '2025-12-31 23:59:51',
    ]);
    expect(lines(text)[2]).toContain(',0.01,');
  });
});

describe('units of a format without addresses', () => {
  const moved = (token: Token, block: number): MovementRow => ({
    ...{ id: `${hash(block)} 2`, kind: 'arrived', sent: undefined, received: { token: token.address, amount: 100n } },
    ...{ fee: undefined, role: undefined, exchange: undefined, contract: OTHER, programme: undefined },
    ...{ blockNumber: block, logIndex: 2, timestamp: NEW_YEAR, transactionHash: hash(block) },
    ...{ currencies: new Map([[token.address, token]]), market: undefined },
  });
  const unitsIn = async (...some: readonly MovementRow[]) =>
    (await ledgerEntries({ rows: some, fees: [] })).map(({ received }) => received?.unit);

  it('are one for each token, whether it was traded or moved', async () => {
    const named = { ...COIN, symbol: 'COIN 0x2222...2222' };
    const [bought] = [trade(false, 3000n, dollars(500n), 2, NEW_YEAR)];
    expect(await unitsIn(moved(named, 3), bought)).toEqual([named.symbol, named.symbol]);
    expect(await unitsIn(moved(named, 1), bought)).toEqual([named.symbol, named.symbol]);
  });

  it.each(['USDC', 'usdc', 'USDC\u200F', ' ＵＳＤＣ'])(
    'give a token that is called %j no known name',
    async (symbol) => {
      const fake = { ...COIN, symbol };
      expect(await unitsIn(moved(fake, 1))).toEqual([`${symbol} 0x2222...2222`]);
      expect(await unitsIn(moved(fake, 2), moved(USDC, 1))).toEqual(['USDC', `${symbol} 0x2222...2222`]);
    },
  );

  it('are apart for two tokens of one name', async () => {
    const other = { ...COIN, address: OTHER };
    expect(await unitsIn(moved(COIN, 2), moved(other, 1))).toEqual(['COIN 0x4444...4444', 'COIN 0x2222...2222']);
  });

  it('are MATIC for the coin and its wrapper, whose wraps are in no file', async () => {
    expect(await unitsIn(moved(wrappedNative, 1))).toEqual(['MATIC']);
  });
});

it('a network fee precedes the first log of its block, because it is paid before the transaction runs', async () => {
  const first = trade(false, 1000n, dollars(100n), 1, NEW_YEAR);
  const moves = await allMoves({ rows: [{ ...first, logIndex: 0 }], fees: [fee] });
  expect(moves.map(({ kind }) => kind)).toEqual(['networkFee', 'trade', 'trade']);
});

it('a payment without a stated purpose returns the stake first, and pays a reward beyond it', () => {
  const at = (block: number) => ({ timestamp: block, blockNumber: block, logIndex: 0, transactionHash: hash(block) });
  const move = { contract: USDC.address, token: COIN.address } as const;
  const parts = [
    ...splitUnclear([
      rewardMovement({ ...move, amount: 10n, action: 'deposit', ...at(1) }),
      rewardMovement({ ...move, amount: 4n, action: 'received', ...at(2) }),
      rewardMovement({ ...move, amount: 9n, action: 'received', ...at(3) }),
    ]),
  ];
  expect(parts.map(({ kind, sent, received }) => [kind, (sent ?? received)?.amount])).toEqual([
    ['deposit', 10n],
    ['withdrawal', 4n],
    ['withdrawal', 6n],
    ['reward', 3n],
  ]);
  expect(new Set(parts.map(({ id }) => id)).size).toBe(4);
});

/** Apostrophes at the start of a cell, also of one that a spreadsheet makes by a split. */
const disarming = /(?<=^|[;\t\r\n])'+/g;

/** RFC 4180; the apostrophes that disarm a formula are removed. */
const readCsv = (text: string): readonly (readonly string[])[] => {
  const fields = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  const table: string[][] = [[]];
  for (const [, quoted, plain, end] of fields) {
    table.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain ?? '').replaceAll(disarming, ''));
    if (end === '\r\n') table.push([]);
  }
  return table.slice(0, -1);
};

it('a file that is read again gives the table', () => {
  const field = fc
    .oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom('=1', '-5', 'X;=1', ' x', '＝1', '\r\n"', ',', ''),
    )
    .map((text) => text.replaceAll(disarming, ''));
  fc.assert(
    fc.property(fc.array(fc.array(field, { minLength: 1, maxLength: 6 }), { maxLength: 8 }), (table) => {
      expect(readCsv(csvText(table))).toEqual(table);
    }),
  );
});

describe('files of any ledger, read again', () => {
  const symbol = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('=1+1', 'X;=1+1;', '+A1', '＝1', ' x', 'a,b"c', '\r\n', '日本円'),
  );
  const amount = fc.bigInt({ min: 1n, max: 10n ** 40n });
  const kind = fc.constantFrom('trade', 'reward', 'deposit', 'received', 'purchase');
  const entry = fc.record({ kind, symbol, amount, decimals: fc.nat({ max: 18 }), block: fc.nat({ max: 40 }) });
  const moved = fc.array(entry, { maxLength: 140 }).map((entries) =>
    entries.map(({ kind: one, symbol: name, amount: size, decimals, block }, i): MovementRow => {
      const token: Token = { ...COIN, decimals, symbol: name.replaceAll(disarming, '') };
      const at = { timestamp: NEW_YEAR + block, blockNumber: block, logIndex: i, transactionHash: hash(block) };
      const shown = { currencies: new Map([USDC, token].map((each) => [each.address, each])), programme: undefined };
      if (one === 'trade') {
        return {
          ...trade(i % 2 === 0, size, size, block, at.timestamp),
          ...shown,
          ...at,
          id: String(i),
          market: name.replaceAll(disarming, ''),
        };
      }
      const move = { contract: USDC.address, token: COIN.address, amount: size, action: one, ...at };
      return { ...rewardMovement(move), ...shown, market: undefined };
    }),
  );
  const paid = fc
    .uniqueArray(fc.nat({ max: 45 }), { maxLength: 20 })
    .map((blocks) => blocks.map((block): NetworkFee => ({ ...fee, transactionHash: hash(block), blockNumber: block })));
  const tables = { koinly: koinlyTable, coinTracker: coinTrackerTable, cryptoTax: cryptoTaxTable } as const;

  it('gives the table of all entries at once, however many parts it was made of', async () => {
    await fc.assert(
      fc.asyncProperty(moved, paid, async (all, fees) => {
        const data = { rows: all, fees, ...own };
        const written = async (format: Parameters<typeof ledgerFile>[1]) =>
          (await fileOf(data, format, ALL_YEARS)).text.replace(UTF8_MARK, '');
        for (const format of ['koinly', 'coinTracker', 'cryptoTax'] as const) {
          expect(readCsv(await written(format))).toEqual(tables[format](await ledgerEntries(data)));
        }
        expect(readCsv(await written('spreadsheet'))).toEqual(movementsTable(fees)(all));
        expect(await written('json')).toBe(JSON.stringify(await ledgerEntries(data), undefined, 2));
      }),
      { numRuns: 30 },
    );
  });

  it('marks sales whose proceeds are an estimate, and counts the estimates of each asset', async () => {
    const swap = (block: number): MovementRow => {
      const row = trade(true, 100n, 5n, block, NEW_YEAR + block);
      return { ...row, received: row.received && { ...row.received, token: OTHER } };
    };
    const rows = [swap(1), swap(2), swap(3)];
    const events = rows.map(({ id }) => id);
    const [first = '', second = ''] = events;
    const set = { values: new Map([first, second].map((event) => [event, 7n])), estimates: new Set([first]) };
    const of = async (format: 'sales-average' | 'assets-average') =>
      readCsv((await fileOf({ rows, fees: [], ...set }, format, ALL_YEARS)).text.replace(UTF8_MARK, ''));
    const [head = [], ...sold] = await of('sales-average');
    const mark = head.indexOf('Proceeds are');
    expect(sold.map((row) => row[mark])).toEqual(['estimate from pool price', '', '']);
    expect(sold.map((row) => row.slice(mark + 1, mark + 3))).toEqual([GAINLESS, GAINLESS, GAINLESS]);
    const [heads = [], ...assets] = await of('assets-average');
    const counts = heads.indexOf('Entries valued by an estimate');
    expect(assets.map((row) => row.slice(counts))).toEqual([
      ['1', '', '', ''],
      ['1', 'depends on an estimate', '', ''],
    ]);
  });

  it('marks the cost and the gain of a sale that depend on the estimate of an earlier entry', async () => {
    const at = { timestamp: NEW_YEAR - 20, blockNumber: 0, logIndex: 1, transactionHash: hash(4) };
    const move = { contract: USDC.address, token: COIN.address, amount: 2500n, action: 'reward', ...at } as const;
    const reward: MovementRow = { ...rewardMovement(move), currencies, market: undefined, programme: 'farm' };
    const late = trade(true, 3000n, dollars(600n), 5, NEW_YEAR + 1);
    const set = { values: new Map([[reward.id, dollars(50n)]]), estimates: new Set([reward.id]) };
    const of = async (format: 'sales-average' | 'sales-fifo' | 'assets-average' | 'assets-fifo') => {
      const all = { rows: [late, ...rows, reward], fees: [], ...set };
      const [head = [], ...lines] = readCsv((await fileOf(all, format, ALL_YEARS)).text.replace(UTF8_MARK, ''));
      const marks = [head.indexOf('Cost is'), head.indexOf('Gain is'), head.indexOf('Realised is')];
      const own = lines.filter((row) => row.includes(COIN.address));
      return own.map((row) => marks.flatMap((mark) => (mark < 0 ? [] : [row[mark]])));
    };
    const mark = 'depends on an estimate';
    expect(await of('sales-average')).toEqual([
      [mark, mark],
      [mark, mark],
    ]);
    expect(await of('assets-average')).toEqual([[mark, mark]]);
    // The 25 of the reward are sold first, in both sales; the rest of 15 is of known cost.
    expect(await of('sales-fifo')).toEqual([
      [mark, mark],
      [mark, mark],
    ]);
    expect(await of('assets-fifo')).toEqual([['', mark]]);
  });

  it('has a row for each sale in its order, on both sides of a part', async () => {
    const sales = Array.from({ length: 120 }, (_, i) => trade(true, BigInt(i + 1), 5n, i, NEW_YEAR + i));
    const { text } = await fileOf({ rows: sales, fees: [], ...own }, 'sales-fifo', ALL_YEARS);
    const [head, ...sold] = readCsv(text.replace(UTF8_MARK, ''));
    expect(head?.[0]).toBe('Time (UTC)');
    expect(sold.map((row) => row[2])).toEqual(sales.map(({ sent }) => String(Number(sent?.amount) / 100)));
  });
});
