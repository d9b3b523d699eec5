import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { ownFills } from '#domain/trade/ownFills.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { FilledLeg, TradeQuote } from '#domain/trade/types.ts';
import { anyOrder, bookOf, maker, TAKER } from '../orderBook/markets.ts';
import { buy, market as twoAsks, MYT, USDC, E6 } from './tickets.ts';

const feeOf = (spent: bigint): Fraction => ({ numerator: spent * 3n, denominator: 1000n });

const nothing: FilledLeg = { spent: 0n, received: 0n, fee: feeOf(0n) };

const plus = (a: FilledLeg, b: FilledLeg): FilledLeg => ({
  spent: a.spent + b.spent,
  received: a.received + b.received,
  fee: { numerator: a.fee.numerator + b.fee.numerator, denominator: 1000n },
});

/** Tickets of all kinds on random books, whose orders belong to makers 0 to 6. */
const anyQuote: fc.Arbitrary<TradeQuote> = fc
  .tuple(anyOrder, fc.constantFrom('MARKET' as const, 'LIMIT' as const), fc.constantFrom(50, 500, 4_000))
  .map(([{ market, order }, orderType, slippageBps]) =>
    quoteTrade(
      {
        input: MYT,
        output: USDC,
        direction: 'SELL',
        field: 'INPUT',
        amount: order.from,
        limitPrice: { numerator: order.to, denominator: order.from },
        orderType,
        slippageBps,
      },
      { book: bookOf({ ...market, same: [] }) },
    ),
  )
  .filter((quote) => quote.ok)
  .map((quote) => quote.value);

const legOf = (quote: TradeQuote, number: number): FilledLeg => ownFills(quote, maker(number))?.own ?? nothing;

describe('own fills', () => {
  it('the fills of all makers add up to what the book fills, and with the others to all that fills', () => {
    let met = 0;
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const all = [0, 1, 2, 3, 4, 5, 6].map((number) => legOf(quote, number)).reduce(plus, nothing);
        expect(all).toEqual(quote.book);
        for (let number = 0; number < 7; number += 1) {
          const part = ownFills(quote, maker(number));
          if (!part) continue;
          met += 1;
          expect(plus(part.own, part.others)).toEqual(quote.filled);
          expect(part.others.spent >= quote.pool.spent && part.others.received >= quote.pool.received).toBe(true);
          expect([part.own.fee, part.others.fee]).toEqual([feeOf(part.own.spent), feeOf(part.others.spent)]);
        }
      }),
      { numRuns: 600 },
    );
    expect(met).toBeGreaterThan(100);
  });

  it('include every fill that moves anything once, under its maker', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const named = [0, 1, 2, 3, 4, 5, 6].flatMap((number) => ownFills(quote, maker(number))?.orders ?? []);
        const moving = quote.fills.filter(({ spent, taken }) => spent + taken > 0n);
        expect(named.map(({ index }) => index).toSorted()).toEqual(moving.map(({ index }) => index).toSorted());
      }),
      { numRuns: 300 },
    );
  });

  it('are empty for an account without orders in the book, and for a visitor', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        expect(ownFills(quote, TAKER)).toBeUndefined();
        expect(ownFills(quote, undefined)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  it('names one of two asks with its price, its fee and what others really sell', () => {
    const quoted = quoteTrade(buy(8_000n * E6), twoAsks);
    const quote = quoted.ok ? quoted.value : undefined;
    const part = quote && ownFills(quote, maker(0));
    expect(part?.orders).toHaveLength(1);
    expect(part?.own).toEqual({
      spent: 2_099_297_893n,
      received: 5_000n * 10n ** 18n,
      fee: feeOf(2_099_297_893n),
    });
    expect(part?.others.received).toBe((quote?.filled.received ?? 0n) - 5_000n * 10n ** 18n);
  });
});
