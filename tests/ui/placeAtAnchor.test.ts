import { describe, expect, it } from 'vitest';
import { placeAtAnchor } from '#ui/hooks/useAnchoredPosition.ts';

const rect = (left: number, top: number, width: number, height: number): DOMRect => ({
  left,
  top,
  width,
  height,
  x: left,
  y: top,
  right: left + width,
  bottom: top + height,
  toJSON: () => undefined,
});

const screen = { width: 1000, height: 600 };
const box = rect(0, 0, 200, 100);

describe('a floating box next to its anchor', () => {
  it('is below and ends where the anchor ends', () => {
    const place = placeAtAnchor({ ...screen, box, anchor: rect(500, 50, 40, 30) }, { side: 'below', align: 'end' });
    expect(place).toEqual({ left: 340, top: 86 });
  });

  it('goes above where there is no room below', () => {
    const place = placeAtAnchor({ ...screen, box, anchor: rect(500, 560, 40, 30) }, { side: 'below', align: 'start' });
    expect(place).toEqual({ left: 500, top: 454 });
  });

  it('goes below where there is no room above', () => {
    const place = placeAtAnchor({ ...screen, box, anchor: rect(500, 20, 40, 30) }, { side: 'above', align: 'start' });
    expect(place).toEqual({ left: 500, top: 56 });
  });

  it.each([
    ['left', rect(0, 50, 40, 30), 'end', 8],
    ['right', rect(980, 50, 40, 30), 'start', 792],
  ] as const)('never leaves the window at the %s', (_, anchor, align, left) => {
    expect(placeAtAnchor({ ...screen, box, anchor }, { side: 'below', align }).left).toBe(left);
  });
});
