import { parseUnits } from 'ethers';
import { describe, expect, it } from 'vitest';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { draftOutcome } from '#features/chart/draftOutcome.ts';
import { draftLabel } from '#features/chart/useChartLines.ts';
import { previewLineOf } from '#features/chart/previewLine.ts';
import { listOf } from '../../domain/orderBook/markets.ts';
import { book, buy, E18, E6, MYT, sell, USDC } from '../../domain/trade/tickets.ts';

/** The pool's price is 0.4182, the best ask 0.4186, the best bid 0.41667. */
const outcome = (direction: 'BUY' | 'SELL', amount: string, price: string) => {
  const typed = { orderType: 'LIMIT', direction, field: 'INPUT', amount, price } as const;
  const line = previewLineOf(typed, { baseDecimals: 18, quoteDecimals: 6 });
  if (!line?.order) throw new Error('no order');
  return draftOutcome(book, { sold: (direction === 'BUY' ? USDC : MYT).address, side: direction }, line.order);
};

const buys = { sold: USDC.address, side: 'BUY' } as const;

describe('the outcome of a drafted order', () => {
  it.each([
    ['BUY', '100', '0.43', 'fills'],
    ['BUY', '500000', '0.43', 'fillsInPart'],
    ['BUY', '100', '0.4181', 'staysOpen'],
    ['SELL', '100', '0.41', 'fills'],
    ['SELL', '900000', '0.41', 'fillsInPart'],
    ['SELL', '100', '0.4183', 'staysOpen'],
  ] as const)('a %s of %s at %s %s', (direction, amount, price, expected) => {
    expect(outcome(direction, amount, price)?.kind).toBe(expected);
  });

  it('stays open behind a better order of the same side, although it crosses the pool', () => {
    const [best] = listOf([{ from: 1_000n * E6, to: 2_300n * E18 }], 90n);
    if (!best) throw new Error('no order');
    const ahead = { ...book, side1: { ...book.side1, orders: [best, ...book.side1.orders] } };
    const order = { from: 43n * E6, to: 100n * E18 };
    expect(draftOutcome(ahead, buys, order)).toEqual({ kind: 'staysOpen', base: 100n * E18 });
    expect(draftOutcome(book, buys, order)?.kind).toBe('fills');
  });

  it.each([
    ['BUY', '100', '0.43'],
    ['BUY', '500000', '0.43'],
    ['BUY', '100', '0.41'],
    ['SELL', '900000', '0.41'],
  ] as const)('%s %s at %s: has the base token that the ticket shows', (direction, amount, price) => {
    const limitPrice = parsePrice(price, 18, 6);
    if (!limitPrice) throw new Error('no price');
    const terms = { orderType: 'LIMIT', limitPrice } as const;
    const intent = direction === 'BUY' ? buy(parseUnits(amount, 6), terms) : sell(parseUnits(amount, 18), terms);
    const quote = quoteTrade(intent, { book });
    if (!quote.ok) throw new Error(quote.error.code);
    const { filled, rests } = quote.value;
    const shown = direction === 'BUY' ? filled.received + rests.bought : filled.spent + rests.sold;
    expect(outcome(direction, amount, price)?.base).toBe(shown);
  });

  it('is unknown for an order that the book rejects', () => {
    expect(draftOutcome(book, buys, { from: 0n, to: 1n })).toBeUndefined();
  });

  it('is part of the label of its line', () => {
    const label = (...terms: Parameters<typeof draftLabel>) => [draftLabel(...terms).message].flat(2).join('');
    expect(label({ side: 'BUY', amount: '100' }, 'fills')).toBe('Preview: buy amount, fills now');
    expect(label({ side: 'SELL', amount: '100' }, 'fillsInPart')).toBe('Preview: sell amount, fills in part');
    expect(label({ side: 'SELL', amount: '100' }, 'staysOpen')).toBe('Preview: sell amount, stays open');
    expect(label({ side: 'BUY', amount: '100' }, undefined)).toBe('Preview: buy amount');
    expect(label({ side: 'BUY', amount: undefined }, 'fills')).toBe('Preview: buy');
  });
});
