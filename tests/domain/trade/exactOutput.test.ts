import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchAtAnyPrice, matchOrder } from '#domain/orderBook/matchOrder.ts';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { OrderMarket, RestingOrder } from '#domain/orderBook/types.ts';
import { minInputFor } from '#domain/trade/minInputFor.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { quoteOnRouter, routerOutput } from '#domain/trade/routerQuote.ts';
import { bookOf, listOf, TOKEN0, TOKEN1 } from '../orderBook/markets.ts';
import { E6, MYT, USDC } from './tickets.ts';

const coarse = { ...MYT, decimals: 0 };
/** 100,000 tokens and 50,000 USDC. */
const coarsePool: OrderMarket = { reserveSold: 50_000n * E6, reserveBought: 100_000n, same: [], opposite: [] };

const buyUnits = (amount: bigint, pool = coarsePool, slippageBps = 50) =>
  quoteTrade(
    {
      ...{ input: { ...USDC, address: TOKEN0 }, output: { ...coarse, address: TOKEN1 }, direction: 'BUY' },
      ...{ orderType: 'MARKET', field: 'OUTPUT', amount, slippageBps },
    },
    { book: bookOf(pool) },
  );

describe('an exact output of a token without decimals', () => {
  it.each([
    [1n, 501_000n, 503_000n],
    [2n, 1_000_000n, 1_006_000n],
    [37n, 18_550_000n, 18_600_000n],
    [150n, 75_200_000n, 75_500_000n],
  ])('pays the price of %s and leaves nothing resting', (amount, min, max) => {
    const quote = buyUnits(amount);
    if (!quote.ok) throw new Error(quote.error.code);
    expect(quote.value.filled.received).toBe(amount);
    expect(quote.value.rests.sold).toBe(0n);
    expect(quote.value.order.from).toBe(quote.value.filled.spent);
    expect(quote.value.order.from >= min && quote.value.order.from <= max).toBe(true);
  });

  it.each(['REST', 'LEAVE_OUT'] as const)('buys one unit at a wide slippage too, with %s', (unfilled) => {
    const intent = {
      input: { ...USDC, address: TOKEN0 },
      output: { ...coarse, address: TOKEN1 },
      direction: 'BUY',
    } as const;
    const typed = { orderType: 'MARKET', field: 'OUTPUT', amount: 1n, slippageBps: 500, unfilled } as const;
    const quote = quoteTrade({ ...intent, ...typed }, { book: bookOf(coarsePool) });
    expect(quote).toMatchObject({ ok: true, value: { filled: { received: 1n }, rests: { sold: 0n } } });
  });

  it('an order of one unit needs no room for slippage: its limit is its own price', () => {
    expect(buyUnits(1n, coarsePool, 0)).toMatchObject({
      ok: true,
      value: { filled: { received: 1n }, rests: { sold: 0n } },
    });
  });

  it('is refused where whole units permit no limit near the worst price, and more slippage helps', () => {
    // 37 of 100,000 cost 38, a fortieth above the pool's price.
    const both = { ...coarsePool, reserveSold: 100_000n };
    expect(buyUnits(37n, both)).toEqual({ ok: false, error: { code: 'limitTooCoarse' } });
    expect(buyUnits(37n, both, 300)).toMatchObject({ ok: true, value: { order: { from: 38n, to: 37n } } });
    // Three of ten units reach a price at which the payment buys no more than two.
    const few = { ...coarsePool, reserveBought: 10n };
    expect(buyUnits(3n, few)).toEqual({ ok: false, error: { code: 'limitTooCoarse' } });
    expect(buyUnits(3n, few, 1_000)).toMatchObject({
      ok: true,
      value: { filled: { received: 3n }, order: { to: 2n } },
    });
  });
});

const decimals = fc.integer({ min: 0, max: 77 });
const whole = fc.bigInt({ min: 2n, max: 10n ** 9n });
/** At most the contract's 112 bits. */
const reserve = fc
  .tuple(whole, decimals)
  .map(([amount, digits]) => amount * 10n ** BigInt(digits))
  .map((raw) => (raw < 2n ** 100n ? raw : raw % 2n ** 100n) + 2n);

const near = (from: bigint, sold: bigint, bought: bigint) =>
  fc.integer({ min: 900, max: 1100 }).map((permille) => (from * bought * BigInt(permille)) / (sold * 1000n) + 1n);

const ordersOf = (sold: bigint, bought: bigint, firstIndex: bigint): fc.Arbitrary<readonly RestingOrder[]> =>
  fc
    .array(
      fc
        .bigInt({ min: 1n, max: sold / 10n + 1n })
        .chain((from) =>
          fc
            .tuple(near(from, sold, bought), fc.bigInt({ min: 1n, max: from }))
            .map(([to, remain]) => ({ from, to, remain })),
        ),
      { maxLength: 6 },
    )
    .map((terms) => listOf(terms, firstIndex));

