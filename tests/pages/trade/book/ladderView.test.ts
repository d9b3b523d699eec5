import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLadder } from '#domain/orderBook/buildLadder.ts';
import { groupingSizes } from '#domain/orderBook/groupingSizes.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { ladderViewOf, takingOf, type LevelView } from '#pages/trade/book/ladderView.ts';
import { anyMarket, bookOf, TOKEN0 } from '../../../domain/orderBook/markets.ts';
import { MYT as BASE, USDC as QUOTE } from '../../../domain/trade/tickets.ts';
import { ask, E18, market, mockBook, mockIntent, MYT, quoted, USDC } from '../mockMarket.ts';

const grouping = groupingSizes(
  { numerator: 770_449_860_000n, denominator: 1_842_300n * E18 },
  { base: 18, quote: 6 },
).preferred;

const viewOf = (book: PairBook, levels = 5, taking = takingOf(undefined, 'BUY')) =>
  ladderViewOf(buildLadder({ book, base: MYT.address, step: grouping.step, levels }), market, grouping, taking);

const row = ({ price, amount, total }: LevelView) => [price, amount, total];

describe("the design's ladder", () => {
  const { asks, bids } = viewOf(mockBook());

  it('asks', () => {
    expect(asks.map(row)).toEqual([
      ['0.4185', '1,910', '1,910'],
      ['0.4190', '7,579', '9,490'],
      ['0.4195', '1,097', '10,587'],
      ['0.4200', '4,245', '14,832'],
      ['0.4205', '1,093', '15,925'],
    ]);
  });

  it('shows the bids', () => {
    expect(bids.slice(0, 4).map(row)).toEqual([
      ['0.4180', '2,541', '2,541'],
      ['0.4175', '6,503', '9,044'],
      ['0.4170', '1,105', '10,149'],
      ['0.4165', '13,907', '24,056'],
    ]);
  });

  it('distinguishes resting orders from the pool, and the average price down to the level', () => {
    expect(asks.map(({ details, poolOnly }) => [details().orders, poolOnly])).toEqual([
      ['1,250', false],
      ['6,480', false],
      ['0', true],
      ['3,150', false],
      ['0', true],
    ]);
    expect(asks[1]?.details().average).toBe('0.41886');
  });

  it('scales its bars to the deepest level of either side', () => {
    expect(bids.at(-1)?.depth).toBe(100);
    expect(asks.at(-1)?.depth).toBeGreaterThan(60);
    expect(asks.at(-1)?.depth).toBeLessThan(65);
    for (const level of [...asks, ...bids]) expect(level.bookDepth).toBeLessThanOrEqual(level.depth);
  });
});

describe('the levels the ticket would take now are marked', () => {
  it('a buy takes asks down to its last unit', () => {
    const quote = quoted(mockIntent);
    const { asks, bids } = viewOf(mockBook(), 13, takingOf(quote, 'BUY'));
    expect(asks.filter(({ taken }) => taken).map(({ price }) => price)).toEqual([
      '0.4185',
      '0.4190',
      '0.4195',
      '0.4200',
      '0.4205',
    ]);
    expect(bids.some(({ taken }) => taken)).toBe(false);
  });

  it('a sell takes bids, and one that just fits a level leaves the next alone', () => {
    const sale = { input: MYT, output: USDC, direction: 'SELL', orderType: 'MARKET', amount: 1_000n * E18 } as const;
    const quote = quoted({ ...mockIntent, ...sale });
    expect(takingOf(quote, 'SELL')?.side).toBe('bids');
    const [first] = buildLadder({ book: mockBook(), base: MYT.address, step: grouping.step, levels: 5 }).asks;
    const { asks } = viewOf(mockBook(), 5, { side: 'asks', base: first?.cumulative ?? 0n });
    expect(asks.map(({ taken }) => taken)).toEqual([true, false, false, false, false]);
  });

  it('nothing typed takes nothing', () => {
    expect(takingOf(undefined, 'BUY')).toBeUndefined();
    expect(viewOf(mockBook()).asks.some(({ taken }) => taken)).toBe(false);
  });
});

describe('digits after the point suit the whole column', () => {
  const only = (myt: bigint): PairBook =>
    mockBook({
      reserve0: 0n,
      reserve1: 0n,
      side0: { soldToken: USDC.address, orders: [], complete: true },
      side1: { soldToken: MYT.address, orders: [ask(1, 1n, 4185n), ask(2, myt, 4190n)], complete: true },
    });

  it.each([
    ['whole from 1,000 on', 5_000n, ['1', '5,000']],
    ['two from 10 on', 50n, ['1.00', '50.00']],
    ['else four', 5n, ['1.0000', '5.0000']],
    ['letters where the column would burst', 2_500_000n, ['1', '2.50M']],
  ])('the column keeps the rule "%s"', (_, myt, amounts) => {
    expect(viewOf(only(myt)).asks.map(({ amount }) => amount)).toEqual(amounts);
  });

  it('never more than the token has', () => {
    const pennies = { base: { ...MYT, decimals: 2 }, quote: USDC };
    const ladder = buildLadder({ book: only(1n), base: MYT.address, step: grouping.step, levels: 1 });
    const tiny = { ...ladder, asks: ladder.asks.map((level) => ({ ...level, orders: 125n, cumulative: 125n })) };
    expect(ladderViewOf(tiny, pennies, grouping, undefined).asks[0]?.amount).toBe('1.25');
  });
});

it('cumulative sizes and bars never fall from level to level', () => {
  fc.assert(
    fc.property(anyMarket, fc.integer({ min: 20, max: 2000 }), (any, parts) => {
      const book = bookOf(any);
      const step = { numerator: book.reserve1, denominator: book.reserve0 * BigInt(parts) };
      const ladder = buildLadder({ book, base: TOKEN0, step, levels: 17 });
      const view = ladderViewOf(ladder, { base: BASE, quote: QUOTE }, { ...grouping, step }, undefined);
      for (const side of ['asks', 'bids'] as const) {
        ladder[side].forEach((level, cacheKey) => {
          const before = ladder[side][cacheKey - 1];
          const [bar, barBefore] = [view[side][cacheKey], view[side][cacheKey - 1]];
          expect(level.cumulative - level.orders - level.pool).toBe(before?.cumulative ?? 0n);
          expect(bar?.depth).toBeGreaterThanOrEqual(barBefore?.depth ?? 0);
          expect(bar?.bookDepth).toBeGreaterThanOrEqual(barBefore?.bookDepth ?? 0);
          expect(bar?.depth).toBeLessThanOrEqual(100);
        });
      }
    }),
  );
});

describe('sizes in the quote token', () => {
  it('add up to the totals, whose average price lies between the levels, and leave the card in base', () => {
    const ladder = buildLadder({ book: mockBook(), base: MYT.address, step: grouping.step, levels: 5 });
    const inQuote = ladderViewOf(ladder, market, grouping, undefined, 'quote');
    const inBase = ladderViewOf(ladder, market, grouping, undefined);
    expect(inQuote.asks.slice(0, 2).map(row)).toEqual([
      ['0.4185', '799', '799'],
      ['0.4190', '3,175', '3,975'],
    ]);
    expect(inQuote.asks.map(({ details }) => details())).toEqual(inBase.asks.map(({ details }) => details()));
    expect(inQuote.bids.map(({ depth, size }) => [depth, size])).toEqual(
      inBase.bids.map(({ depth, size }) => [depth, size]),
    );
  });
});
