import type { Fraction } from '../amounts/fraction.ts';
import { takerFee } from '../trade/limitOrder.ts';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';
import type { AddOrderEvent, BookEvent } from './events.ts';

export interface PlacedEvent {
  readonly event: BookEvent;
  readonly soldToken: Address;
  readonly boughtToken: Address;
  readonly blockNumber: number;
  readonly logIndex: number;
  readonly timestamp: number | undefined;
  readonly transactionHash: Hex;
}

/**
 * `from` is the sum of `filled`, `cancelled` and `remain`. `state` is open while something remains; afterwards the
 * last event decides, so a fill of all that a partial cancellation left is `filled`.
 */
export interface OrderStory {
  readonly key: string;
  readonly maker: Address;
  readonly soldToken: Address;
  readonly boughtToken: Address;
  readonly index: bigint;
  readonly from: bigint;
  readonly to: bigint;
  readonly filled: bigint;
  readonly received: bigint;
  readonly filledAsTaker: bigint;
  readonly cancelled: bigint;
  readonly remain: bigint;
  readonly state: 'open' | 'filled' | 'cancelled';
  readonly placed: PlacedEvent;
}

export interface AccountTrade {
  readonly key: string;
  readonly role: 'maker' | 'taker';
  readonly soldToken: Address;
  readonly boughtToken: Address;
  readonly sold: bigint;
  readonly received: bigint;
  /** Exact fee within `sold`; 0 for a maker. */
  readonly fee: Fraction;
  readonly at: PlacedEvent;
}

/** A service's report, which only shows where to look on chain. */
export interface ReportedTrade extends Pick<OrderStory, 'soldToken' | 'boughtToken' | 'index'> {
  readonly transactionHash: Hex;
}

/** Unique over all pairs: sold token, bought token and index in the pair, separated by spaces. */
export const orderKey = (soldToken: Address, boughtToken: Address, index: bigint): string =>
  `${soldToken} ${boughtToken} ${index.toString()}`;

/** Key as in `orderKey`; empty for `Sync`, which is about no order. */
export const keyOf = ({ event, soldToken, boughtToken }: PlacedEvent): string =>
  event.kind === 'Sync' ? '' : orderKey(soldToken, boughtToken, event.index);

const inChainOrder = (a: PlacedEvent, b: PlacedEvent): number =>
  a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;

type Draft = { -readonly [K in keyof OrderStory]: OrderStory[K] };

const begun = (placed: PlacedEvent, event: AddOrderEvent): Draft => {
  const { soldToken, boughtToken } = placed;
  const { maker, index, from, to } = event;
  const nothingYet = { filled: 0n, received: 0n, filledAsTaker: 0n, cancelled: 0n, remain: from } as const;
  const key = orderKey(soldToken, boughtToken, index);
  return { key, maker, soldToken, boughtToken, index, from, to, ...nothingYet, state: 'open', placed };
};

/** The story is changed in place: copies for 20,000 events would take noticeable time. */
const proceed = (story: Draft, { event, transactionHash }: PlacedEvent): void => {
  if (event.kind === 'CancelOrderWithNum') {
    story.cancelled += event.num;
    if (event.num > 0n) story.state = 'cancelled';
  }
  if (event.kind !== 'UpdateOrderInfo') return;
  if (event.inNum > 0n) story.state = 'filled';
  story.filled += event.inNum;
  story.received += event.outNum;
  if (transactionHash === story.placed.transactionHash) story.filledAsTaker += event.inNum;
};

const createByOrder = <T>() => {
  const bySold = new Map<Address, Map<Address, Map<bigint, T>>>();
  const ofPair = ({ soldToken, boughtToken }: PlacedEvent): Map<bigint, T> => {
    const byBought = bySold.get(soldToken) ?? new Map<Address, Map<bigint, T>>();
    const ofBought = byBought.get(boughtToken) ?? new Map<bigint, T>();
    bySold.set(soldToken, byBought.set(boughtToken, ofBought));
    return ofBought;
  };
  return {
    get: (placed: PlacedEvent): T | undefined =>
      placed.event.kind === 'Sync' ? undefined : ofPair(placed).get(placed.event.index),
    set: (placed: PlacedEvent, index: bigint, value: T): void => void ofPair(placed).set(index, value),
  };
};

/** Orders with their fills and cancellations, newest first. */
export const orderStories = (events: readonly PlacedEvent[]): readonly OrderStory[] => {
  const all: Draft[] = [];
  const byOrder = createByOrder<Draft>();
  for (const placed of events.toSorted(inChainOrder)) {
    const known = byOrder.get(placed);
    if (placed.event.kind !== 'AddOrder') {
      if (known) proceed(known, placed);
      continue;
    }
    const story = begun(placed, placed.event);
    // An order that is placed again restarts its story at its position.
    if (known) Object.assign(known, story);
    else all.push(story);
    byOrder.set(placed, story.index, known ?? story);
  }
  for (const story of all) {
    story.remain = story.from - story.filled - story.cancelled;
    if (story.remain > 0n) story.state = 'open';
  }
  return all.reverse();
};

type RoleOf = (fill: PlacedEvent) => AccountTrade['role'] | undefined;

const tradesBy = (events: readonly PlacedEvent[], roleOf: RoleOf): readonly AccountTrade[] =>
  events
    .toSorted(inChainOrder)
    .flatMap((at): readonly AccountTrade[] => {
      const { event, soldToken, boughtToken, transactionHash, logIndex } = at;
      const role = event.kind === 'UpdateOrderInfo' ? roleOf(at) : undefined;
      if (event.kind !== 'UpdateOrderInfo' || role === undefined) return [];
      const fee = takerFee(role === 'taker' ? event.inNum : 0n);
      const key = `${transactionHash} ${logIndex.toString()}`;
      return [{ key, role, soldToken, boughtToken, sold: event.inNum, received: event.outNum, fee, at }];
    })
    .reverse();

const placedIn = (events: readonly PlacedEvent[]): ((fill: PlacedEvent) => Hex | undefined) => {
  const byOrder = createByOrder<Hex>();
  for (const placed of events) {
    if (placed.event.kind === 'AddOrder') byOrder.set(placed, placed.event.index, placed.transactionHash);
  }
  return byOrder.get;
};

/** Trades newest first. An order is the taker in the transaction that placed it, and the maker in later ones. */
export const accountTrades = (events: readonly PlacedEvent[]): readonly AccountTrade[] => {
  const placed = placedIn(events);
  return tradesBy(events, (fill) => {
    const transaction = placed(fill);
    if (transaction === undefined) return undefined;
    return transaction === fill.transactionHash ? 'taker' : 'maker';
  });
};

/** Trades newest first, from all events of the orders' transactions; another account may have placed the orders. */
export const tradesOfOrders = (
  events: readonly PlacedEvent[],
  orders: ReadonlySet<string>,
): readonly AccountTrade[] => {
  const placed = placedIn(events);
  return tradesBy(events, (fill) => {
    if (!orders.has(keyOf(fill))) return undefined;
    return placed(fill) === fill.transactionHash ? 'taker' : 'maker';
  });
};
