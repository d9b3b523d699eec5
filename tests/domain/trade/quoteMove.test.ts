import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { divideUp } from '#domain/amounts/integers.ts';
import { returnedAmount } from '#domain/orderBook/returnedAmount.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import { quoteMove, withoutOrder, type OrderMove } from '#domain/trade/quoteMove.ts';
import { bookOf, listOf, TOKEN0, TOKEN1 } from '../orderBook/markets.ts';

const token = (address: typeof TOKEN0, decimals: number) =>
  ({ kind: 'token', chainId: 137, address, symbol: 'T', name: 'T', decimals }) as const;
const [sold, bought] = [token(TOKEN0, 18), token(TOKEN1, 6)];

const amount = fc.bigInt({ min: 1n, max: 10n ** 30n });
const price = fc.record({ numerator: amount, denominator: amount });
const direction = fc.constantFrom('BUY' as const, 'SELL' as const);
const terms = fc.array(fc.record({ from: amount, to: amount }), { minLength: 1, maxLength: 6 });

/** A market without a pool, whose own side has the moved order among others. */
const scene = fc.record({ amount, price, direction, terms }).map(({ terms: others, ...move }) => {
  const same = listOf(others);
  const market = { reserveSold: 0n, reserveBought: 0n, same, opposite: [] };
  return { ...move, index: 1n, book: bookOf(market) };
});

const quoted = (move: Omit<OrderMove, 'input' | 'output'>, book: ReturnType<typeof bookOf>, minimum = 0n) =>
  quoteMove({ ...move, input: sold, output: bought }, { book, minimum });

describe('an order at its new price', () => {
  it('sells exactly the returned amount, at a price never worse than requested nor better than needed', () => {
    fc.assert(
      fc.property(scene, ({ book, ...move }) => {
        const quote = quoted(move, book);
        if (!quote.ok) return;
        const { from, to } = quote.value.order;
        expect(from).toBe(move.amount);
        const worse = move.direction === 'BUY' ? 1 : -1;
        expect(compareFractions(orderPrice(move.direction, from, to), move.price)).not.toBe(worse);
        if (to > 1n) expect(compareFractions(orderPrice(move.direction, from, to - 1n), move.price)).toBe(worse);
      }),
    );
  });

  it('requests the rest of its original output at its own price', () => {
    fc.assert(
      fc.property(amount, amount, amount, direction, (from, to, part, side) => {
        const remain = (part % from) + 1n;
        const book = bookOf({ reserveSold: 0n, reserveBought: 0n, same: listOf([{ from, to, remain }]), opposite: [] });
        const move = { index: 1n, direction: side, amount: remain, price: orderPrice(side, from, to) };
        const quote = quoted(move, book);
        if (quote.ok) expect(quote.value.order.to).toBe(divideUp(remain * to, from));
      }),
    );
  });

  it('does not queue behind itself, and its hint is never the cancelled order', () => {
    fc.assert(
      fc.property(scene, ({ book, ...move }) => {
        const others = withoutOrder(book, move.index);
        expect(others.side0.orders.map(({ index }) => index)).not.toContain(move.index);
        expect(others.side0.orders).toHaveLength(book.side0.orders.length - 1);
        const quote = quoted(move, book);
        if (quote.ok) expect(quote.value.order.target).not.toBe(move.index);
      }),
    );
  });

  it('is refused if the returned amount is below the order book’s minimum', () => {
    const book = bookOf({ reserveSold: 0n, reserveBought: 0n, same: listOf([{ from: 10n, to: 10n }]), opposite: [] });
    const move = { index: 1n, direction: 'SELL', amount: 5n, price: { numerator: 2n, denominator: 1n } } as const;
    expect(quoted(move, book, 5n)).toEqual({
      ok: false,
      error: { code: 'refused', refusal: { code: 'belowMinimum', minimum: 5n } },
    });
  });
});

describe('the amount that a cancel returned', () => {
  const cancel = (index: bigint, num: bigint) =>
    ({ kind: 'CancelOrderWithNum', soldToken: TOKEN0, index, num }) as const;

  it('is never more than the book’s event says, nor than what arrived', () => {
    fc.assert(
      fc.property(amount, fc.option(amount, { nil: undefined }), (num, arrived) => {
        const back = returnedAmount([cancel(2n, 99n), cancel(1n, num)], 1n, arrived);
        expect(back).toBe(arrived !== undefined && arrived < num ? arrived : num);
      }),
    );
  });

  it('is unknown if the receipt is about another order only', () => {
    expect(returnedAmount([cancel(2n, 5n)], 1n, 5n)).toBeUndefined();
    expect(returnedAmount([], 1n, undefined)).toBeUndefined();
  });
});
