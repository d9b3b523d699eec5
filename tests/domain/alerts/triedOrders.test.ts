import { expect, it } from 'vitest';
import { triedOrders } from '#domain/alerts/triedOrders.ts';
import { orderStories, type PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';

const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const token = (n: number): Address => `0x${String(n).padStart(40, '0')}`;

/** An order that sells token `n`, placed in a block. */
const place = (n: number, block: number): PlacedEvent => ({
  event: { kind: 'AddOrder', maker: ALICE, soldToken: token(n), from: 100n, to: 50n, index: BigInt(block) },
  soldToken: token(n),
  boughtToken: USDC,
  blockNumber: block,
  logIndex: 1,
  timestamp: undefined,
  transactionHash: `0x${block}`,
});
const count = (length: number, eventAt: (i: number) => PlacedEvent) => Array.from({ length }, (_, i) => eventAt(i));

it('tries one payment for all orders of a side, however many', () => {
  const stories = orderStories([place(7, 1), ...count(30, (i) => place(1, 10 + i))]);
  const { sides, orders } = triedOrders(stories);
  expect(sides.map(({ soldToken }) => soldToken)).toEqual([token(1), token(7)]);
  expect(orders).toHaveLength(31);
  for (const { story, side } of orders) expect(sides[side]?.soldToken).toBe(story.soldToken);
});

it('tries the 20 sides with the newest orders', () => {
  const { sides, orders } = triedOrders(orderStories([place(30, 1), ...count(20, (i) => place(i, 10 + i))]));
  expect(sides).toHaveLength(20);
  expect(orders.some(({ story }) => story.soldToken === token(30))).toBe(false);
});
