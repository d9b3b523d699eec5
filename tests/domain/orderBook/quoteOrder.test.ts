import { Pair, Route, Trade } from '@uniswap/v2-sdk';
import { CurrencyAmount, Token, TradeType } from '@uniswap/sdk-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_RESERVE, poolCurve, poolOutput } from '#domain/orderBook/poolCurve.ts';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { OrderMarket, OrderQuote, OrderRequest } from '#domain/orderBook/types.ts';
import { contractLoop } from './contractLoop.ts';
import { anyOrder, deepList, headOrder, listOf, maker, TAKER } from './markets.ts';
import { applyOrder } from '../../vectors/applyOrder.ts';

const quoted = (market: OrderMarket, request: OrderRequest): OrderQuote => {
  const quote = quoteOrder(market, request);
  if (!quote.ok) throw new Error(`refused: ${quote.error.code}`);
  return quote.value;
};

const E18 = 10n ** 18n;
const pool = { reserveSold: 2000n * E18, reserveBought: 1000n * E18, same: [], opposite: [] };

describe('an order on an empty book', () => {
  it('trades with the pool at 0.3 %', () => {
    const quote = quoted(pool, { from: 100n * E18, to: 40n * E18 });
    expect(quote.received).toBe(47482973758155927037n);
    expect(quote.remain).toBe(0n);
    expect(quote.pool).toEqual({ spent: 100n * E18, received: 47482973758155927037n, fee: (3n * E18) / 10n });
  });
});

it('an order beyond uint256 is refused, even if it would fill nothing', () => {
  const nothing = { reserveSold: 0n, reserveBought: 0n, same: [], opposite: [] };
  expect(quoteOrder(nothing, { from: 1n, to: 1n << 256n })).toEqual({ ok: false, error: { code: 'overflow' } });
  expect(quoteOrder(nothing, { from: 1n << 256n, to: 1n })).toEqual({ ok: false, error: { code: 'overflow' } });
  expect(quoteOrder(nothing, { from: 1n, to: (1n << 256n) - 1n }).ok).toBe(true);
});

describe('an order that crosses a resting one', () => {
  it('pays the maker the requested amount, and the fee on top of it', () => {
    const opposite = listOf([{ from: 10n * E18, to: 20n * E18 }]);
    const quote = quoted({ ...pool, opposite }, { from: (205n * E18) / 10n, to: (1025n * E18) / 100n });
    expect(quote.spent).toBe(20060180541624874623n);
    expect(quote.fills).toEqual([
      {
        index: 1n,
        maker: maker(0),
        spent: 20060180541624874623n,
        toMaker: 19999999999999999999n,
        taken: 10n * E18,
        remain: 0n,
      },
    ]);
    expect(quote.remain).toBe(439819458375125377n);
    expect(quote.protocolFee).toBe(quote.spent - 19999999999999999999n);
  });

  it('first moves the pool to its price, then fills it in part', () => {
    const opposite = listOf([{ from: 50n * E18, to: 110n * E18 }]);
    const quote = quoted({ ...pool, opposite }, { from: 130n * E18, to: 52n * E18 });
    expect(quote.pool.spent).toBe(97764347988387161387n);
    expect(quote.fills[0]).toMatchObject({ toMaker: 32138945055578000097n, taken: 14608611388899090953n });
    expect(quote.received).toBe(61079362303268563051n);
  });
});

describe('an order behind another one of its side', () => {
  it('rests without trading, even when pool or book would fill it', () => {
    const same = listOf([{ from: 10n * E18, to: 4n * E18 }]);
    const quote = quoted({ ...pool, same }, { from: 100n * E18, to: 40n * E18 });
    expect(quote.position).toBe(1);
    expect(quote.spent).toBe(0n);
    expect(quote.remain).toBe(100n * E18);
  });
});

