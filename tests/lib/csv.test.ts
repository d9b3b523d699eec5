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
