import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const IMPORT = /import (?:type )?\{([^}]*)\} from '#lib\/reported\.ts'/;

/** Files of `src` that import each function. */
const importers = new Map<string, string[]>();
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
for (const file of files.toSorted()) {
  const names = IMPORT.exec(readFileSync(`src/${file}`, 'utf8'))?.[1]?.split(',') ?? [];
  for (const name of names.flatMap((entry) => /^\s*(\w+)/.exec(entry)?.[1] ?? [])) {
    importers.set(name, [...(importers.get(name) ?? []), file]);
  }
}

/** After a comparison with the chain. */
const CHECKED = ['stores/checkedReports.ts', 'updaters/history/serviceHistory.ts'];

/** For reads that take every value from the chain. */
const HINT = [
  'chain/reading/reportedTrades.ts',
  'reads/book/useReportedOrders.ts',
  'reads/mining/useBlockTime.ts',
  'reads/pools/usePoolElsewhere.ts',
  'stores/checkedReports.ts',
  'stores/reportedPools.ts',
];

/** Display names the source, or lasts until the chain's value comes. */
const SHOWN = [
  'features/markets/marketRows.ts',
  'features/markets/useMarketList.ts',
  'features/markets/useMarketRows.ts',
  'pages/mining/orders/OrderSummary.tsx',
  'pages/mining/orders/useOrderMiningPage.ts',
  'pages/trade/market/AboutTokens.tsx',
  'pages/trade/market/TokenTrades.tsx',
  'pages/trade/market/useMarketDay.ts',
  'reads/mining/useBlockTime.ts',
  'reads/tokens/useMarketPrice.ts',
];

it.each([
  ['checked', CHECKED],
  ['hint', HINT],
  ['shown', SHOWN],
])('only the named files unwrap a reported value with %s', (name, files) => {
  expect(importers.get(name)).toEqual(files);
});

it('only services mark values as reported', () => {
  const marking = ['reported', 'reportedResult'].flatMap((name) => importers.get(name) ?? []);
  expect(marking.length).toBeGreaterThan(2);
  expect(marking.filter((file) => !file.startsWith('services/'))).toEqual([]);
});

it('no quote, plan or rule of the domain knows reported values', () => {
  const known = [...importers.values()].flat();
  expect(known.filter((file) => file.startsWith('domain/') || file.startsWith('writes/'))).toEqual([]);
});
