import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sameLayout, withCollapsed, withDepth, withSize } from '#domain/desk/changeLayout.ts';
import {
  collapsibleParts,
  cssSize,
  depthPlaces,
  readLayout,
  sizedParts,
  standardLayout,
  type DeskLayout,
} from '#domain/desk/deskLayout.ts';
import { sizeLimits } from '#domain/desk/sizeLimits.ts';

/** Gaps and paddings of the grid, and its bars above and below. */
const ACROSS = 16;
const DOWN = 150;

const screen = fc.record({ width: fc.integer({ min: 1280, max: 3840 }), height: fc.integer({ min: 720, max: 2160 }) });
const size = fc.integer({ min: 1, max: 4000 });

/** As the browser computes the length of `cssSize`. */
const drawn = (css: string, { width, height }: { readonly width: number; readonly height: number }): number => {
  const [min, requested, max, share, unit, less] =
    /^clamp\((\d+)px, (\d+)px, min\((\d+)px, (\d+)(vw|vh) - (\d+)px\)\)$/.exec(css)?.slice(1) ?? [];
  const shared = ((unit === 'vw' ? width : height) * Number(share)) / 100 - Number(less);
  return Math.max(Number(min), Math.min(Number(requested), Number(max), shared));
};

it('any stored sizes leave room for the chart in any window, and the page computes what the browser draws', () => {
  fc.assert(
    fc.property(screen, size, size, size, fc.constantFrom(...depthPlaces), (window, book, ticket, orders, depth) => {
      const requested = { book, ticket, orders };
      const at = (part: keyof typeof requested): number => drawn(cssSize(part, requested[part], depth), window);
      expect(window.width - ACROSS - at('book') - at('ticket')).toBeGreaterThanOrEqual(545);
      expect(window.height - DOWN - at('orders')).toBeGreaterThanOrEqual(depth === 'below' ? 386 : 290);
      for (const part of sizedParts) {
        const { min, max } = sizeLimits(part, window, depth);
        expect(min).toBeLessThanOrEqual(max);
        expect(Math.floor(at(part))).toBe(Math.min(max, Math.max(min, requested[part])));
      }
    }),
  );
  expect(cssSize('book', undefined, 'tab')).toBe('');
});

const layout: fc.Arbitrary<DeskLayout> = fc
  .record({
    sizes: fc.record(
      { book: fc.integer({ min: 240, max: 4000 }), ticket: fc.integer({ min: 312, max: 4000 }) },
      { requiredKeys: [] },
    ),
    collapsed: fc.subarray([...collapsibleParts]),
    depth: fc.constantFrom(...depthPlaces),
  })
  .map(readLayout);

it('each change is kept as it was made; chart and orders are never both collapsed', () => {
  fc.assert(
    fc.property(
      layout,
      fc.constantFrom(...collapsibleParts),
      fc.boolean(),
      fc.constantFrom(...depthPlaces),
      (before, part, isCollapsed, depth) => {
        expect(readLayout(JSON.parse(JSON.stringify(before)))).toEqual(before);
        const changed = withDepth(withCollapsed(before, part, isCollapsed), depth);
        expect(readLayout(JSON.parse(JSON.stringify(changed)))).toEqual(changed);
        expect(changed.collapsed.includes('chart') && changed.collapsed.includes('orders')).toBe(false);
        expect(withCollapsed(before, part, isCollapsed).collapsed.includes(part)).toBe(isCollapsed);
        if (depth !== 'tab') expect(changed.collapsed).not.toContain('chart');
        const sized = withSize(before, 'book', 300.4);
        expect(sized.sizes.book).toBe(300);
        expect(sized.sizes.ticket).toBe(before.sizes.ticket);
        expect(sameLayout(withSize(sized, 'book', before.sizes.book), before)).toBe(true);
        expect(sameLayout(sized, withSize(sized, 'book', 301))).toBe(false);
      },
    ),
  );
});

it('a store that someone else wrote gives a valid layout', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.object({ key: fc.constantFrom('sizes', 'book', 'collapsed', 'depth') })),
      (stored) => {
        const read = readLayout(stored);
        expect(readLayout(read)).toEqual(read);
      },
    ),
  );
  for (const stored of [undefined, null, 7, 'x', [], { sizes: [300], collapsed: 'book', depth: 'all' }])
    expect(readLayout(stored)).toEqual(standardLayout);
  const hostile = { sizes: { book: '300px;} body{display:none', ticket: 1e9, orders: NaN, __proto__: { book: 300 } } };
  expect(readLayout(hostile)).toEqual(standardLayout);
  expect(
    readLayout({ sizes: { book: 300.6, orders: 2 }, collapsed: ['book', 'ticket', 'book'], depth: 'below' }),
  ).toEqual({
    sizes: { book: 301 },
    collapsed: ['book'],
    depth: 'below',
  });
});
