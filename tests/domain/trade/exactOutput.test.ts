import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideUp } from '#domain/amounts/integers.ts';
import { insertionIndex } from '#domain/orderBook/insertionIndex.ts';
import { matchAtLimit, matchOrder } from '#domain/orderBook/matchOrder.ts';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { OrderMarket, RestingOrder } from '#domain/orderBook/types.ts';
import { minInputFor, type Terms } from '#domain/trade/minInputFor.ts';
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
  ])('of %s pays its price and leaves nothing resting', (amount, min, max) => {
    const quote = buyUnits(amount);
    if (!quote.ok) throw new Error(quote.error.code);
    expect(quote.value.filled.received).toBe(amount);
    expect(quote.value.rests.sold).toBe(0n);
    expect(quote.value.order.from).toBe(quote.value.filled.spent);
    expect(quote.value.order.from >= min && quote.value.order.from <= max).toBe(true);
  });

  it.each(['REST', 'LEAVE_OUT'] as const)('of one unit is bought at a wide slippage too, with %s', (unfilled) => {
    const intent = {
      input: { ...USDC, address: TOKEN0 },
      output: { ...coarse, address: TOKEN1 },
      direction: 'BUY',
    } as const;
    const typed = { orderType: 'MARKET', field: 'OUTPUT', amount: 1n, slippageBps: 500, unfilled } as const;
    const quote = quoteTrade({ ...intent, ...typed }, { book: bookOf(coarsePool) });
    expect(quote).toMatchObject({ ok: true, value: { filled: { received: 1n }, rests: { sold: 0n } } });
  });

  it('is refused as too small where rounding would multiply its price', () => {
    // At 0.1 % slippage one unit fits no price above the pool's; the value of two units would yield one.
    expect(buyUnits(1n, coarsePool, 10)).toEqual({ ok: false, error: { code: 'amountTooSmall' } });
    // Both tokens in whole units at 0.5 %: no price lies between the pool's and the limit.
    const both = { ...coarsePool, reserveSold: 100_000n };
    expect(buyUnits(37n, both)).toEqual({ ok: false, error: { code: 'amountTooSmall' } });
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

interface World {
  readonly market: OrderMarket;
  readonly requested: bigint;
  readonly limit: Terms;
}

const limitOf = ({ reserveSold, reserveBought }: OrderMarket, slippageBps: bigint): Terms => ({
  from: reserveSold * 10_000n,
  to: reserveBought * (10_000n - slippageBps),
});

const worldOf = (reserveSold: bigint, reserveBought: bigint, maxShare: bigint): fc.Arbitrary<World> =>
  fc
    .record({
      same: fc.oneof(fc.constant([]), ordersOf(reserveSold, reserveBought, 101n)),
      opposite: ordersOf(reserveBought, reserveSold, 1n),
      requested: fc.bigInt({ min: 1n, max: (reserveBought * maxShare) / 100n + 1n }),
      slippageBps: fc.bigInt({ min: 1n, max: 5_000n }),
    })
    .map(({ same, opposite, requested, slippageBps }) => {
      const market = { reserveSold, reserveBought, same, opposite };
      return { market, requested, limit: limitOf(market, slippageBps) };
    })
    .filter(({ market, limit }) => insertionIndex(market.same, limit) === 0);

const atInput = (from: bigint, limit: Terms): Terms => ({ from, to: divideUp(from * limit.to, limit.from) });

/** The contract's own answer to the order with this input at the limit. */
const completes = ({ market, requested, limit }: World, from: bigint): boolean => {
  const quote = from > 0n ? quoteOrder(market, atInput(from, limit)) : undefined;
  return quote?.ok === true && quote.value.remain === 0n && quote.value.received >= requested;
};

describe('the smallest input for an exact output', () => {
  const anyWorld = fc
    .tuple(reserve, reserve, fc.constantFrom(0n, 1n, 30n))
    .chain(([a, b, share]) => worldOf(a, b, share));

  it('brings it with nothing resting, and no smaller input does, from 0 to 77 decimals', () => {
    fc.assert(
      fc.property(anyWorld, fc.bigInt({ min: 2n, max: 10n ** 6n }), (world, part) => {
        const found = minInputFor(world.market, world.requested, world.limit);
        if (!found.ok) return;
        const { from, to } = found.value;
        expect(found.value).toEqual(atInput(from, world.limit));
        expect(to > 0n && completes(world, from)).toBe(true);
        const smaller = [1n, 2n, from / part].filter((less) => less > 0n && less < from);
        for (const less of smaller) expect(completes(world, from - less)).toBe(false);
      }),
      { numRuns: 10_000 },
    );
  });

  /** Inputs tried one by one. */
  const SEARCHED = 500n;
  const few = fc.bigInt({ min: 2n, max: 60n });
  const some = fc.bigInt({ min: 2n, max: 500n });
  const smallWorld = fc
    .oneof(fc.tuple(few, some), fc.tuple(some, few), fc.tuple(some, some))
    .chain(([a, b]) => worldOf(a, b, 60n));

  it('is the first of all inputs in a small market, unless rounding adds more than 1 % and one unit', () => {
    let found = 0;
    fc.assert(
      fc.property(smallWorld, (world) => {
        const { market, requested, limit } = world;
        const answer = minInputFor(market, requested, limit);
        if (!answer.ok && answer.error.code === 'refused') return;
        const enough = (from: bigint): boolean => {
          const match = matchAtLimit(market, from, limit);
          return match.ok && match.value.bookTaken + match.value.poolOutput >= requested;
        };
        let atLimit = 1n;
        while (atLimit < SEARCHED && !enough(atLimit)) atLimit += 1n;
        if (!enough(atLimit)) {
          expect(!answer.ok || answer.value.from > SEARCHED).toBe(true);
          return;
        }
        const max = atLimit + (atLimit > 100n ? atLimit / 100n : 1n);
        let first = 1n;
        while (first <= max && !completes(world, first)) first += 1n;
        expect(answer.ok ? answer.value.from : undefined).toBe(first <= max ? first : undefined);
        if (answer.ok) found += 1;
      }),
      { numRuns: 1_000 },
    );
    expect(found).toBeGreaterThan(200);
  });

  it('trades like an order at the exact limit whenever an order completes', () => {
    fc.assert(
      fc.property(anyWorld, fc.bigInt({ min: 1n, max: 2n ** 90n }), (world, amount) => {
        const order = atInput((amount % (world.market.reserveSold / 4n + 1n)) + 1n, world.limit);
        const own = matchOrder(world.market, order);
        if (!own.ok || order.from * world.market.reserveBought <= order.to * world.market.reserveSold) return;
        if (own.value.bookSpent + own.value.poolInput + own.value.dust < order.from) return;
        expect(matchAtLimit(world.market, order.from, world.limit)).toEqual(own);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('an exact output on another exchange', () => {
  it('costs what its router takes, and brings it', () => {
    fc.assert(
      fc.property(reserve, reserve, fc.bigInt({ min: 1n, max: 2n ** 100n }), (reserveSold, reserveBought, some) => {
        const market = {
          ...{ id: 'r', name: 'r', router: TOKEN0, pair: TOKEN1, reserveSold, reserveBought },
          ...{ feeFactor: 997, usable: true, blockNumber: 1 },
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
