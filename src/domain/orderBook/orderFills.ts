import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';
import { accountTrades, keyOf, orderStories, type PlacedEvent } from './accountOrders.ts';

export interface OrderFill {
  /** Transaction and order: a reorg does not change this id. */
  readonly id: string;
  readonly orderKey: string;
  readonly transactionHash: Hex;
  readonly blockNumber: number;
  readonly soldToken: Address;
  readonly boughtToken: Address;
  readonly sold: bigint;
  readonly received: bigint;
  readonly remain: bigint;
  /** `filled`: a fill used the order up. `partly`: a part is left or was cancelled. */
  readonly event: 'filled' | 'partly';
}

const nothing = { sold: 0n, received: 0n };

/** Fills by other accounts, oldest first. */
export const fillsByOthers = (events: readonly PlacedEvent[]): readonly OrderFill[] => {
  const stories = new Map(orderStories(events).map((story) => [story.key, story]));
  const own = new Set([...stories.values()].map(({ placed }) => placed.transactionHash));
  const fills = new Map<string, OrderFill>();
  for (const { at, soldToken, boughtToken, sold, received } of accountTrades(events).toReversed()) {
    const { transactionHash, blockNumber } = at;
    if (own.has(transactionHash)) continue;
    const orderKey = keyOf(at);
    const id = `${transactionHash} ${orderKey}`;
    const before = fills.get(id) ?? nothing;
    const { remain = 0n, state = 'filled' } = stories.get(orderKey) ?? {};
    fills.set(id, {
      ...{ id, orderKey, transactionHash, blockNumber, soldToken, boughtToken },
      sold: before.sold + sold,
      received: before.received + received,
      remain,
      event: state === 'filled' ? 'filled' : 'partly',
    });
  }
  return [...fills.values()];
};

/** One fill per order, with the sums of its fills and its newest transaction. */
export const fillsByOrder = (fills: readonly OrderFill[]): readonly OrderFill[] => {
  const orders = new Map<string, OrderFill>();
  for (const fill of fills) {
    const before = orders.get(fill.orderKey) ?? nothing;
    orders.set(fill.orderKey, {
      ...fill,
      sold: before.sold + fill.sold,
      received: before.received + fill.received,
    });
  }
  return [...orders.values()];
};
