import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAtAnchor } from '#ui/hooks/useAnchoredPosition.ts';

const [width, height] = [1440, 900];
type Size = readonly [width: number, height: number];

const place = (
  anchor: readonly [left: number, top: number],
  [boxWidth, boxHeight]: Size,
  side = 'below' as 'above' | 'below',
) => {
  const [left, top] = anchor;
  const box = { width: boxWidth, height: boxHeight };
  return placeAtAnchor(
    { anchor: { left, top, right: left + 100, bottom: top + 20 }, box, width, height },
    { side, align: 'end' },
  );
};

describe('a box next to its anchor', () => {
  it('is below it, with their right edges in line', () => {
    expect(place([700, 100], [360, 300])).toEqual({ left: 440, top: 126 });
  });

  it('is above it where there is no room below', () => {
    expect(place([700, 700], [360, 300])).toEqual({ left: 440, top: 394 });
  });

  it('covers it where there is room on neither side', () => {
    expect(place([700, 450], [360, 600])).toEqual({ left: 440, top: 292 });
  });

  it('is never cut off by the window where it could be shown whole', () => {
    const places = fc.record({
      left: fc.integer({ min: 0, max: width }),
      top: fc.integer({ min: 0, max: height }),
      boxWidth: fc.integer({ min: 1, max: width - 16 }),
      boxHeight: fc.integer({ min: 1, max: height - 16 }),
      side: fc.constantFrom('above' as const, 'below' as const),
    });
    fc.assert(
      fc.property(places, ({ left, top, boxWidth, boxHeight, side }) => {
        const at = place([left, top], [boxWidth, boxHeight], side);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.left + boxWidth).toBeLessThanOrEqual(width - 8);
        expect(at.top + boxHeight).toBeLessThanOrEqual(height - 8);
      }),
    );
  });
});
