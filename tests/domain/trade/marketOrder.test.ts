import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchAtAnyPrice } from '#domain/orderBook/matchOrder.ts';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { OrderMarket } from '#domain/orderBook/types.ts';
import { marketOrder } from '#domain/trade/marketOrder.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { TradeIntent } from '#domain/trade/types.ts';
import { beyondSlippage, worstPriceOf } from '#domain/trade/worstPrice.ts';
import { anyMarket, bookOf, listOf } from '../orderBook/markets.ts';
import { buy, E18, E6, market, sell } from './tickets.ts';

/** The order sells token 0 of the market, as a seller of the base token or a buyer who pays with the quote token. */
const intentOf = (isBuy: boolean, amount: bigint, more: Partial<TradeIntent>): TradeIntent => {
  const asSell = sell(amount, more);
  return isBuy ? { ...asSell, direction: 'BUY' } : asSell;
};

const digits = fc.integer({ min: 0, max: 18 });
/** A pool of tokens with 0 to 18 decimals, and orders around its price. */
const decimalMarket = fc
  .tuple(fc.bigInt({ min: 2n, max: 10n ** 7n }), digits, fc.bigInt({ min: 2n, max: 10n ** 7n }), digits)
  .chain(([sold, soldDigits, bought, boughtDigits]) => {
    const reserveSold = sold * 10n ** BigInt(soldDigits);
    const reserveBought = bought * 10n ** BigInt(boughtDigits);
    const order = fc.record({
      from: fc.bigInt({ min: 1n, max: reserveBought / 4n + 1n }),
      permille: fc.bigInt({ min: 850n, max: 1500n }),
    });
    return fc.array(order, { maxLength: 8 }).map((orders): OrderMarket => {
      const terms = orders.map(({ from, permille }) => ({
        from,
        to: (from * reserveSold * permille) / (reserveBought * 1000n) + 1n,
      }));
      return { reserveSold, reserveBought, same: [], opposite: listOf(terms) };
    });
  });
const headless = fc.oneof(
  decimalMarket,
  anyMarket.map((any) => ({ ...any, same: [] })),
);
const slippage = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000 }));
/** One unit to a hundred times of everything there is. */
const sizeIn = ({ reserveSold }: OrderMarket) =>
  fc.oneof(
    fc.bigInt({ min: 1n, max: 1_000n }),
    fc.bigInt({ min: 1n, max: reserveSold }),
    fc.bigInt({ min: 1n, max: reserveSold * 100n }),
  );
const anyTicket = headless.chain((any) =>
  fc.record({ any: fc.constant(any), amount: sizeIn(any), slippageBps: slippage, isBuy: fc.boolean() }),
);

