import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAwaitedList, type MarketListView, type MarketRow } from '#features/markets/index.ts';
import { holdBackParts, importLater, showedContent } from '#lib/later.ts';
import { marketDays } from '#stores/marketDays.ts';

const waiting: MarketListView = {
  status: 'reading',
  rows: [],
  found: 0,
  read: 0,
  total: undefined,
  isSearching: false,
};
const row = {} as MarketRow;

beforeEach(() => {
  vi.useFakeTimers();
  holdBackParts();
});
afterEach(() => void vi.useRealTimers());

/** True if modules of every visit are requested long enough after the node's first answer. */
const isRequestedAfter = async (...views: readonly MarketListView[]): Promise<boolean> => {
  const load = vi.fn(() => Promise.resolve('part'));
  void importLater(load);
  const { rerender, unmount } = renderHook((view: MarketListView) => useAwaitedList(view), { initialProps: waiting });
  showedContent();
  for (const view of views) rerender(view);
  await vi.advanceTimersByTimeAsync(2000);
  unmount();
  return load.mock.calls.length > 0;
};

it('parts wait for the list', async () => {
  expect(await isRequestedAfter()).toBe(false);
});

it("parts wait for the beginning of its rows' day, which decides whether their figures are there soon", async () => {
  expect(await isRequestedAfter({ ...waiting, rows: [row] })).toBe(false);
  marketDays.seeBlock(1);
  expect(await isRequestedAfter({ ...waiting, rows: [row] })).toBe(true);
  expect(await isRequestedAfter({ ...waiting, status: 'complete' })).toBe(true);
});

it('a list that cannot be read is not waited for', async () => {
  expect(await isRequestedAfter({ ...waiting, status: 'failed' })).toBe(true);
});
