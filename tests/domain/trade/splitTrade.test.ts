import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchAtAnyPrice } from '#domain/orderBook/matchOrder.ts';
import type { OrderMarket } from '#domain/orderBook/types.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { quoteOnRouter, routerOutput, type RouterMarket } from '#domain/trade/routerQuote.ts';
import { minSplitGain, splitTrade, sumOfSplit, type TradeSplit } from '#domain/trade/splitTrade.ts';
import type { TradeIntent } from '#domain/trade/types.ts';
import { anyMarket, bookOf, listOf, maker, PAIR } from '../orderBook/markets.ts';
import { buy, E18, E6, market as devMarket, sell } from './tickets.ts';

const harbour: RouterMarket = {
  ...{ id: 'harbour', name: 'Harbour', router: maker(90), pair: PAIR, feeFactor: 997, usable: true },
  ...{ reserveSold: 154_089_972_000n, reserveBought: 368_460n * E18 },
};

const splitOf = (intent: TradeIntent, market: OrderMarket, other: RouterMarket): TradeSplit | undefined =>
  splitTrade({ intent, market: { book: bookOf(market) }, other });

const receivedBy = ({ book, other }: TradeSplit): bigint => book.filled.received + other.filled.received;

/** All divisions with `step` raw units between them. */
const bestOfAll = (market: OrderMarket, other: RouterMarket, amount: bigint, step: bigint): bigint => {
  let best = 0n;
  for (let input = 1n; input < amount; input += step) {
    const match = matchAtAnyPrice(market, input);
    if (!match.ok) continue;
    const output = match.value.bookTaken + match.value.poolOutput + routerOutput(other, amount - input);
    if (output > best) best = output;
  }
  return best;
};

interface Case {
  readonly market: OrderMarket;
  readonly other: RouterMarket;
  readonly amount: bigint;
}

const permille = (min: number, max: number): fc.Arbitrary<bigint> => fc.integer({ min, max }).map(BigInt);

/** A book near its pool's price, and another pool with up to twice its depth and a price up to a tenth away. */
const anyCase = (minReserve: bigint, maxReserve: bigint): fc.Arbitrary<Case> =>
  fc
    .record({
      reserveSold: fc.bigInt({ min: minReserve, max: maxReserve }),
      reserveBought: fc.bigInt({ min: 10n ** 14n, max: 10n ** 16n }),
      orders: fc.array(fc.tuple(permille(1, 50), permille(950, 1300)), { maxLength: 15 }),
      depth: permille(50, 2000),
      shift: permille(900, 1100),
      feeFactor: fc.constantFrom(997, 998, 990),
      share: permille(2, 600),
    })
    .map(({ reserveSold, reserveBought, orders, depth, shift, feeFactor, share }) => {
      const terms = orders.map(([size, price]) => {
        const from = (reserveBought * size) / 1000n;
        return { from, to: (from * reserveSold * price) / (reserveBought * 1000n) + 1n };
      });
      const reserves = {
        reserveSold: (reserveSold * depth) / 1000n + 10n,
        reserveBought: (reserveBought * depth * shift) / 1_000_000n,
      };
      return {
        market: { reserveSold, reserveBought, same: [], opposite: listOf(terms) },
        other: { ...harbour, feeFactor, ...reserves },
        amount: (reserveSold * share) / 1000n + 3n,
      };
    });

/** Each payment to a maker, and each maker's price, is rounded by up to one unit of the input. */
const expectBest = (split: TradeSplit, best: bigint, { market, amount }: Case): void => {
  const units = BigInt(market.opposite.length) + 3n;
  expect(receivedBy(split) * (amount + units)).toBeGreaterThanOrEqual(best * amount);
};

describe('the division of an exact input', () => {
  it('yields what the best of all divisions yields, but for the rounding of a few units', () => {
    fc.assert(
      fc.property(anyCase(2_000n, 6_000n), ({ market, other, amount }) => {
        const split = splitOf(sell(amount), market, other);
        if (!split) return;
        expectBest(split, bestOfAll(market, other, amount, 1n), { market, other, amount });
      }),
      { numRuns: 60 },
    );
  });

  it('yields at least what any of 500 divisions of a large amount yields', () => {
    let checked = 0;
    fc.assert(
      fc.property(anyCase(10n ** 10n, 10n ** 14n), ({ market, other, amount }) => {
        const split = splitOf(sell(amount), market, other);
        if (!split) return;
        checked += 1;
        expectBest(split, bestOfAll(market, other, amount, amount / 500n), { market, other, amount });
      }),
      { numRuns: 150 },
    );
    expect(checked).toBeGreaterThan(100);
  });

  it('uses the whole input in two parts above zero, each quoted as its exchange computes it', () => {
    let checked = 0;
    fc.assert(
      fc.property(anyMarket, permille(2, 900), permille(1, 3000), (market, share, depth) => {
        const amount = (market.reserveSold * share) / 1000n;
        const other = {
          ...harbour,
          reserveSold: (market.reserveSold * depth) / 1000n + 1n,
          reserveBought: (market.reserveBought * depth) / 1000n + 1n,
        };
        const intent = sell(amount);
        const split = splitOf(intent, market, other);
        if (!split) return;
        checked += 1;
        const { book, other: elsewhere } = split;
        expect(book.order.from + elsewhere.order.from).toBe(amount);
        expect(book.rests.sold).toBe(0n);
        expect(book.filled.received > 0n && elsewhere.filled.received > 0n).toBe(true);
        expect(quoteTrade({ ...intent, amount: book.order.from }, { book: bookOf(market) })).toEqual({
          ok: true,
          value: book,
        });
        expect(quoteOnRouter({ ...intent, amount: elsewhere.order.from }, other)).toEqual({
          ok: true,
          value: elsewhere,
        });
      }),
      { numRuns: 1_000 },
    );
    expect(checked).toBeGreaterThan(200);
  });

  it('pays more than either exchange alone for a large purchase', () => {
    const intent = buy(40_000n * E6);
    const split = splitTrade({ intent, market: devMarket, other: harbour });
    const alone = quoteTrade(intent, devMarket);
    if (!split || !alone.ok) throw new Error('no quote');
    expect(receivedBy(split)).toBeGreaterThan(alone.value.filled.received);
    expect(receivedBy(split)).toBeGreaterThan(routerOutput(harbour, intent.amount));
    // The pool of Harbour is a fifth as deep.
    expect(split.other.filled.spent * 3n).toBeLessThan(split.book.filled.spent);
  });
});

