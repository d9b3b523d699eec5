import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFilledCandles, MAX_PERIODS } from '#domain/history/emptyPeriods.ts';
import type { Candle } from '#domain/history/types.ts';

const MINUTE = 60;
const candle = (minute: number, close = minute + 1): Candle => ({
  time: minute * MINUTE,
  ...{ open: 1, high: close + 1, low: 1, close },
  volume: 5,
});
const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 20 });

describe('periods without a trade', () => {
  it('each gets a candle at the last price, without volume; traded ones stay as they are', () => {
    fc.assert(
      fc.property(minutes, fc.nat(50), (found, later) => {
        const traded = found.toSorted((a, b) => a - b).map((minute) => candle(minute));
        const last = traded.at(-1)?.time ?? 0;
        const filled = createFilledCandles('1m')(traded, last + later * MINUTE);
        expect(filled.filter(({ isEmpty }) => !isEmpty)).toEqual(traded);
        expect(filled.at(-1)?.time).toBe(last + later * MINUTE);
        filled.slice(1).forEach((entry, index) => {
          expect(entry.time - (filled[index]?.time ?? 0)).toBe(MINUTE);
          if (!entry.isEmpty) return;
          const close = filled[index]?.close;
          expect(entry).toMatchObject({ open: close, high: close, low: close, close, volume: 0 });
        });
      }),
    );
  });

  it('a list that grows at its end keeps the candles it had, and equals one filled at once', () => {
    fc.assert(
      fc.property(minutes, (found) => {
        const traded = found.toSorted((a, b) => a - b).map((minute) => candle(minute));
        const fill = createFilledCandles('1m');
        let before: readonly Candle[] = [];
        for (let count = 1; count <= traded.length; count += 1) {
          const some = traded.slice(0, count);
          const filled = fill(some, undefined);
          expect(filled).toEqual(createFilledCandles('1m')(some, undefined));
          const shared = before.filter(({ time }) => time < (some.at(-2)?.time ?? 0));
          if (count > 2) shared.forEach((entry, index) => expect(filled[index]).toBe(entry));
          before = filled;
        }
      }),
    );
  });

  it('a traded candle that changes replaces the old one', () => {
    const fill = createFilledCandles('1m');
    const [first, second] = [candle(0), candle(3)];
    fill([first, second], undefined);
    const changed = { ...second, close: 9 };
    const filled = fill([first, changed], 5 * MINUTE);
    expect(filled.map(({ close }) => close)).toEqual([1, 1, 1, 9, 9, 9]);
  });

  it('an end before the last trade adds nothing, and no trade gives no candle', () => {
    expect(createFilledCandles('1m')([candle(3)], 1)).toEqual([candle(3)]);
    expect(createFilledCandles('1m')([], 600)).toEqual([]);
  });

  it(`at most ${MAX_PERIODS} periods are filled, and older candles are left out`, () => {
    const filled = createFilledCandles('1m')([candle(0), candle(MAX_PERIODS + 5), candle(MAX_PERIODS + 9)], undefined);
    expect(filled).toHaveLength(5);
    expect(filled[0]).toEqual(candle(MAX_PERIODS + 5));
  });
});