const worldOf = (reserveSold: bigint, reserveBought: bigint, maxShare: bigint) =>
  fc
    .record({
      opposite: ordersOf(reserveBought, reserveSold, 1n),
      requested: fc.bigInt({ min: 1n, max: (reserveBought * maxShare) / 100n + 1n }),
      slippageBps: fc.integer({ min: 0, max: 5_000 }),
      direction: fc.constantFrom('BUY', 'SELL'),
    })
    .map(({ opposite, ...typed }) => ({ market: { reserveSold, reserveBought, same: [], opposite }, ...typed }));

/** Output of the contract for an input at the worst price that it accepts. */
const bought = (market: OrderMarket, from: bigint): bigint => {
  const quote = quoteOrder(market, { from, to: 1n });
  return quote.ok && from * market.reserveBought > market.reserveSold ? quote.value.received : 0n;
};

describe('the smallest input for an exact output', () => {
  const anyWorld = fc
    .tuple(reserve, reserve, fc.constantFrom(0n, 1n, 30n, 120n))
    .chain(([a, b, share]) => worldOf(a, b, share));

  it('yields it with nothing resting, and no smaller input does, from 0 to 77 decimals', () => {
    let found = 0;
    fc.assert(
      fc.property(anyWorld, fc.bigInt({ min: 2n, max: 10n ** 6n }), (world, part) => {
        const { market, requested, slippageBps, direction } = world;
        const intent = { input: { ...USDC, address: TOKEN0 }, output: { ...MYT, address: TOKEN1 }, direction };
        const typed = { orderType: 'MARKET', field: 'OUTPUT', amount: requested, slippageBps } as const;
        const quote = quoteTrade({ ...intent, ...typed }, { book: bookOf(market) });
        if (!quote.ok) return;
        found += 1;
        const { order, filled, rests } = quote.value;
        expect([filled.spent, rests.sold]).toEqual([order.from, 0n]);
        expect(filled.received >= requested).toBe(true);
        const smaller = [1n, 2n, order.from / part].filter((less) => less > 0n && less < order.from);
        for (const less of smaller) {
          const match = matchAtAnyPrice(market, order.from - less);
          expect(match.ok && match.value.bookTaken + match.value.poolOutput < requested).toBe(true);
        }
      }),
      { numRuns: 5_000 },
    );
    expect(found).toBeGreaterThan(1_500);
  });

  /** Inputs tried one by one. */
  const SEARCHED = 500n;
  const few = fc.bigInt({ min: 2n, max: 60n });
  const some = fc.bigInt({ min: 2n, max: 500n });
  const smallWorld = fc
    .oneof(fc.tuple(few, some), fc.tuple(some, few), fc.tuple(some, some))
    .chain(([a, b]) => worldOf(a, b, 60n));

  it('is the first of all inputs in a small market', () => {
    let found = 0;
    fc.assert(
      fc.property(smallWorld, ({ market, requested }) => {
        const answer = minInputFor(market, requested);
        let first = 1n;
        while (first <= SEARCHED && bought(market, first) < requested) first += 1n;
        if (first > SEARCHED) return;
        // Below the pool's worst price for one unit the contract's own limit decides, not the input.
        expect(answer.ok && answer.value <= first).toBe(true);
        if (!answer.ok) return;
        const match = matchAtAnyPrice(market, answer.value - 1n);
        expect(!match.ok || answer.value === 1n || match.value.bookTaken + match.value.poolOutput < requested).toBe(
          true,
        );
        found += 1;
      }),
      { numRuns: 1_000 },
    );
    expect(found).toBeGreaterThan(200);
  });

  it('trades at any price like an order that completes', () => {
    fc.assert(
      fc.property(anyWorld, fc.bigInt({ min: 1n, max: 2n ** 90n }), ({ market, slippageBps }, amount) => {
        const from = (amount % (market.reserveSold / 4n + 1n)) + 1n;
        const to = (from * market.reserveBought * BigInt(10_000 - slippageBps)) / (market.reserveSold * 10_000n);
        const own = matchOrder(market, { from, to });
        if (!own.ok || from * market.reserveBought <= to * market.reserveSold) return;
        if (own.value.bookSpent + own.value.poolInput + own.value.dust < from) return;
        expect(matchAtAnyPrice(market, from)).toEqual(own);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('an exact output on another exchange', () => {
  it('costs what its router takes, and yields it', () => {
    fc.assert(
      fc.property(reserve, reserve, fc.bigInt({ min: 1n, max: 2n ** 100n }), (reserveSold, reserveBought, some) => {
        const market = {
          ...{ id: 'r', name: 'r', router: TOKEN0, pair: TOKEN1, reserveSold, reserveBought },
          ...{ feeFactor: 997, usable: true },
        };
        const amount = (some % reserveBought) + 1n;
        const intent = { input: MYT, output: USDC, direction: 'SELL', orderType: 'MARKET', field: 'OUTPUT' } as const;
        const quote = quoteOnRouter({ ...intent, amount, slippageBps: 50 }, market);
        if (!quote.ok) return;
        const { spent, received } = quote.value.filled;
        expect([received, quote.value.rests.sold]).toEqual([amount, 0n]);
        expect(routerOutput(market, spent) >= amount).toBe(true);
        expect(spent < 2n || routerOutput(market, spent - 2n) < amount).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
