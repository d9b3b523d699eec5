import { expect, it } from 'vitest';
import { burnLoss } from '#domain/burn/loss.ts';
import type { DollarValue } from '#domain/prices/dollarValue.ts';

const dollars = (low: bigint, high?: bigint): DollarValue => {
  const of = (numerator: bigint) => ({ numerator, denominator: 1n });
  return { ...of(low), ...(high !== undefined && { other: of(high) }) };
};

it.each([
  [dollars(9n), dollars(10n), 'certain'],
  [dollars(10n), dollars(10n), undefined],
  [dollars(7n, 9n), dollars(10n, 20n), 'certain'],
  [dollars(9n, 11n), dollars(10n), 'possible'],
  [dollars(15n), dollars(10n, 20n), 'possible'],
  [dollars(20n, 30n), dollars(10n, 20n), undefined],
])('a reward of %s against %s burned has the loss %s', (added, burned, loss) => {
  expect(burnLoss(added, burned)).toBe(loss);
});
