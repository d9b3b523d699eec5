import { expect, it } from 'vitest';
import { amountToPlace, isTypeable, isUncancelled } from '#pages/trade/openOrders/moveProgress.ts';
import { isPriceFlaw } from '#pages/trade/openOrders/moveView.ts';

it.each([
  ['review', true, true],
  ['cancelling', false, false],
  ['confirming', false, false],
  ['notCancelled', true, true],
  ['reading', false, false],
  ['placing', false, false],
  ['notPlaced', false, true],
  ['placed', false, false],
] as const)('the order at "%s" is uncancelled: %s, a price can be typed: %s', (at, uncancelled, typeable) => {
  expect(isUncancelled(at)).toBe(uncancelled);
  expect(isTypeable(at)).toBe(typeable);
});

it('the new order sells what came back, before that what is left of the order', () => {
  expect(amountToPlace({ at: 'review' }, 7n)).toBe(7n);
  expect(amountToPlace({ at: 'notPlaced', back: undefined }, 7n)).toBe(7n);
  expect(amountToPlace({ at: 'notPlaced', back: 5n }, 7n)).toBe(5n);
});

it('waiting for the book and the price it has already are no flaws of a price', () => {
  expect(isPriceFlaw({ code: 'loading' })).toBe(false);
  expect(isPriceFlaw({ code: 'samePrice' })).toBe(false);
  expect(isPriceFlaw({ code: 'priceZero' })).toBe(true);
});
