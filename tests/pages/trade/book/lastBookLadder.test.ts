import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { storageKeys } from '#config/storageKeys.ts';
import { buildLadder } from '#domain/orderBook/buildLadder.ts';
import { groupingSizes } from '#domain/orderBook/groupingSizes.ts';
import { storage } from '#lib/storage.ts';
import { ladderViewOf, spreadText } from '#pages/trade/book/ladderView.ts';
import { lastBookOf } from '#stores/lastBook.ts';
import { tokens } from '../../../support/fakeBook.ts';

afterEach(() => storage.remove(storageKeys.lastBook));

const amount = fc.oneof(
  fc.bigInt({ min: 1n, max: 20n }),
  fc.bigInt({ min: 1n, max: 10n ** 24n }),
  fc.bigInt({ min: 1n, max: 10n ** 78n - 1n }),
);
const order = fc
  .tuple(amount, amount, amount)
  .chain(([index, from, to]) =>
    fc.bigInt({ min: 0n, max: from }).map((remain) => [index, from, to, remain].map(String)),
  );
const orders = fc.array(order, { maxLength: 6 });
const decimals = fc.constantFrom(0, 6, 18, 77);

it('the ladder draws whatever is stored as the last book or leaves it out, so a visit never begins with a crash', () => {
  let drawn = 0;
  fc.assert(
    fc.property(orders, orders, amount, amount, decimals, decimals, (side0, side1, reserve0, reserve1, base, quote) => {
      const kept = { reserves: [reserve0, reserve1].map(String), sides: [side0, side1] };
      storage.set(storageKeys.lastBook, JSON.stringify({ pair: tokens.pair, blockNumber: 1, timestamp: 1, ...kept }));
      const book = lastBookOf(tokens)?.book;
      if (!book) return;
      const token = (symbol: string, address: typeof tokens.token0, places: number) => ({
        kind: 'token' as const,
        chainId: 137,
        address,
        decimals: places,
        symbol,
        name: symbol,
      });
      const market = { base: token('B', tokens.token0, base), quote: token('Q', tokens.token1, quote) };
      const price = { numerator: book.reserve1, denominator: book.reserve0 };
      for (const grouping of groupingSizes(price, { base, quote }).sizes) {
        const ladder = buildLadder({ book, base: tokens.token0, step: grouping.step, levels: 13 });
        const view = ladderViewOf(ladder, market, grouping, undefined);
        expect([...view.asks, ...view.bids].every(({ price: text }) => text !== '')).toBe(true);
        expect(spreadText(ladder, market)).not.toBe('');
        expect(spreadText(ladder, market) === '–').toBe(view.asks.length === 0 || view.bids.length === 0);
        drawn += 1;
      }
    }),
    { numRuns: 300 },
  );
  expect(drawn).toBeGreaterThan(300);
});
