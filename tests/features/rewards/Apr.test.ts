import { expect, it } from 'vitest';
import { aprText } from '#features/rewards/Apr.tsx';

it.each([
  [undefined, '–'],
  [0n, '0%'],
  [1234n, '12.34%'],
  [100_000_000n, '1,000,000.00%'],
  [100_000_001n, '>1,000,000%'],
  [10n ** 77n, '>1,000,000%'],
])('a yearly rate of %s in 1/10000 is %s, never with an exponent', (bps, text) => {
  expect(aprText(bps)).toBe(text);
});