describe('refusals', () => {
  it.each([
    ['not above the minimum', { ...pool, minimum: 5n }, { from: 5n, to: 1n }, 'belowMinimum'],
    ['a wanted amount of 0', pool, { from: E18, to: 0n }, 'divisionByZero'],
    ['a product above 2^256', pool, { from: 1n << 200n, to: 1n }, 'overflow'],
    [
      'a pool with one unit left',
      { ...pool, reserveBought: 1n, reserveSold: 1n },
      { from: 9n, to: 1n },
      'divisionByZero',
    ],
    [
      'more than the pool can hold',
      { ...pool, reserveSold: LARGEST_RESERVE - E18 / 100n, reserveBought: E18 },
      { from: E18 / 10n, to: 1n },
      'poolOverflow',
    ],
  ] as const)('an order is refused: %s', (_, market, request, code) => {
    expect(quoteOrder(market, request)).toMatchObject({ ok: false, error: { code } });
  });

  it('an order is refused if the walk is deeper than the contract can go', () => {
    const same = deepList(200, E18, E18, 2n * E18);
    const request = { from: E18, to: 3n * E18, maxDepth: 141 };
    expect(quoteOrder({ ...pool, same }, { ...request, target: 0n })).toMatchObject({ error: { code: 'walkTooDeep' } });
    expect(quoted({ ...pool, same }, { ...request, target: 60n }).position).toBe(200);
    expect(quoted({ ...pool, same }, request).position).toBe(200);
  });

  it('an opposite list that is used up before its end is known is refused', () => {
    const opposite = listOf([{ from: 10n * E18, to: 20n * E18 }]);
    const known = { ...pool, opposite, oppositeComplete: false };
    expect(quoteOrder(known, { from: 100n * E18, to: 40n * E18 })).toMatchObject({ error: { code: 'bookTooShort' } });
    expect(quoted(known, { from: 19n * E18, to: 8n * E18 }).fills).toHaveLength(1);
  });
});

