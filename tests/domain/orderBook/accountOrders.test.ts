import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountTrades, orderStories, type PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import { orderParts } from '#domain/orderBook/orderFacts.ts';
import type { BookEvent } from '#domain/orderBook/events.ts';

const MYT = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const maker = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const at = (blockNumber: number, logIndex: number, event: BookEvent): PlacedEvent => ({
  event,
  soldToken: MYT,
  boughtToken: USDC,
  blockNumber,
  logIndex,
  timestamp: 1_700_000_000 + blockNumber,
  transactionHash: `0x${blockNumber.toString()}`,
});

const add = (index: bigint, from: bigint): BookEvent => ({
  kind: 'AddOrder',
  maker,
  soldToken: MYT,
  from,
  to: from * 2n,
  index,
});
const fill = (index: bigint, inNum: bigint): BookEvent => ({
  kind: 'UpdateOrderInfo',
  soldToken: MYT,
  index,
  outNum: inNum * 2n,
  inNum,
});
const cancel = (index: bigint, num: bigint): BookEvent => ({ kind: 'CancelOrderWithNum', soldToken: MYT, index, num });

const events = [
  at(30, 1, cancel(1n, 500n)),
  at(10, 0, add(1n, 1000n)),
  at(10, 4, fill(1n, 200n)),
  at(20, 3, fill(1n, 300n)),
  at(21, 0, add(2n, 50n)),
  at(22, 1, fill(2n, 50n)),
  at(23, 0, add(3n, 70n)),
];

describe('the outcome of an order', () => {
  it('shows the filled, cancelled and remaining amounts, newest first', () => {
    expect(orderStories(events)).toMatchObject([
      { index: 3n, state: 'open', filled: 0n, remain: 70n },
      { index: 2n, state: 'filled', filled: 50n, received: 100n, remain: 0n },
      { index: 1n, state: 'cancelled', filled: 500n, received: 1000n, cancelled: 500n, remain: 0n },
    ]);
  });

  it('is a fill if a fill used up what a partial cancellation left, and a cancellation only if that came last', () => {
    const ends = [
      [cancel(1n, 40n), fill(1n, 60n)],
      [fill(1n, 60n), cancel(1n, 40n)],
      [fill(1n, 60n), cancel(1n, 40n), fill(1n, 0n)],
      [cancel(1n, 40n), fill(1n, 50n)],
    ].map((parts) => orderStories([at(10, 0, add(1n, 100n)), ...parts.map((event, i) => at(20 + i, 0, event))])[0]);
    expect(ends.map((story) => story?.state)).toEqual(['filled', 'cancelled', 'cancelled', 'open']);
  });

  it('the other side of a pair is another order', () => {
    const other = { ...at(11, 0, add(1n, 9n)), soldToken: USDC, boughtToken: MYT } as const;
    expect(orderStories([...events, other])).toHaveLength(4);
  });

  it('events of other accounts’ orders are ignored', () => {
    expect(orderStories([at(5, 0, fill(9n, 1n))])).toEqual([]);
    expect(accountTrades([at(5, 0, fill(9n, 1n))])).toEqual([]);
  });
});

describe('the parts taken of an order', () => {
  it('fills and cancels are distinguished in any sequence, and add up', () => {
    const part = fc.record({ fills: fc.boolean(), amount: fc.bigInt({ min: 0n, max: 50n }) });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const from = 1000n;
        const past = parts.map(({ fills, amount }, i) => at(20 + i, 0, fills ? fill(1n, amount) : cancel(1n, amount)));
        const [story] = orderStories([...past, at(10, 0, add(1n, from))].toReversed());
        const remain = from - parts.reduce((sum, { amount }) => sum + amount, 0n);
        const amounts = orderParts({ from, remain }, story);
        const filled = parts.reduce((sum, entry) => sum + (entry.fills ? entry.amount : 0n), 0n);
        expect(amounts).toEqual({ filled, cancelled: from - remain - filled });
        expect(orderParts({ from, remain }, undefined)).toEqual(remain === from ? amounts : undefined);
      }),
    );
  });
});

describe('own trades with role (maker or taker), fee', () => {
  it('a fill in the transaction that placed the order is the taker, who pays exactly 0.3 %', () => {
    expect(accountTrades(events)).toMatchObject([
      { role: 'maker', sold: 50n, received: 100n, fee: { numerator: 0n, denominator: 1000n } },
      { role: 'maker', sold: 300n, received: 600n, fee: { numerator: 0n, denominator: 1000n } },
      { role: 'taker', sold: 200n, received: 400n, fee: { numerator: 600n, denominator: 1000n } },
    ]);
  });
});
