import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNotice } from '#domain/format/formatNotice.ts';

describe('an amount in a notice', () => {
  it.each([
    [138_887_636_999_999_999_999n, '138.88763699', '138.887637'],
    [5n * 10n ** 18n, '5.00', '5.00'],
    [123_456_789n, '0.00000000012345', '0.00000000012346'],
    [1n, '0.000000000000000001', '0.000000000000000001'],
  ])('%s is cut to %s received and %s paid', (raw, received, paid) => {
    expect(formatNotice(raw, 18, 'received')).toBe(received);
    expect(formatNotice(raw, 18, 'paid')).toBe(paid);
  });

  it('never has more than eight decimals, unless five digits need them, and never becomes 0', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.constantFrom('paid', 'received'), (raw, role) => {
        const text = formatNotice(raw, 18, role);
        const digits = (text.split('.')[1] ?? '').length;
        expect(digits <= 8 || Number(text.replaceAll(',', '')) < 0.001).toBe(true);
        expect(text).toMatch(/[1-9]/);
      }),
    );
  });
});