describe('a market order', () => {
  it('fills completely in its block, to the unit, whatever its size, impact and slippage', () => {
    let filled = 0;
    fc.assert(
      fc.property(anyTicket, ({ any, amount, slippageBps, isBuy }) => {
        const quote = quoteTrade(intentOf(isBuy, amount, { slippageBps }), { book: bookOf(any) });
        if (!quote.ok) return;
        filled += 1;
        const { order, filled: part, rests } = quote.value;
        expect([order.from, part.spent, rests.sold, quote.value.waitsBehind]).toEqual([amount, amount, 0n, false]);
        const whole = matchAtAnyPrice(any, amount);
        expect(whole.ok && whole.value.bookTaken + whole.value.poolOutput).toBe(part.received);
      }),
      { numRuns: 3_000 },
    );
    expect(filled).toBeGreaterThan(1_500);
  });

  it('has a limit within the worst price less slippage, or refuses to round it away by over 1 %', () => {
    fc.assert(
      fc.property(anyTicket, ({ any, amount, slippageBps, isBuy }) => {
        const intent = intentOf(isBuy, amount, { slippageBps });
        const order = marketOrder(intent, any);
        const match = matchAtAnyPrice(any, amount);
        if (!match.ok) return expect(order.ok).toBe(false);
        const worst = worstPriceOf(any, match.value);
        const limit = beyondSlippage(intent.direction, worst, slippageBps);
        if (order.ok) {
          const { from, to } = order.value;
          // Rounded to whole units in the trader's favour, where all of it then still fills.
          const exact = (from * limit.to + limit.from - 1n) / limit.from;
          expect(to === exact || (to < exact && from * limit.to * 100n <= to * limit.from * 101n)).toBe(true);
        } else if (order.error.code === 'limitTooCoarse') {
          // From a hundred units on, whole units are fine enough.
          const most = (amount * worst.to) / worst.from;
          const abovePool = (amount * any.reserveBought - 1n) / any.reserveSold;
          expect((most < abovePool ? most : abovePool) <= 101n).toBe(true);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('has the tightest limit without slippage: one unit more for the same input leaves a part unfilled', () => {
    let checked = 0;
    fc.assert(
      fc.property(anyTicket, ({ any, amount, isBuy }) => {
        const order = marketOrder(intentOf(isBuy, amount, { slippageBps: 0 }), any);
        if (!order.ok) return;
        const { from, to } = order.value;
        const tighter = quoteOrder(any, { from, to: to + 1n });
        if (!tighter.ok) return;
        checked += 1;
        // At exactly a resting order's price the contract takes it without the pool.
        const isTied = any.opposite.some((entry) => from * entry.from === (to + 1n) * entry.to);
        if (!isTied) expect(tighter.value.remain > 0n).toBe(true);
      }),
      { numRuns: 3_000 },
    );
    expect(checked).toBeGreaterThan(1_000);
  });

  it('still fills completely if the price changes by less than the slippage', () => {
    const pool = fc.record({
      reserveSold: fc.bigInt({ min: 10n ** 20n, max: 10n ** 23n }),
      reserveBought: fc.bigInt({ min: 10n ** 20n, max: 10n ** 23n }),
      same: fc.constant([]),
      opposite: fc.constant([]),
    });
    fc.assert(
      fc.property(
        pool,
        fc.bigInt({ min: 1n, max: 20_000n }),
        fc.integer({ min: 10, max: 3_000 }),
        fc.boolean(),
        (any, permyriad, slippageBps, isBuy) => {
          const amount = (any.reserveSold * permyriad) / 10_000n;
          const order = marketOrder(intentOf(isBuy, amount, { slippageBps }), any);
          if (!order.ok) throw new Error(order.error.code);
          const after = (bps: number): bigint => {
            const other = (any.reserveSold * BigInt(Math.round((Math.sqrt(1 + bps / 10_000) - 1) * 1e9))) / 10n ** 9n;
            const reserveSold = any.reserveSold + other;
            const reserveBought = (any.reserveSold * any.reserveBought) / reserveSold;
            const quote = quoteOrder({ ...any, reserveSold, reserveBought }, order.value);
            if (!quote.ok) throw new Error(quote.error.code);
            return quote.value.remain;
          };
          expect(after(slippageBps * 0.999)).toBe(0n);
          // Twice the slippage is more than even a large order's own impact leaves room for.
          const isSmall = permyriad < 10n;
          if (isSmall) expect(after(slippageBps * 2 + 50) > 0n).toBe(true);
        },
      ),
    );
  });

  it('fills completely at an impact of a tenth, where the old limit filled an eighth', () => {
    const quote = quoteTrade(buy(40_000n * E6), market);
    if (!quote.ok) throw new Error(quote.error.code);
    expect(quote.value.rests.sold).toBe(0n);
    expect(quote.value.filled.spent).toBe(40_000n * E6);
    const deep = quoteTrade(buy(100_000n * E6), market);
    expect(deep.ok && deep.value.rests.sold).toBe(0n);
    expect(deep.ok && deep.value.priceImpactBps).toBeGreaterThan(900);
  });

  it('rests only behind an order of the same side, and is refused if it may not rest', () => {
    const behind = bookOf({
      reserveSold: 770_449_860_000n,
      reserveBought: 1_842_300n * E18,
      same: listOf([{ from: 500n * E6, to: 1_000n * E18 }], 60n),
      opposite: [],
    });
    const intent = intentOf(true, 100n * E6, {});
    const rests = quoteTrade(intent, { book: behind });
    expect(rests).toMatchObject({ ok: true, value: { rests: { sold: 100n * E6 }, warnings: ['waitsBehind'] } });
    const now = quoteTrade({ ...intent, unfilled: 'LEAVE_OUT' }, { book: behind });
    expect(now).toEqual({ ok: false, error: { code: 'nothingFills' } });
  });

  it('outbids its own side where the slippage permits it', () => {
    const near = bookOf({
      reserveSold: 1_000n * E18,
      reserveBought: 1_000n * E18,
      same: listOf([{ from: 1_001n * E18, to: 1_000n * E18 }], 60n),
      opposite: [],
    });
    const intent = intentOf(true, E18 / 100n, { slippageBps: 50 });
    expect(quoteTrade(intent, { book: near })).toMatchObject({ ok: true, value: { rests: { sold: 0n } } });
    expect(quoteTrade({ ...intent, slippageBps: 0 }, { book: near })).toMatchObject({
      ok: true,
      value: { waitsBehind: true },
    });
  });
});
