import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { orderAtLimit } from '#domain/trade/limitOrder.ts';
import { priceShortOf } from '#domain/trade/priceShortOf.ts';

const decimals = { base: 18, quote: 6 };

describe('the limit price that stops short of a resting order', () => {
  it('is just below the price of one that sells, for one that buys', () => {
    expect(priceShortOf('BUY', { from: 1_000n * 10n ** 18n, to: 419_000_000n }, decimals)).toBe('0.418999');
  });

  it('is just above the price of one that buys, for one that sells', () => {
    expect(priceShortOf('SELL', { from: 419_000_000n, to: 1_000n * 10n ** 18n }, decimals)).toBe('0.419001');
  });

  it('gives an order that does not reach it, at any price and amount', () => {
    const amounts = fc.bigInt({ min: 10n ** 6n, max: 10n ** 27n });
    fc.assert(
      fc.property(amounts, amounts, amounts, fc.constantFrom('BUY', 'SELL'), (from, to, amount, direction) => {
        const price = parsePrice(priceShortOf(direction, { from, to }, decimals), decimals.base, decimals.quote);
        if (!price || price.numerator === 0n) return false;
        const order = orderAtLimit(direction, 'INPUT', amount, price);
        return order.from * from < order.to * to;
      }),
    );
  });
});
