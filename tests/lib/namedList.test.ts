import { expect, it } from 'vitest';
import { MAX_NAME_LENGTH, newNamed, shortName } from '#lib/namedList.ts';

it('cleans names: one line, no turned text, at most 40 characters', () => {
  expect(shortName('  a\n\u202eb\t c ')).toBe('a b c');
  expect(shortName('\ud800x')).toBe('x');
  expect([...shortName('😀'.repeat(100))]).toHaveLength(MAX_NAME_LENGTH);
  expect(shortName('x'.repeat(1_000_000))).toHaveLength(MAX_NAME_LENGTH);
});

it('adds an entry with a used name under the next free name, and the same entry once', () => {
  const isSame = (a: { readonly size: number }, b: { readonly size: number }) => a.size === b.size;
  const long = '😀'.repeat(MAX_NAME_LENGTH);
  const kept = [
    { name: 'Wide', size: 1 },
    { name: long, size: 1 },
  ];
  const added = [
    { name: 'wide', size: 2 },
    { name: 'WIDE', size: 1 },
    { name: 'Wide', size: 2 },
    { name: long, size: 2 },
    { name: 'Full', size: 3 },
  ];
  expect(newNamed(added, kept, isSame, 4)).toEqual([
    { name: 'wide 2', size: 2 },
    { name: `${'😀'.repeat(MAX_NAME_LENGTH - 2)} 2`, size: 2 },
  ]);
});
