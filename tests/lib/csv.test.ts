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
