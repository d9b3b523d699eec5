import { expect, it } from 'vitest';
import { priceAt } from '#pages/trade/order/followUps/FollowUpForm.tsx';

const price = { numerator: 2n, denominator: 1n };

it.each([
  ['SELL', '15', 1.7],
  ['BUY', '15', 2.3],
  ['BUY', '150', 5],
  ['SELL', '99.99', 0.0002],
] as const)('%s order: %s percent away is %s', (side, percent, expected) => {
  const at = priceAt(side, price, percent);
  expect(at && Number(at.numerator) / Number(at.denominator)).toBeCloseTo(expected, 9);
});

it.each([
  ['SELL', '100'],
  ['SELL', '150'],
  ['BUY', '1.234'],
  ['BUY', 'x'],
] as const)('%s order: %s percent is no price, so that no earlier one stays', (side, percent) => {
  expect(priceAt(side, price, percent)).toBeUndefined();
});
