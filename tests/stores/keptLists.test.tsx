import { beforeEach, expect, it } from 'vitest';
import { deskStorageKeys } from '#config/deskStorageKeys.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { addLayout } from '#domain/desk/namedLayouts.ts';
import { readLayout } from '#domain/desk/deskLayout.ts';
import { withTrends, type TrendLine } from '#domain/history/trendLines.ts';
import { keptTrends } from '#stores/keptTrends.ts';
import { savedLayouts } from '#stores/savedLayouts.ts';

beforeEach(() => {
  window.localStorage.clear();
});

/** The browser stores what another tab wrote before it knew of this tab's change. */
const otherStores = (key: string, newValue: string): void => {
  window.localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

const layout = readLayout(undefined);
const withLayout = (name: string): void => {
  const added = addLayout(savedLayouts.read(), name, layout);
  if (added.ok) savedLayouts.keep(added.value);
};

it('keeps both layouts that two tabs save at the same moment', () => {
  withLayout('Mine');
  otherStores(deskStorageKeys.saved, JSON.stringify([{ name: 'Theirs', layout }]));
  expect(savedLayouts.read().map(({ name }) => name)).toEqual(['Theirs', 'Mine']);
});

it('does not save a layout again that another tab has deleted', () => {
  withLayout('Mine');
  otherStores(deskStorageKeys.saved, JSON.stringify([{ name: 'Mine', layout }]));
  otherStores(deskStorageKeys.saved, '[]');
  expect(savedLayouts.read()).toEqual([]);
});

it('keeps the lines that two tabs draw in two markets at the same moment', () => {
  const line: TrendLine = { shape: 'ray', from: { time: 1, price: 2 }, to: { time: 3, price: 4 } };
  keptTrends.keep(withTrends({}, 'a b', [line], 1));
  otherStores(storageKeys.chartTrendLines, JSON.stringify(withTrends({}, 'c d', [line], 2)));
  expect(Object.keys(keptTrends.read()).toSorted()).toEqual(['a b', 'c d']);
});
