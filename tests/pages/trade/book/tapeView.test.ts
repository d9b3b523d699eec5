import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PairTrade } from '#domain/history/types.ts';
import { tapeRowsOf } from '#pages/trade/book/tapeView.ts';
import { E18 } from '../mockMarket.ts';

const market = { baseIsToken0: false, baseDecimals: 18, quoteDecimals: 6 };

const trade = (id: number, base: bigint, quote: bigint, buys = true): PairTrade => ({
  id: String(id),
  blockNumber: id,
  logIndex: 0,
  timestamp: 1_700_000_000 + id,
  transactionHash: '0x1',
  amount0: quote,
  amount1: base,
  buysToken0: !buys,
  source: 'book',
});

describe('the tape', () => {
  it('shows time, side, price and amount of each trade, a column with one number of decimals', () => {
    const trades = [trade(3, 1_250n * E18, 523_125_000n), trade(2, E18 / 2n, 209_001n, false), trade(1, E18, 0n)];
    expect(tapeRowsOf(trades, market, 0n, 60)).toMatchObject([
      { id: '3', timestamp: 1_700_000_003, side: 'BUY', price: '0.41850', amount: '1,250' },
      { id: '2', side: 'SELL', price: '0.41800', amount: '<1' },
    ]);
  });

  it('shows the newest trades from a size on, in their order, never more than requested', () => {
    const sizes = fc.array(fc.bigInt({ min: 1n, max: 10n ** 24n }), { maxLength: 80 });
    fc.assert(
      fc.property(sizes, fc.bigInt({ min: 0n, max: 10n ** 24n }), (bases, min) => {
        const rows = tapeRowsOf(
          bases.map((base, index) => trade(index, base, 1_000_000n)),
          market,
          min,
          20,
        );
        const expected = bases.flatMap((base, index) => (base >= min ? [String(index)] : [])).slice(0, 20);
        expect(rows.map(({ id }) => id)).toEqual(expected);
      }),
    );
  });
});
