import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvText } from '#lib/csv.ts';

it('every row ends its line', () => {
  expect(csvText([['a', 'b'], ['c']])).toBe('a,b\r\nc\r\n');
});

it('quotes what would break a row', () => {
  expect(csvText([['1,000', 'say "so"', 'two\nlines']])).toBe('"1,000","say ""so""","two\nlines"\r\n');
});

it.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+cmd|x', "'+cmd|x"],
  ['-2+3', "'-2+3"],
  ['-2.5', '-2.5'],
  ['0.41', '0.41'],
])('a symbol cannot become a formula: %s', (field, written) => {
  expect(csvText([[field]])).toBe(`${written}\r\n`);
});

it.each(['\u0000=1', ' =1', '\u00A0=1', '\u200B=1', '\uFEFF=1', '\t=1', '\n=1', '＝1', '＋1', '－1', '＠A1', '﹦1'])(
  'no leading control, blank or full-width form begins a formula: %j',
  (field) => {
    expect(csvText([[field]])).toMatch(/^"?'/);
  },
);

it.each(['5\n', '-', '+', '-5\r'])('only a whole number passes with its sign: %j', (field) => {
  expect(csvText([[`${field.startsWith('5') ? '-' : ''}${field}`]])).toMatch(/^"?'/);
});

const RISKY = /^[\s\p{C}\p{Z}=+\-@＝＋－＠﹢﹣﹦﹫]/u;
const marks = [...'=+-@＝; \t\r\n",\'1aA|\u200B'];
const symbol = fc.string({ unit: fc.constantFrom(...marks), maxLength: 8 });

it.each(['X;=1+1;', 'X\t=1+1', 'X\n=1+1', 'X\r@A1', 'X; -2+3', 'X;;＝1'])(
  'no symbol begins a formula where a spreadsheet splits at semicolons, tabs or lines: %j',
  (field) => {
    const cells = csvText([['12.5', field, '0x1']]).split(/[;\t\r\n]/);
    expect(cells.filter((cell) => RISKY.test(cell))).toEqual([]);
  },
);

it('no symbol begins a formula, whatever it consists of and wherever a row is split', () => {
  fc.assert(
    fc.property(symbol, symbol, (first, second) => {
      const row = csvText([['12.5', first, second, '0x1']]).slice(0, -2);
      for (const cell of row.split(/[;\t\r\n]/)) expect(cell).not.toMatch(RISKY);
    }),
  );
});

/** Reads one row by RFC 4180. */
const parsed = (row: string): readonly string[] =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );

it('a reader of the file gets each field back, but for apostrophes that disarm', () => {
  const bare = (field: string): string => field.replaceAll("'", '');
  fc.assert(
    fc.property(fc.array(symbol, { minLength: 2, maxLength: 4 }), (fields) => {
      const row = csvText([['12.5', ...fields]]).slice(0, -2);
      expect(parsed(row).map(bare)).toEqual(['12.5', ...fields.map(bare)]);
    }),
  );
});