describe('laws', () => {
  it('agrees with the contract loop, order by order', () => {
    fc.assert(
      fc.property(headOrder, ({ market, order }) => {
        const quote = quoteOrder(market, order);
        fc.pre(quote.ok);
        const { spent, received, fills } = contractLoop(market, order.from, order.to);
        expect(quote.value.spent).toBe(spent);
        expect(quote.value.received).toBe(received);
        expect(quote.value.fills.map((fill) => [fill.index, fill.toMaker, fill.taken])).toEqual(fills);
      }),
      { numRuns: 1500 },
    );
  });

  it('a list whose first page is known gives the quote of the whole list, or needs more', () => {
    let [same, short] = [0, 0];
    // The last order is at the limit and costs nothing: the contract takes it once the amount is used up.
    const free = listOf([
      { from: 873n, to: 2n },
      { from: 873n, to: 2n, remain: 101n },
    ]);
    const usedUp = {
      market: { reserveSold: 360n, reserveBought: 170n, same: [], opposite: free },
      order: { from: 2n, to: 873n },
    };
    fc.assert(
      fc.property(headOrder, fc.double({ min: 0, max: 1, noNaN: true }), ({ market, order }, share) => {
        const known = Math.floor(share * market.opposite.length);
        fc.pre(known < market.opposite.length);
        const page = { ...market, opposite: market.opposite.slice(0, known), oppositeComplete: false };
        const quote = quoteOrder(page, order);
        if (!quote.ok && quote.error.code === 'bookTooShort') short += 1;
        else {
          same += 1;
          expect(quote).toEqual(quoteOrder(market, order));
        }
      }),
      { numRuns: 1500, examples: [[usedUp, 0.5]] },
    );
    expect(Math.min(same, short)).toBeGreaterThan(50);
  });

  it('the product of the reserves never falls', () => {
    fc.assert(
      fc.property(anyOrder, ({ market, order }) => {
        const quote = quoteOrder(market, order);
        if (!quote.ok) return;
        const after = quote.value.reserveSoldAfter * quote.value.reserveBoughtAfter;
        expect(after >= market.reserveSold * market.reserveBought).toBe(true);
      }),
    );
  });

  it('walking the book never beats its best level, and the pool never beats its price', () => {
    fc.assert(
      fc.property(headOrder, ({ market, order }) => {
        const quote = quoteOrder(market, order);
        if (!quote.ok) return;
        const { book, pool: leg, fills } = quote.value;
        const best = market.opposite[0];
        // A fill may round down the maker's amount, once for the amount and once for the fee.
        const paidAtMost = book.spent - book.fee + 2n * BigInt(fills.length);
        if (best) expect(book.received * best.to <= paidAtMost * best.from).toBe(true);
        expect(leg.received * market.reserveSold <= leg.spent * market.reserveBought).toBe(true);
      }),
    );
  });

  it('spent and remain make up the order, and the parts make up the whole', () => {
    fc.assert(
      fc.property(anyOrder, ({ market, order }) => {
        const quote = quoteOrder(market, order);
        if (!quote.ok) return;
        const { book, pool: leg, spent, received, remain, fills } = quote.value;
        expect(spent + remain).toBe(order.from);
        expect(book.spent + leg.spent).toBe(spent);
        expect(book.received + leg.received).toBe(received);
        expect(fills.reduce((sum, fill) => sum + fill.toMaker, 0n)).toBe(book.spent - book.fee);
        expect(fills.reduce((sum, fill) => sum + fill.spent, 0n)).toBe(book.spent);
      }),
    );
  });

  it('no one loses more than the fee against the limit, but for rounding', () => {
    fc.assert(
      fc.property(headOrder, ({ market, order }) => {
        const quote = quoteOrder(market, order);
        if (!quote.ok || quote.value.spent === 0n) return;
        const { spent, received, fills } = quote.value;
        const worst = (spent * 997n * order.to) / (1000n * order.from);
        const unit = order.to / order.from + 1n;
        const slack = (2n * BigInt(fills.length) + 4n) * unit + 3n;
        expect(received + slack >= worst).toBe(true);
      }),
    );
  });

  it('the lists stay in price order after a fill', () => {
    fc.assert(
      fc.property(anyOrder, ({ market, order }) => {
        const quote = quoteOrder(market, order);
        if (!quote.ok) return;
        const after = applyOrder(market, quote.value, { index: 999n, maker: TAKER });
        for (const list of [after.same, after.opposite]) {
          list.slice(1).forEach((entry, insertion) => {
            const better = list[insertion];
            expect(better !== undefined && better.to * entry.from <= entry.to * better.from).toBe(true);
          });
        }
      }),
    );
  });

  it('the input needed for a price ratio never falls when the ratio rises', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 24n });
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, amount, (sold, bought, a, b, c, d) => {
        const curve = poolCurve(sold, bought);
        const [lower, higher] = a * d <= c * b ? [curve.inputToRatio(a, b), curve.inputToRatio(c, d)] : [0n, 0n];
        expect(lower <= higher).toBe(true);
      }),
    );
  });

  it("the pool's formula is the one of @uniswap/v2-sdk", () => {
    const sold = new Token(137, '0x1000000000000000000000000000000000000001', 18);
    const bought = new Token(137, '0x2000000000000000000000000000000000000001', 18);
    const amount = fc.bigInt({ min: 10n ** 4n, max: 10n ** 30n });
    fc.assert(
      fc.property(amount, amount, amount, (reserveSold, reserveBought, input) => {
        const output = poolOutput(reserveSold, reserveBought, input);
        fc.pre(output > 0n);
        const pair = new Pair(
          CurrencyAmount.fromRawAmount(sold, reserveSold.toString()),
          CurrencyAmount.fromRawAmount(bought, reserveBought.toString()),
        );
        const [theirs] = pair.getOutputAmount(CurrencyAmount.fromRawAmount(sold, input.toString()));
        expect(output.toString()).toBe(theirs.quotient.toString());
        const trade = new Trade(
          new Route([pair], sold, bought),
          CurrencyAmount.fromRawAmount(sold, input.toString()),
          TradeType.EXACT_INPUT,
        );
        expect(trade.outputAmount.quotient.toString()).toBe(output.toString());
      }),
      { numRuns: 300 },
    );
  });
});