describe('the sum of both parts', () => {
  const intent = buy(40_000n * E6);
  const split = splitTrade({ intent, market: devMarket, other: harbour });
  if (!split) throw new Error('no split');
  const sum = sumOfSplit(intent, split);
  const { book, other } = split;

  it('adds amounts, fees and minimums', () => {
    expect(sum.order.from).toBe(intent.amount);
    expect(sum.filled.spent).toBe(intent.amount);
    expect(sum.filled.received).toBe(receivedBy(split));
    expect(sum.pool.received).toBe(book.pool.received + other.filled.received);
    expect(sum.book).toEqual(book.book);
    expect(sum.minReceived).toBe(book.minReceived + other.minReceived);
    const { numerator, denominator } = sum.filled.fee;
    expect(numerator * 1000n).toBe(intent.amount * 3n * denominator);
  });

  it('has the worse of both worst prices, and an impact between those of the parts', () => {
    const price = ({ worstPrice }: typeof book): number =>
      Number(worstPrice.numerator) / Number(worstPrice.denominator);
    expect(price(sum)).toBe(Math.max(price(book), price(other)));
    expect(sum.priceImpactBps).toBeGreaterThan(0);
    expect(sum.priceImpactBps).toBeLessThan(Math.max(book.priceImpactBps ?? 0, other.priceImpactBps ?? 0) + 1);
  });
});

it('a book far from the market does not hide the impact on the other pool', () => {
  // The book's pool pays half of what the other pays at first, so the other one falls to that price before it is used.
  const other = { ...harbour, reserveSold: 100_000n * E18, reserveBought: 42_000n * E6 };
  const far = { reserveSold: 100_000n * E18, reserveBought: 21_000n * E6, same: [], opposite: [] };
  const intent = sell(60_000n * E18);
  const split = splitOf(intent, far, other);
  if (!split) throw new Error('no split');
  const alone = quoteOnRouter({ ...intent, amount: split.other.order.from }, other);
  const sum = sumOfSplit(intent, split);
  expect(alone.ok && alone.value.priceImpactBps).toBeGreaterThan(1_500);
  expect(sum.priceImpactBps).toBeGreaterThan(1_500);
  // Nothing else is counted from the other pool: the page's market price is the book's.
  expect(sum.marginalPrice).toEqual(split.book.marginalPrice);
});

describe('no division', () => {
  it.each([
    ['of an exact output', buy(40_000n * E18, { field: 'OUTPUT' })],
    ['of a limit order', buy(40_000n * E6, { orderType: 'LIMIT', limitPrice: { numerator: 1n, denominator: 1n } })],
    ['of a single unit', buy(1n)],
  ])('is made %s', (_, intent) => {
    expect(splitTrade({ intent, market: devMarket, other: harbour })).toBeUndefined();
  });

  it('is made if the part in the book would wait behind its own side', () => {
    const ahead = listOf([{ from: 460n * E6, to: 1_000n * E18 }], 60n);
    const behind = { book: { ...devMarket.book, side1: { ...devMarket.book.side1, orders: ahead } } };
    expect(splitTrade({ intent: buy(40_000n * E6), market: behind, other: harbour })).toBeUndefined();
  });

  it('has a part at or below the minimum of the order book', () => {
    const least = 30_000n * E6;
    const market = { ...devMarket, minimum: least };
    expect(splitTrade({ intent: buy(least + 1n), market, other: harbour })).toBeUndefined();
    const split = splitTrade({ intent: buy(40_000n * E6), market, other: harbour });
    expect(split?.book.order.from).toBeGreaterThan(least);
  });
});

it('the least gain is a share of the output, rounded up, and above zero', () => {
  expect(minSplitGain(100_000n, 1)).toBe(10n);
  expect(minSplitGain(100_001n, 1)).toBe(11n);
  expect(minSplitGain(5n, 0)).toBe(1n);
});
