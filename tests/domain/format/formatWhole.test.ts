import { expect, it } from 'vitest';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { writeFiguresFor } from '#domain/format/separators.ts';

it('a whole number is written as the language has it', () => {
  expect([0, 999, 1000, 62_345_678].map(formatWhole)).toEqual(['0', '999', '1,000', '62,345,678']);
  writeFiguresFor('de-DE');
  expect(formatWhole(12_345)).toBe('12.345');
  writeFiguresFor('en-US');
});
