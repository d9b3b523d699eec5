import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { quoteSlice, type SliceOrder } from '#domain/slices/quoteSlice.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { maker } from '../orderBook/markets.ts';
import { book, buy, E18, E6, market, MYT, sell, USDC } from '../trade/tickets.ts';

const ME = '0x5000000000000000000000000000000000000000';
/** USDC per MYT as raw units, from thousandths. */
const price = (thousandths: bigint) => ({ numerator: thousandths * E6, denominator: 1000n * E18 });

const selling = (amount: bigint, more: Partial<SliceOrder> = {}): SliceOrder => ({
  ...{ account: ME, input: MYT, output: USDC, direction: 'SELL', amount },
  ...{ slippageBps: 50, worstPrice: price(300n), maxImpactBps: 1000, ...more },
});
const buying = (amount: bigint, more: Partial<SliceOrder> = {}): SliceOrder => ({
  ...{ account: ME, input: USDC, output: MYT, direction: 'BUY', amount },
  ...{ slippageBps: 50, worstPrice: price(600n), maxImpactBps: 1000, ...more },
});

describe('limit of a slice', () => {
  it('is the one of a market order while the bound is wider', () => {
    for (const [slice, intent] of [
      [selling(100n * E18), sell(100n * E18)],
      [buying(100n * E6), buy(100n * E6)],
    ] as const) {
      const usual = quoteTrade({ ...intent, unfilled: 'LEAVE_OUT' }, market);
      expect(quoteSlice(slice, market)).toEqual(usual);
    }
  });

  it('is the bound where that is tighter, and everything still fills', () => {
    const usual = quoteSlice(selling(100n * E18), market);
    if (!usual.ok) throw new Error('not quoted');
    const reached = quoteTrade(sell(100n * E18, { slippageBps: 0 }), market);
    if (!reached.ok) throw new Error('not quoted');
    const [from, to] = [usual.value.limitPrice, reached.value.limitPrice];
    const middle = {
      numerator: from.numerator * to.denominator + to.numerator * from.denominator,
      denominator: 2n * from.denominator * to.denominator,
    };
    const bounded = quoteSlice(selling(100n * E18, { worstPrice: middle }), market);
    if (!bounded.ok) throw new Error('not quoted');
    expect(compareFractions(bounded.value.limitPrice, from)).toBe(1);
    expect(compareFractions(bounded.value.limitPrice, middle)).toBeGreaterThanOrEqual(0);
    expect(bounded.value.filled).toEqual(usual.value.filled);
  });

  it('never is beyond the bounds, and such a slice fills whole', () => {
    const side = fc.constantFrom('SELL', 'BUY');
    const sized = fc.bigInt({ min: 1n, max: 400_000n });
    fc.assert(
      fc.property(
        side,
        sized,
        fc.bigInt({ min: 300n, max: 600n }),
        fc.integer({ min: 1, max: 1499 }),
        (to, size, at, impact) => {
          const bounds = { worstPrice: price(at), maxImpactBps: impact };
          const order = to === 'SELL' ? selling(size * E18, bounds) : buying(size * E6, bounds);
          const quoted = quoteSlice(order, market);
          if (!quoted.ok) {
            expect(['skip', 'unknown']).toContain(quoted.error.code);
            return;
          }
          const { limitPrice, rests, priceImpactBps, filled } = quoted.value;
          expect(compareFractions(limitPrice, price(at))).not.toBe(to === 'SELL' ? -1 : 1);
          expect([rests.sold, filled.spent]).toEqual([0n, order.amount]);
          expect(priceImpactBps).toBeLessThanOrEqual(impact);
        },
      ),
    );
  });
});

describe('a slice that is skipped', () => {
  it('names the price that is beyond the bound', () => {
    const quoted = quoteSlice(selling(100n * E18, { worstPrice: price(500n) }), market);
    expect(quoted).toMatchObject({ ok: false, error: { code: 'skip', reason: { code: 'price' } } });
    const bought = quoteSlice(buying(100n * E6, { worstPrice: price(350n) }), market);
    expect(bought).toMatchObject({ ok: false, error: { code: 'skip', reason: { code: 'price' } } });
  });

  it('names the price impact that is beyond the bound', () => {
    const quoted = quoteSlice(selling(200_000n * E18, { maxImpactBps: 50 }), market);
    expect(quoted).toMatchObject({ ok: false, error: { code: 'skip', reason: { code: 'impact' } } });
  });

  it('is too small for the book to fill', () => {
    expect(quoteSlice(selling(1n), market)).toMatchObject({
      ok: false,
      error: { code: 'skip', reason: { code: 'noFill' } },
    });
  });
});

it('waits while more of the book must be read, and while it would fill an own order', () => {
  const side1 = { ...book.side1, complete: false };
  const short = quoteSlice(selling(200_000n * E18), { book: { ...book, side1 } });
  expect(short).toEqual({ ok: false, error: { code: 'unknown' } });
  const buyer = book.side1.orders[0]?.maker ?? maker(1);
  const own = quoteSlice(selling(20_000n * E18, { account: buyer }), market);
  expect(own).toEqual({ ok: false, error: { code: 'ownOrder' } });
});
