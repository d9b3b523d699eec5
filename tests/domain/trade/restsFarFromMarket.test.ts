import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import type { OrderMarket } from '#domain/orderBook/types.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { restsFarFromMarket } from '#domain/trade/restsFarFromMarket.ts';
import type { TradeDirection, TradeIntent } from '#domain/trade/types.ts';
import { bookOf, listOf } from '../orderBook/markets.ts';
import { buy, E18, E6, sell } from './tickets.ts';

const BASE = 1_000_000n * E18;
const QUOTE = 500_000n * E6;

/** A pool at a price that moved by thousandths, and the best order on the other side as far from that. */
const marketAt = (direction: TradeDirection, permille: bigint, gapPermille: bigint | undefined) => {
  const quote = (QUOTE * permille) / 1000n;
  const best = gapPermille === undefined ? [] : [(quote * gapPermille) / 1000n];
  const orders = best.map((price) =>
    direction === 'BUY'
      ? { from: 10n * E18, to: (10n * E18 * price) / BASE + 1n }
      : { from: 10n * E6, to: (10n * E6 * BASE) / price + 1n },
  );
  const market: OrderMarket =
    direction === 'BUY'
      ? { reserveSold: BASE, reserveBought: quote, same: listOf(orders), opposite: [], oppositeComplete: true }
      : { reserveSold: BASE, reserveBought: quote, same: [], opposite: listOf(orders), oppositeComplete: true };
  return { book: bookOf(market) };
};

const intentOf = (direction: TradeDirection, limitPermille: bigint): TradeIntent => {
  const limitPrice = { numerator: QUOTE * limitPermille, denominator: BASE * 1000n };
  const more = { orderType: 'LIMIT', limitPrice } as const;
  return direction === 'BUY' ? buy(1_000n * E6, more) : sell(1_000n * E18, more);
};

const isFar = (intent: TradeIntent, market: ReturnType<typeof marketAt>): boolean => {
  const quote = quoteTrade(intent, market);
  return quote.ok && restsFarFromMarket(intent.direction, quote.value, orientMarket(market.book, intent.input.address));
};

describe('an order that rests far from the market', () => {
  it.each([
    ['BUY', 900n, undefined, true],
    ['BUY', 901n, undefined, false],
    ['BUY', 900n, 999n, false],
    ['BUY', 800n, 950n, true],
    ['SELL', 1100n, undefined, true],
    ['SELL', 1099n, undefined, false],
    ['SELL', 1100n, 1001n, false],
    ['BUY', 1010n, undefined, false],
  ] as const)(
    '%s at %i thousandths of the pool price, with the best order at %s, is far: %s',
    (direction, limit, gap, far) => {
      expect(isFar(intentOf(direction, limit), marketAt(direction, 1000n, gap))).toBe(far);
    },
  );

  it('does not exist without a market price', () => {
    const empty = { book: { ...marketAt('BUY', 1000n, undefined).book, reserve0: 0n, reserve1: 0n } };
    expect(isFar(intentOf('BUY', 1n), empty)).toBe(false);
  });

  it('still fills nothing after the market has moved by up to a tenth', () =>
    fc.assert(
      fc.property(
        fc.constantFrom<TradeDirection>('BUY', 'SELL'),
        fc.bigInt(500n, 2000n),
        fc.option(fc.bigInt(500n, 2000n), { nil: undefined }),
        fc.bigInt(901n, 1099n),
        (direction, limit, gap, moved) => {
          const intent = intentOf(direction, limit);
          if (!isFar(intent, marketAt(direction, 1000n, gap))) return;
          const later = quoteTrade(intent, marketAt(direction, moved, gap));
          expect(later).toMatchObject({ ok: true, value: { filled: { spent: 0n } } });
        },
      ),
    ));
});
