import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTypeable } from '#domain/amounts/isTypeable.ts';
import { readFigure } from '#domain/amounts/readFigure.ts';

const NBSP = '\u00a0';
const THIN = '\u2009';

describe('figures as people copy them', () => {
  it.each([
    ['12', '12'],
    [' 12 ', '12'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1,234,567.89', '1234567.89'],
    ['1.234.567,89', '1234567.89'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['12,34,567.89', '1234567.89'],
    ['1 234 567,89', '1234567.89'],
    [`1${NBSP}234${THIN}567.5`, '1234567.5'],
    ["1'234.5", '1234.5'],
    ['1’234’567', '1234567'],
    ['0,5', '0.5'],
    ['12,5', '12.5'],
    ['0,123', '0.123'],
    ['1234,567', '1234.567'],
    ['22.139', '22.139'],
    ['$1,234.56', '1234.56'],
    ['US$5', '5'],
    ['+12.5 USDC', '12.5'],
    ['1.000,50', '1000.50'],
    ['1\u202f000,5 USDC\r\n', '1000.5'],
    ['\u200b12.5\u2060', '12.5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['१२.५', '12.5'],
    ['1,000.00 USDC', '1000.00'],
    ['usdc 1,000.5', '1000.5'],
    ['1,000.5USDC', '1000.5'],
    ['25,5\t\n', '25.5'],
    ['１２．５', '12.5'],
    ['.5', '.5'],
    ['7.', '7.'],
  ])('%j is %s', (text, read) => expect(readFigure(text, ['USDC'])).toEqual({ ok: true, value: read }));

  it.each([
    ['1,234', ['1234', '1.234']],
    ['22,139', ['22139', '22.139']],
    ['1,000 USDC', ['1000', '1.000']],
    ['$999,999', ['999999', '999.999']],
  ])('%j is questioned', (text, choices) =>
    expect(readFigure(text, ['USDC'])).toEqual({ ok: false, error: { code: 'ambiguous', choices } }),
  );

  it('a single point is ambiguous with a decimal comma', () => {
    const written = { thousands: '.', point: ',' };
    expect(readFigure('22,139', [], written)).toEqual({ ok: true, value: '22.139' });
    expect(readFigure('22.139', [], written)).toMatchObject({ error: { code: 'ambiguous' } });
  });

  it.each([
    ['', 'empty'],
    [' , ', 'empty'],
    ['1e18', 'exponent'],
    ['1.5E-7', 'exponent'],
    ['2 e6', 'exponent'],
    ['1.5M', 'abbreviated'],
    ['10k', 'abbreviated'],
    ['3 b', 'abbreviated'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['<0.00001', 'inexact'],
    ['≈ 12', 'inexact'],
    ['≈ 1,000.50 USDC', 'inexact'],
    ['1.234,56 €', 'otherUnit'],
    ['1,000.50 USDC ($1,000.50)', 'notANumber'],
    ['12 DAI', 'otherUnit'],
    ['1.5 million', 'otherUnit'],
    ['1.2.3', 'separators'],
    ['1,23,4', 'separators'],
    ['1,234.5,6', 'separators'],
    ['1.51,000', 'separators'],
    ['9'.repeat(80), 'tooLong'],
    ['0x10', 'notANumber'],
    ['10²', 'notANumber'],
    ['½', 'notANumber'],
    ['twelve', 'notANumber'],
    ['1 USDC 5', 'notANumber'],
  ])('%j is refused: %s', (text, code) => expect(readFigure(text, ['USDC'])).toMatchObject({ error: { code } }));

  it('a symbol with digits, or of one letter that could be a unit, is not read as part of the number', () => {
    expect(readFigure('5 1INCH', ['1INCH'])).toEqual({ ok: true, value: '5' });
    expect(readFigure('51INCH', ['1INCH']).ok).toBe(false);
    expect(readFigure('5 T', ['T'])).toMatchObject({ error: { code: 'abbreviated' } });
    expect(readFigure('5e18', ['e18'])).toMatchObject({ error: { code: 'exponent' } });
  });

  it("takes a currency's sign only where the field's token is worth one of that currency", () => {
    expect(readFigure('$1,234.56', ['DAI'])).toEqual({ ok: true, value: '1234.56' });
    expect(readFigure('1.234,56 €', ['agEUR'])).toEqual({ ok: true, value: '1234.56' });
    for (const units of [['MYT'], ['MATIC'], []]) {
      expect(readFigure('$100', units)).toEqual({ ok: false, error: { code: 'otherUnit' } });
    }
  });

  it('every figure read is typeable and has exactly the digits of the text', () => {
    const piece = fc.constantFrom(...'0123456789', ',', '.', ' ', "'", 'e', 'k', '-', '$', NBSP, ' USDC');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        const read = readFigure(text, ['USDC']);
        if (!read.ok) return;
        expect(isTypeable(read.value)).toBe(true);
        expect(read.value.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
      }),
      { numRuns: 3_000 },
    );
  });
});
