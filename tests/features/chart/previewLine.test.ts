import { describe, expect, it } from 'vitest';
import { previewLineOf, type TypedOrder } from '#features/chart/previewLine.ts';

const market = { baseDecimals: 18, quoteDecimals: 6 };
const typed: TypedOrder = { orderType: 'LIMIT', direction: 'BUY', field: 'INPUT', amount: '420', price: '0.42' };
const preview = (change: Partial<TypedOrder>) => previewLineOf({ ...typed, ...change }, market);

describe('the line of a limit order that is being typed', () => {
  it('is at its price, with its side and its size in the base token', () => {
    expect(preview({})).toEqual({
      ...{ price: expect.closeTo(0.42, 12), side: 'BUY', amount: '1,000.00' },
      order: { from: 420n * 10n ** 6n, to: 1_000n * 10n ** 18n },
    });
    expect(preview({ field: 'OUTPUT', amount: '1000' })).toMatchObject({ amount: '1,000.00' });
    expect(preview({ direction: 'SELL', amount: '1000' })).toMatchObject({ side: 'SELL', amount: '1,000.00' });
    expect(preview({ direction: 'SELL', field: 'OUTPUT', amount: '420' })).toMatchObject({ amount: '1,000.00' });
  });

  it('has no size before there is one', () => {
    for (const amount of ['', '.', '0', '0.0000001']) expect(preview({ amount })).toMatchObject({ amount: undefined });
  });

  it('is none of a market order, and none without a price above zero', () => {
    expect(preview({ orderType: 'MARKET' })).toBeUndefined();
    for (const price of ['', '.', '0', '0.00', 'x']) expect(preview({ price })).toBeUndefined();
  });

  it('bears tokens of 0 and of 77 decimals', () => {
    const far = { baseDecimals: 77, quoteDecimals: 0 };
    expect(previewLineOf({ ...typed, amount: '3', price: '1.5' }, far)).toMatchObject({ price: 1.5, side: 'BUY' });
  });
});
