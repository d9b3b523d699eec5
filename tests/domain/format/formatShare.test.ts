import { expect, it } from 'vitest';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { formatShare } from '#domain/format/formatShare.ts';

const part = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });

it.each([
  [part(12n, 1000n), 2, '1.20%'],
  [part(1n, 1n), 2, '100.00%'],
  [part(5n, 100_000n), 2, '0.01%'],
  [part(4n, 100_000n), 2, '<0.01%'],
  [part(1n, 10n ** 30n), 2, '<0.01%'],
  [part(4n, 100_000n), 6, '0.004000%'],
  [part(1n, 10n ** 30n), 6, '<0.000001%'],
  [part(0n, 1n), 2, '0%'],
])('your pool share (<0.01 %% when tiny): %o with %i decimals is %s', (share, decimals, text) => {
  expect(formatShare(share, decimals)).toBe(text);
});

it('a part above a thousand per cent is grouped', () => {
  expect(formatShare(part(20n, 1n))).toBe('2,000.00%');
});

it.each([
  [part(1_849_080n, 100n), '$18,490.80'],
  [part(1n, 100n), '$0.01'],
  [part(99n, 10_000n), '<$0.01'],
  [part(0n, 1n), '$0.00'],
])('dollars: %o is %s', (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});
