import type { Fraction } from '../amounts/fraction.ts';
import { takerFee } from '../trade/limitOrder.ts';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';
import type { BookEvent } from './events.ts';

/** An event of the book and where it stands in the chain. Amounts are raw units. */
export interface PlacedEvent {
  readonly event: BookEvent;
  readonly soldToken: Address;
  readonly wantedToken: Address;
  readonly blockNumber: number;
  readonly logIndex: number;
  /** Unix seconds; undefined where the node does not report it with the event. */
  readonly timestamp: number | undefined;
  readonly transactionHash: Hex;
}

/** What became of an order by its events: `from` is `filled`, taken back as `cancelled`, or left as `remain`. */
export interface OrderStory {
  /** Unique over all pairs and both sides. */
  readonly key: string;
  readonly maker: Address;
  readonly soldToken: Address;
  readonly wantedToken: Address;
  readonly index: bigint;
  readonly from: bigint;
  readonly to: bigint;
  readonly filled: bigint;
  /** Wanted units received, fees already left out. */
  readonly received: bigint;
  /** The part of `filled` that paid the taker's fee. */
  readonly filledAsTaker: bigint;
  readonly cancelled: bigint;
  readonly remain: bigint;
  readonly state: 'open' | 'filled' | 'cancelled';
  readonly placed: PlacedEvent;
}

/** One fill of an own order. */
export interface AccountTrade {
  readonly key: string;
  readonly role: 'maker' | 'taker';
  readonly soldToken: Address;
  readonly wantedToken: Address;
  readonly sold: bigint;
  readonly received: bigint;
  /** Within what was sold, exact; a maker pays none. */
  readonly fee: Fraction;
  readonly at: PlacedEvent;
}

/** Where a service says that an order of an account was filled: a place on the chain to look, and no more. */
export interface ToldTrade extends Pick<OrderStory, 'soldToken' | 'wantedToken' | 'index'> {
  readonly transactionHash: Hex;
}

/** An order's name over all pairs: its tokens in their order of sale, and its index in the pair. */
export const orderKey = (soldToken: Address, wantedToken: Address, index: bigint): string =>
  `${soldToken} ${wantedToken} ${index.toString()}`;

/** Name of the order that an event is about. */
export const keyOf = ({ event, soldToken, wantedToken }: PlacedEvent): string =>
  event.kind === 'Sync' ? '' : orderKey(soldToken, wantedToken, event.index);

const inChainOrder = (a: PlacedEvent, b: PlacedEvent): number =>
  a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;

const stateOf = (remain: bigint, cancelled: bigint): OrderStory['state'] => {
  if (remain > 0n) return 'open';
  return cancelled > 0n ? 'cancelled' : 'filled';
};

const continued = (story: OrderStory, { event, transactionHash }: PlacedEvent): OrderStory => {
  const filled = story.filled + (event.kind === 'UpdateOrderInfo' ? event.inNum : 0n);
  const received = story.received + (event.kind === 'UpdateOrderInfo' ? event.outNum : 0n);
  const isTaker = event.kind === 'UpdateOrderInfo' && transactionHash === story.placed.transactionHash;
  const filledAsTaker = story.filledAsTaker + (isTaker ? event.inNum : 0n);
  const cancelled = story.cancelled + (event.kind === 'CancelOrderWithNum' ? event.num : 0n);
  const remain = story.from - filled - cancelled;
  return { ...story, filled, received, filledAsTaker, cancelled, remain, state: stateOf(remain, cancelled) };
};

/** The orders that the events place, with what the events say of them, newest first. */
export const orderStories = (events: readonly PlacedEvent[]): readonly OrderStory[] => {
  const stories = new Map<string, OrderStory>();
  for (const placed of events.toSorted(inChainOrder)) {
    const { event, soldToken, wantedToken } = placed;
    const key = keyOf(placed);
    const known = stories.get(key);
    if (event.kind === 'AddOrder') {
      const { maker, index, from, to } = event;
      const nothingYet = {
        filled: 0n,
        received: 0n,
        filledAsTaker: 0n,
        cancelled: 0n,
        remain: from,
        state: 'open',
      } as const;
      stories.set(key, { key, maker, soldToken, wantedToken, index, from, to, ...nothingYet, placed });
    } else if (known) stories.set(key, continued(known, placed));
  }
  return [...stories.values()].reverse();
};

type RoleOf = (fill: PlacedEvent) => AccountTrade['role'] | undefined;

/** The fills that somebody had a role in, newest first. */
const tradesBy = (events: readonly PlacedEvent[], roleOf: RoleOf): readonly AccountTrade[] =>
  events
    .toSorted(inChainOrder)
    .flatMap((at): readonly AccountTrade[] => {
      const { event, soldToken, wantedToken, transactionHash, logIndex } = at;
      const role = event.kind === 'UpdateOrderInfo' ? roleOf(at) : undefined;
      if (event.kind !== 'UpdateOrderInfo' || role === undefined) return [];
      const fee = takerFee(role === 'taker' ? event.inNum : 0n);
      const key = `${transactionHash} ${logIndex.toString()}`;
      return [{ key, role, soldToken, wantedToken, sold: event.inNum, received: event.outNum, fee, at }];
    })
    .reverse();

/** In which transaction each order of the events was placed. */
const placedIn = (events: readonly PlacedEvent[]): ReadonlyMap<string, Hex> =>
  new Map(
    events.filter(({ event }) => event.kind === 'AddOrder').map((placed) => [keyOf(placed), placed.transactionHash]),
  );

/**
 * The fills of the orders that the events place, newest first. Filled in the transaction that placed it, an order was
 * the taker; filled in a later one, the maker.
 */
export const accountTrades = (events: readonly PlacedEvent[]): readonly AccountTrade[] => {
  const placed = placedIn(events);
  return tradesBy(events, (fill) => {
    const transaction = placed.get(keyOf(fill));
    if (transaction === undefined) return undefined;
    return transaction === fill.transactionHash ? 'taker' : 'maker';
  });
};

/**
 * The fills of some orders, newest first, by all events of the transactions that they were filled in: what placed them may
 * be elsewhere.
 * @param orders their keys
 */
export const tradesOfOrders = (
  events: readonly PlacedEvent[],
  orders: ReadonlySet<string>,
): readonly AccountTrade[] => {
  const placed = placedIn(events);
  return tradesBy(events, (fill) => {
    if (!orders.has(keyOf(fill))) return undefined;
    return placed.get(keyOf(fill)) === fill.transactionHash ? 'taker' : 'maker';
  });
};
