import { expect, it } from 'vitest';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import { createPaidOrders } from '#domain/portfolio/paidOrders.ts';
import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Address } from '#domain/tokens/types.ts';

const address = (digit: string): Address => `0x${digit.repeat(40)}`;
const [ME, MYT, USDC, WRAPPED, BOOK] = ['1', '2', '3', '4', '5'].map(address) as [
  Address,
  Address,
  Address,
  Address,
  Address,
];

const placed = (transactionHash: PlacedEvent['transactionHash'], soldToken: Address): PlacedEvent => ({
  event: { kind: 'AddOrder', maker: ME, soldToken, from: 70n, to: 9n, index: 3n },
  ...{ soldToken, boughtToken: USDC, blockNumber: 8, logIndex: 4, timestamp: 5, transactionHash },
});
const payment = (transactionHash: RewardMove['transactionHash'], token: Address): RewardMove => ({
  ...{ contract: BOOK, token, amount: 70n, kind: 'deposited', transactionHash, blockNumber: 8, logIndex: 3 },
  ...{ timestamp: 5, pid: undefined, purpose: undefined },
});

const arrivalsInOrders = (events: readonly PlacedEvent[], moves: readonly RewardMove[]) => {
  const orders = createPaidOrders(events, WRAPPED);
  moves.forEach(orders.add);
  return orders.arrivals();
};

it('tokens of an order that another account paid arrive with it', () => {
  expect(arrivalsInOrders([placed('0xaa', MYT)], [payment('0xbb', MYT)])).toMatchObject([
    { kind: 'arrived', sent: undefined, received: { token: MYT, amount: 70n }, blockNumber: 8, logIndex: 4 },
  ]);
});

it('an order that the account paid is no arrival, and neither is one whose coins leave no log', () => {
  const events = [placed('0xaa', MYT), placed('0xcc', WRAPPED)];
  expect(arrivalsInOrders(events, [payment('0xaa', MYT)])).toEqual([]);
});

it('a payment in another token of the same transaction pays no order', () => {
  expect(arrivalsInOrders([placed('0xaa', MYT)], [payment('0xaa', USDC)])).toHaveLength(1);
});
