import { describe, expect, it } from 'vitest';
import { buildLadder } from '#domain/orderBook/buildLadder.ts';
import { groupingSizes } from '#domain/orderBook/groupingSizes.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { depthViewOf, stepAt, type DepthView } from '#pages/trade/book/depthView.ts';
import { market, mockBook, MYT } from '../mockMarket.ts';

const grouping = groupingSizes({ numerator: 418_200n, denominator: 10n ** 18n }, { base: 18, quote: 6 }).preferred;

const viewOf = (book: PairBook, levels = 48): DepthView | undefined =>
  depthViewOf(buildLadder({ book, base: MYT.address, step: grouping.step, levels }), market, grouping);

const drawn = (book: PairBook = mockBook()): DepthView => {
  const view = viewOf(book);
  if (!view) throw new Error('nothing is drawn');
  return view;
};

describe('the depth chart', () => {
  it('goes from the lowest price to the highest, cumulative both sides around mid', () => {
    const { steps, firstAsk } = drawn();
    const decimalPlaces = steps.map(({ x }) => x);
    expect(decimalPlaces).toEqual(decimalPlaces.toSorted((a, b) => a - b));
    expect(steps.map(({ side }) => side)).toEqual([...Array(48).fill('bids'), ...Array(48).fill('asks')]);
    expect(steps[firstAsk - 1]?.x).toBeLessThan(50);
    expect(steps[firstAsk]?.x).toBeGreaterThan(50);
    const heights = steps.map(({ level }) => level.depth);
    expect(heights.slice(0, firstAsk)).toEqual(heights.slice(0, firstAsk).toSorted((a, b) => b - a));
    expect(heights.slice(firstAsk)).toEqual(heights.slice(firstAsk).toSorted((a, b) => a - b));
    expect(Math.max(...heights)).toBe(100);
  });

  it('one price distance is one width on both sides, and the farther side reaches the edge', () => {
    const { steps, firstAsk } = drawn();
    expect(Math.max(...steps.map(({ x }) => Math.abs(x - 50)))).toBe(50);
    const [bid, ask] = [steps[firstAsk - 6], steps[firstAsk + 4]];
    const away = ({ x, level }: DepthView['steps'][number]) => (x - 50) / (Number(level.price) - 0.4182);
    expect(bid && ask && away(bid) / away(ask)).toBeCloseTo(1, 2);
  });

  it('the area of resting orders lies within that of orders and pool, and both begin on the axis', () => {
    for (const { corners } of drawn().outlines) {
      expect(corners[0]).toEqual([50, 100]);
      expect(corners.at(-1)?.[1]).toBe(100);
    }
    const [pool, book] = drawn().outlines;
    expect([pool?.source, book?.source]).toEqual(['pool', 'book']);
    book?.corners.forEach(([x, y], i) => {
      expect(x).toBe(pool?.corners[i]?.[0]);
      expect(y).toBeGreaterThanOrEqual(pool?.corners[i]?.[1] ?? 100);
    });
  });

  it('draws nothing without a price or anything on offer', () => {
    const { side0, side1 } = mockBook();
    const none = { reserve0: 0n, reserve1: 0n, side0: { ...side0, orders: [] }, side1: { ...side1, orders: [] } };
    expect(viewOf(mockBook(none))).toBeUndefined();
  });
});

describe('the step at a place', () => {
  it('is the level one would have to go to', () => {
    const view = drawn();
    const { steps, firstAsk } = view;
    expect(stepAt(view, 50)).toBe(firstAsk);
    expect(stepAt(view, 49.999)).toBe(firstAsk - 1);
    steps.forEach(({ x }, i) => expect(stepAt(view, x)).toBe(i));
    expect([stepAt(view, -5), stepAt(view, 105)]).toEqual([0, steps.length - 1]);
  });

  it('a side without levels leads to the other', () => {
    const { side1 } = mockBook();
    const view = drawn(mockBook({ reserve0: 0n, reserve1: 0n, side1: { ...side1, orders: side1.orders.slice(0, 1) } }));
    expect(stepAt(view, 100)).toBe(view.steps.length - 1);
    expect(stepAt(view, 0)).toBe(0);
  });
});
