import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takerFee } from '#domain/trade/limitOrder.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { fillViewOf } from '#pages/trade/order/preview/fillView.ts';
import { priceText } from '#pages/trade/shared/priceText.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { anyOrder, bookOf } from '../../../../domain/orderBook/markets.ts';
import { MYT as SOLD, USDC as BOUGHT } from '../../../../domain/trade/tickets.ts';
import { E18, E6, market, mockBook, mockIntent, MYT, quoted, USDC, WMATIC } from '../../mockMarket.ts';

// The design leaves the pool's own fee out of its curve; the contract does not, hence 7 MYT less from the pool.
describe("the split of the design's order, 8,000 USDC for MYT, as the contract fills it", () => {
  const view = fillViewOf(quoted(mockIntent), 'BUY', market);

  it.each([
    ['book', '10,880.00', '4,574.97', '13.725'],
    ['pool', '4,601.32', '1,934.90', '5.805'],
    ['filled', '15,481.32', '6,509.87', '19.530'],
    ['rest', '3,545.40', '1,490.14', '0.000'],
  ])('the leg "%s" has %s MYT, %s USDC and a fee of %s', (kind, base, quote, fee) => {
    expect(view.legs.find((leg) => leg.kind === kind)).toMatchObject({ base, quote, fee });
  });

  it('keeps the exact amounts for the pointer and the focus', () => {
    expect(view.legs[0]).toMatchObject({ exactBase: '10,880 MYT', exactQuote: '4,574.969908 USDC' });
    expect(view.legs[3]?.exactFee).toBe('0 USDC');
  });

  it('is drawn in whole percents of what is paid, up to the worst price', () => {
    expect(view).toMatchObject({
      tone: 'buy',
      baseSymbol: 'MYT',
      quoteSymbol: 'USDC',
      feeSymbol: 'USDC',
      nothingFills: false,
      shares: { book: 57, pool: 24, rests: 19 },
      worstPrice: '0.42030',
    });
  });
});

it('a sell pays the base, and its fee is taken in the base', () => {
  const sale = { input: MYT, output: USDC, direction: 'SELL', orderType: 'MARKET', amount: 2_100n * E18 } as const;
  const quote = quoted({ ...mockIntent, ...sale });
  const view = fillViewOf(quote, 'SELL', market);
  expect(view).toMatchObject({ tone: 'sell', feeSymbol: 'MYT', shares: { rests: 0 } });
  expect(view.legs[2]).toMatchObject({ kind: 'filled', base: '2,100.00' });
});

it('a limit order away from the market fills nothing: all of it rests', () => {
  const price = { numerator: 40n * E6, denominator: 100n * E18 };
  const view = fillViewOf(quoted({ ...mockIntent, limitPrice: price }), 'BUY', market);
  expect(view).toMatchObject({ nothingFills: true, shares: { book: 0, pool: 0, rests: 100 }, worstPrice: '0.40000' });
});

describe('a column of paid amounts', () => {
  const leg = (spent: bigint) => ({ spent, received: 0n, fee: takerFee(spent) });
  const [book, pool] = [leg(325_745_000n), leg(908_815_000n)];
  const quote: TradeQuote = { ...quoted(mockIntent), book, pool, filled: leg(1_234_560_000n) };

  it('adds up to what fills', () => {
    const { legs } = fillViewOf(quote, 'BUY', market);
    expect(legs.slice(0, 3).map(({ kind, quote: paid }) => [kind, paid])).toEqual([
      ['book', '325.75'],
      ['pool', '908.81'],
      ['filled', '1,234.56'],
    ]);
  });

  it('shows own orders that are all of the book as it shows the book', () => {
    const [first, second] = [leg(325_744_000n), leg(908_816_000n)];
    const { legs } = fillViewOf({ ...quote, book: first, pool: second }, 'BUY', market, { own: { ...first } });
    expect(legs.slice(0, 3).map(({ kind, quote: paid }) => [kind, paid])).toEqual([
      ['book', '325.74'],
      ['own', '325.74'],
      ['pool', '908.82'],
    ]);
  });
});

describe('the shares', () => {
  const leg = (spent: bigint) => ({ spent, received: 0n, fee: takerFee(spent) });
  const sharesOf = (book: bigint, pool: bigint, rests: bigint) => {
    const quote: TradeQuote = {
      ...quoted(mockIntent),
      book: leg(book),
      pool: leg(pool),
      rests: { sold: rests, bought: 0n },
    };
    return fillViewOf(quote, 'BUY', market).shares;
  };
  const part = fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 10n ** 30n }));

  it('are whole percents that add up to 100, and whatever is there is at least 1', () => {
    fc.assert(
      fc.property(part, part, part, (book, pool, rests) => {
        fc.pre(book + pool + rests > 0n);
        const shares = sharesOf(book, pool, rests);
        expect(shares.book + shares.pool + shares.rests).toBe(100);
        for (const [share, amount] of [
          [shares.book, book],
          [shares.pool, pool],
          [shares.rests, rests],
        ] as const) {
          expect(Number.isInteger(share)).toBe(true);
          expect(share >= 1).toBe(amount > 0n);
        }
      }),
    );
  });

  it.each([
    [1n, 1n, 1n, [34, 33, 33]],
    [1n, 10n ** 20n, 0n, [1, 99, 0]],
    [1n, 1n, 10n ** 20n, [1, 1, 98]],
    [0n, 0n, 7n, [0, 0, 100]],
    [0n, 0n, 0n, [0, 0, 0]],
  ])('are whole percentages of %s, %s and %s', (book, pool, rests, expected) => {
    const shares = sharesOf(book, pool, rests);
    expect([shares.book, shares.pool, shares.rests]).toEqual(expected);
  });

  it('add up to 100 for whatever the engine quotes', () => {
    fc.assert(
      fc.property(anyOrder, ({ market: any, order }) => {
        const limitPrice = { numerator: order.to, denominator: order.from };
        const quote = quoteTrade(
          {
            ...mockIntent,
            input: SOLD,
            output: BOUGHT,
            direction: 'SELL',
            orderType: 'LIMIT',
            amount: order.from,
            limitPrice,
          },
          { book: bookOf(any) },
        );
        if (!quote.ok) return;
        const { shares } = fillViewOf(quote.value, 'SELL', { base: SOLD, quote: BOUGHT });
        expect(shares.book + shares.pool + shares.rests).toBe(100);
      }),
    );
  });
});

describe('prices of a market', () => {
  it.each([
    ['under one, five digits', 4182n, 10_000n, '0.41820'],
    ['tiny', 123_456n, 10n ** 12n, '0.00000012346'],
    ['in hundreds', 64_321n, 100n, '643.21'],
    ['large: two decimals are kept', 64_321_987n, 1000n, '64,321.99'],
    ['nothing', 0n, 1n, '0'],
  ])('keep the rule "%s"', (_, quote, base, text) => {
    const whole = { numerator: quote * E6, denominator: base * E18 };
    expect(priceText(whole, market)).toBe(text);
  });

  it('do not depend on the decimals of the tokens', () => {
    const price = { numerator: mockBook().reserve0, denominator: mockBook().reserve1 };
    expect(priceText(price, market)).toBe('0.41820');
    expect(priceText({ numerator: 1n, denominator: 2n }, { base: MYT, quote: WMATIC })).toBe('0.50000');
  });
});
