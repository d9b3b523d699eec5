import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readFigure } from '#domain/amounts/readFigure.ts';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { formatMoney } from '#domain/format/formatMoney.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { plainFigure } from '#domain/format/plainFigure.ts';
import { fieldText, separators, writeFiguresFor } from '#domain/format/separators.ts';
import { digits } from '#features/chart/candleView.ts';

const locales = ['en-US', 'ja-JP', 'ko-KR', 'zh-CN', 'de-DE', 'pt-BR', 'fr-FR', 'de-CH'];

afterAll(() => writeFiguresFor('en-US'));

describe('figures follow the language', () => {
  it('the languages of the product write 1,234.5', () => {
    for (const locale of locales.slice(0, 4)) {
      writeFiguresFor(locale);
      expect(separators).toEqual({ thousands: ',', point: '.' });
    }
    writeFiguresFor('de-DE');
    expect(separators).toEqual({ thousands: '.', point: ',' });
  });

  it('whatever is printed is read back: copied, into a field, or as it stands, at most with a question', () => {
    const amount = fc.bigInt(0n, 10n ** 30n);
    fc.assert(
      fc.property(fc.constantFrom(...locales), amount, fc.integer({ min: 0, max: 24 }), (locale, raw, decimals) => {
        writeFiguresFor(locale);
        for (const printed of [exactText(raw, decimals), formatMoney(raw, decimals, 'paid')]) {
          const copied = readFigure(plainFigure(printed));
          expect(copied.ok && parseAmount(copied.value, decimals)).toEqual({ ok: true, value: raw });
          expect(parseAmount(fieldText(printed), decimals)).toEqual({ ok: true, value: raw });
          const asItStands = readFigure(printed);
          if (!asItStands.ok && asItStands.error.code !== 'ambiguous') throw new Error(asItStands.error.code);
          const text = asItStands.ok ? asItStands.value : plainFigure(printed);
          if (asItStands.ok) expect(parseAmount(text, decimals)).toEqual({ ok: true, value: raw });
          else expect(asItStands.error).toMatchObject({ choices: expect.arrayContaining([text]) as unknown });
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('numbers that are no amounts too', () => {
    writeFiguresFor('de-DE');
    expect(digits(1_234_567.5, 2)).toBe('1.234.567,50');
  });
});
