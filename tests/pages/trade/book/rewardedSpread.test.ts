import { expect, it } from 'vitest';
import { levelsWithin } from '#pages/trade/book/RewardedSpread.tsx';

const rows = (...prices: readonly bigint[]) => prices.map((numerator) => ({ price: { numerator, denominator: 100n } }));
const spread = { low: { numerator: 95n, denominator: 100n }, high: { numerator: 106n, denominator: 100n } };

it('the mark reaches as far as levels are within the spread to their far edge', () => {
  expect(levelsWithin(rows(101n, 106n, 107n), 'asks', spread)).toBe(2);
  expect(levelsWithin(rows(99n, 95n, 94n), 'bids', spread)).toBe(2);
  expect(levelsWithin(rows(107n), 'asks', spread)).toBe(0);
  expect(levelsWithin(rows(101n, 900n), 'asks', { ...spread, high: undefined })).toBe(2);
  expect(levelsWithin([], 'bids', spread)).toBe(0);
});
