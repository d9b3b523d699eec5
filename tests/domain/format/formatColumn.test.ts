import { describe, expect, it } from 'vitest';
import { formatColumn } from '../../../src/domain/format/formatColumn.ts';

const separators = { thousands: ',', point: '.' };

describe('an amount in a narrow column', () => {
  it.each([
    [0n, '0.00'],
    [10_880_000_000n, '10,880.00'],
    [99_999_990_000n, '99,999.99'],
    [123_456_780_000n, '123,456'],
    [999_999_999_999n, '999,999'],
    [1_000_000_000_000n, '1.00M'],
    [47_375_894_480_000n, '47.38M'],
    [10n ** 24n, '1,000,000.00T'],
  ])('%s raw units of six decimals are %s', (amount, text) => {
    expect(formatColumn(amount, 6, separators)).toBe(text);
  });

  it('dust is as everywhere', () => {
    expect(formatColumn(1n, 18, separators)).toBe('<0.00001');
  });
});
