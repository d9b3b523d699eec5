import { describe, expect, it } from 'vitest';
import { keepCheckpoints } from '#domain/history/checkpoints.ts';
import { tradesOf, type FillEvent, type SwapEvent } from '#domain/history/tradesOf.ts';

const place = (logIndex: number, transaction = 1) =>
  ({ id: `${logIndex}`, blockNumber: 5, logIndex, timestamp: 50, transactionHash: `0x0${transaction}` }) as const;
const fill = (logIndex: number, sellsToken0: boolean, inNum: bigint, outNum: bigint, transaction = 1): FillEvent => ({
  ...place(logIndex, transaction),
  kind: 'fill',
  sellsToken0,
  inNum,
  outNum,
});
const swap = (logIndex: number, paysToken0: boolean, amountIn: bigint, amountOut: bigint): SwapEvent => ({
  ...place(logIndex),
  kind: 'swap',
  paysToken0,
  amountIn,
  amountOut,
});

const short = (trades: ReturnType<typeof tradesOf>) =>
  trades.map(({ source, amount0, amount1, buysToken0 }) => [source, amount0, amount1, buysToken0]);

describe('prints of an order', () => {
  it('are one per maker and one for the pool, newest first; the taker’s own fill is their sum and is not counted', () => {
    const events = [
      fill(1, true, 10n, 20n),
      fill(2, true, 5n, 11n),
      swap(3, false, 2000n, 900n),
      fill(4, false, 2031n, 915n),
    ];
    expect(short(tradesOf(events))).toEqual([
      ['pool', 900n, 1994n, true],
      ['book', 5n, 11n, true],
      ['book', 10n, 20n, true],
    ]);
  });

  it.each([
    ['before', [swap(1, true, 1000n, 500n), fill(2, true, 1000n, 500n)]],
    ['behind', [fill(1, true, 1000n, 500n), swap(2, true, 1000n, 500n)]],
  ])('that only met the pool are the swap alone, whose log is %s the order’s', (_, events) => {
    expect(short(tradesOf(events))).toEqual([['pool', 997n, 500n, false]]);
  });

  it('count swaps without Ext events too, and a maker’s fill after one', () => {
    const events = [swap(1, true, 1000n, 500n), fill(2, true, 7n, 3n), fill(3, false, 4n, 7n)];
    expect(short(tradesOf(events))).toEqual([
      ['book', 7n, 3n, true],
      ['pool', 997n, 500n, false],
    ]);
  });

  it('distinguishes two orders in one transaction, and two transactions in one block', () => {
    const events = [
      fill(1, true, 10n, 20n),
      fill(2, false, 21n, 10n),
      fill(3, false, 30n, 15n),
      fill(4, true, 16n, 30n),
      fill(5, false, 8n, 4n, 2),
      fill(6, true, 5n, 8n, 2),
    ];
    expect(short(tradesOf(events))).toEqual([
      ['book', 4n, 8n, false],
      ['book', 15n, 30n, false],
      ['book', 10n, 20n, true],
    ]);
  });

  it('leave out fills with a side that rounded to zero', () => {
    expect(tradesOf([fill(1, true, 0n, 3n), fill(2, false, 4n, 0n)])).toEqual([]);
  });
});

describe('checkpoints', () => {
  const at = (blockNumber: number) => ({ blockNumber, blockHash: `0x${blockNumber}` }) as const;

  it('keep the newest, always the oldest, and others spread out between them', () => {
    const kept = keepCheckpoints(Array.from({ length: 100 }, (_, i) => at(i * 100)));
    expect(kept[0]).toEqual(at(9900));
    expect(kept).toHaveLength(8);
    const numbers = kept.map(({ blockNumber }) => blockNumber);
    for (const [i, number] of numbers.slice(1).entries())
      expect((numbers[i] ?? 0) - number).toBeGreaterThanOrEqual(256);
    expect(numbers.at(-1)).toBe(0);
  });
});
