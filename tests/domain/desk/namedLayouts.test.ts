import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCollapsed, withSize } from '#domain/desk/changeLayout.ts';
import { standardLayout } from '#domain/desk/deskLayout.ts';
import {
  addLayout,
  deleteLayout,
  MAX_LAYOUTS,
  newLayouts,
  readLayouts,
  renameLayout,
  replaceLayout,
  type NamedLayouts,
} from '#domain/desk/namedLayouts.ts';
import { MAX_NAME_LENGTH } from '#lib/namedList.ts';

const layouts = fc.integer({ min: 240, max: 640 }).map((size) => withSize(standardLayout, 'book', size));
const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('a', 'A', 'a 2', 'b', 'b '.repeat(30)),
);
const saves = fc.array(fc.tuple(names, layouts), { maxLength: 14 });

const saved = (all: readonly (readonly [string, typeof standardLayout])[]): NamedLayouts =>
  all.reduce<NamedLayouts>((kept, [name, layout]) => {
    const next = addLayout(kept, name, layout);
    return next.ok ? next.value : kept;
  }, []);

it('saved layouts come back as they were: at most ten, none with the name of another', () => {
  fc.assert(
    fc.property(saves, (all) => {
      const kept = saved(all);
      expect(readLayouts(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      expect(kept.length).toBeLessThanOrEqual(MAX_LAYOUTS);
      expect(new Set(kept.map(({ name }) => name.toLowerCase())).size).toBe(kept.length);
      for (const { name } of kept) expect([...name].length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
    }),
  );
});

it('layouts of a file are added after the own ones, none twice, and no own one changes', () => {
  fc.assert(
    fc.property(saves, saves, (own, others) => {
      const [kept, file] = [saved(own), saved([...others, ...own.slice(0, 2)])];
      const joined = [...kept, ...newLayouts(file, kept)];
      expect(readLayouts(joined)).toEqual(joined);
      expect(newLayouts(kept, kept)).toEqual([]);
      expect(newLayouts(file, joined)).toEqual([]);
      if (joined.length < MAX_LAYOUTS)
        for (const { layout } of file) expect(joined.map((entry) => entry.layout)).toContainEqual(layout);
    }),
  );
  const [wide, narrow] = [withSize(standardLayout, 'book', 500), withSize(standardLayout, 'book', 240)];
  const mine = [{ name: 'Wide', layout: wide }];
  expect(newLayouts([{ name: 'wide', layout: narrow }], mine)).toEqual([{ name: 'wide 2', layout: narrow }]);
  const full = Array.from({ length: MAX_LAYOUTS }, (_, at) => ({ name: `n${at}`, layout: wide }));
  expect(newLayouts([{ name: 'more', layout: narrow }], full)).toEqual([]);
});

describe('saving by name', () => {
  const wide = withSize(standardLayout, 'book', 500);
  const mine: NamedLayouts = [
    { name: 'Wide', layout: wide },
    { name: 'Plain', layout: standardLayout },
  ];

  it('refuses no name, a used one, and an eleventh layout', () => {
    expect(addLayout(mine, ' \u202e\u200b ', wide)).toEqual({ ok: false, error: 'noName' });
    expect(addLayout(mine, '  wide ', wide)).toEqual({ ok: false, error: 'sameName' });
    const full = Array.from({ length: MAX_LAYOUTS }, (_, at) => ({ name: `n${at}`, layout: wide }));
    expect(addLayout(full, 'new', wide)).toEqual({ ok: false, error: 'tooMany' });
    expect(addLayout(full.slice(1), 'new', wide).ok).toBe(true);
  });

  it('renames, replaces and deletes the named one alone', () => {
    expect(renameLayout(mine, 'Wide', ' WIDE ')).toEqual({
      ok: true,
      value: [{ name: 'WIDE', layout: wide }, mine[1]],
    });
    expect(renameLayout(mine, 'Wide', 'plain')).toEqual({ ok: false, error: 'sameName' });
    expect(renameLayout(mine, 'Wide', '')).toEqual({ ok: false, error: 'noName' });
    const slim = withCollapsed(wide, 'book', true);
    expect(replaceLayout(mine, 'Plain', slim)).toEqual([mine[0], { name: 'Plain', layout: slim }]);
    expect(deleteLayout(mine, 'Wide')).toEqual([mine[1]]);
    expect(deleteLayout(mine, 'none')).toEqual(mine);
  });
});

it('a hostile list keeps its valid entries alone', () => {
  const valid = { name: 'Mine', layout: { sizes: { book: 300 }, collapsed: [], depth: 'tab' } };
  const odd = [
    null,
    7,
    'x',
    [],
    {},
    { name: 5, layout: {} },
    { name: '', layout: {} },
    { name: 'a' },
    { name: 'b', layout: [] },
  ];
  expect(readLayouts([...odd, valid, { name: 'MINE', layout: {} }])).toEqual([valid]);
  for (const stored of [undefined, null, {}, 'x', 5]) expect(readLayouts(stored)).toEqual([]);
  expect(readLayouts(Array.from({ length: 99_999 }, (_, at) => ({ name: `n${at}`, layout: {} })))).toHaveLength(
    MAX_LAYOUTS,
  );
});
