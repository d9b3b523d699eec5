import { describe, expect, it } from 'vitest';
import { candleView, decimalsOf } from '#features/chart/candleView.ts';

const candle = { time: 0, open: 0.4176, high: 0.4184, low: 0.4175, close: 0.4182, volume: 25_340 };

describe('the figures of a candle', () => {
  it('are those of the market, with the change from open to close', () => {
    expect(candleView(candle, 4)).toEqual({
      open: '0.4176',
      high: '0.4184',
      low: '0.4175',
      close: '0.4182',
      change: '+0.14%',
      direction: 'up',
      volume: '25,340',
    });
  });

  it('a fall has a real minus sign, an unchanged price none', () => {
    expect(candleView({ ...candle, open: 0.5, close: 0.25 }, 4)).toMatchObject({
      change: '\u221250.00%',
      direction: 'down',
    });
    expect(candleView({ ...candle, close: candle.open }, 4)).toMatchObject({ change: '0%', direction: 'flat' });
  });

  it('a small volume keeps its digits', () => {
    expect(candleView({ ...candle, volume: 0.000_012_345 }, 4).volume).toBe('0.00001235');
  });
});

it.each([
  [0.4182, 5],
  [2345.67, 2],
  [12.5, 3],
  [0.000_000_012, 12],
  [0, 2],
])('a price of %d is shown with %d decimals', (price, decimals) => expect(decimalsOf(price)).toBe(decimals));
