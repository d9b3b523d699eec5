import { describe, expect, it } from 'vitest';
import type { Candle } from '#domain/history/types.ts';
import { tailOf, windowOf } from '#features/chart/candleWindow.ts';

const candle = (time: number, close = 1): Candle => ({ time, open: 1, high: 1, low: 1, close, volume: 1 });
const all = Array.from({ length: 10 }, (_, time) => candle(time));

describe('the candles that are drawn', () => {
  it('are all of a few, and the newest of many', () => {
    expect(windowOf(all, [], 20)).toEqual(all);
    expect(windowOf(all, [], 4)).toEqual(all.slice(6));
  });

  it('stay when older ones become known', () => {
    const older = [candle(-2), candle(-1), ...all];
    expect(windowOf(older, all.slice(6), 4)).toEqual(all.slice(6));
    expect(windowOf(older, all, 11)).toEqual(older.slice(1));
  });

  it('are not pushed out by new ones', () => {
    const newer = [...all, candle(10), candle(11)];
    expect(windowOf(newer, all.slice(6), 4)).toEqual(newer.slice(6));
  });

  it('reach further back when more are needed', () => {
    expect(windowOf(all, all.slice(6), 7)).toEqual(all.slice(3));
  });
});

describe('the part that has to be drawn', () => {
  it('is the last candle and those behind it when only these changed', () => {
    const longer = [...all.slice(0, -1), candle(9, 2), candle(10)];
    expect(tailOf(all, longer)).toBe(9);
    expect(tailOf(all, all)).toBe(9);
  });

  it('is everything when an older candle came or changed, or the list became shorter', () => {
    expect(tailOf(all, [candle(-1), ...all])).toBeUndefined();
    expect(tailOf(all, [candle(0, 2), ...all.slice(1)])).toBeUndefined();
    expect(tailOf(all, all.slice(0, 8))).toBeUndefined();
    expect(tailOf([], all)).toBeUndefined();
  });
});
