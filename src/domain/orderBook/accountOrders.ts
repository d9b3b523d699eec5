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
  /** Unix seconds; undefined if the node does not report it with the event. */
  readonly timestamp: number | undefined;
  readonly transactionHash: Hex;
}

/** `from` splits into `filled`, `cancelled` and `remain`. */
export interface OrderStory {
  /** Unique over all pairs and both sides. */
  readonly key: string;
  readonly maker: Address;
  readonly soldToken: Address;
  readonly boughtToken: Address;
  readonly index: bigint;
  readonly from: bigint;
  readonly to: bigint;
  readonly filled: bigint;
  /** Excludes fees. */
  readonly received: bigint;
  /** Part of `filled` that paid the taker's fee. */
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
  /** Within `sold`, exact; 0 for a maker. */
  readonly fee: Fraction;
  readonly at: PlacedEvent;
}

/** Reported by a service; it only says where to look on chain. */
export interface ReportedTrade extends Pick<OrderStory, 'soldToken' | 'boughtToken' | 'index'> {
  readonly transactionHash: Hex;
}

/** Unique over all pairs: sold token, bought token, index in the pair, separated by spaces. */
export const orderKey = (soldToken: Address, boughtToken: Address, index: bigint): string =>
  `${soldToken} ${boughtToken} ${index.toString()}`;

/** Key as in `orderKey`; empty for `Sync`, which is about no order. */
export const keyOf = ({ event, soldToken, boughtToken }: PlacedEvent): string =>
  event.kind === 'Sync' ? '' : orderKey(soldToken, boughtToken, event.index);

const inChainOrder = (a: PlacedEvent, b: PlacedEvent): number =>
  a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;

const stateOf = (remain: bigint, cancelled: bigint): OrderStory['state'] => {
  if (remain > 0n) return 'open';
  return cancelled > 0n ? 'cancelled' : 'filled';
};

type Draft = { -readonly [K in keyof OrderStory]: OrderStory[K] };

const begun = (placed: PlacedEvent, event: AddOrderEvent): Draft => {
  const { soldToken, boughtToken } = placed;
  const { maker, index, from, to } = event;
  const nothingYet = { filled: 0n, received: 0n, filledAsTaker: 0n, cancelled: 0n, remain: from } as const;
  const key = orderKey(soldToken, boughtToken, index);
  return { key, maker, soldToken, boughtToken, index, from, to, ...nothingYet, state: 'open', placed };
};

/** Changed in place: a copy for each of 20,000 events would be felt. */
const proceed = (story: Draft, { event, transactionHash }: PlacedEvent): void => {
  if (event.kind === 'CancelOrderWithNum') story.cancelled += event.num;
  if (event.kind !== 'UpdateOrderInfo') return;
  story.filled += event.inNum;
  story.received += event.outNum;
  if (transactionHash === story.placed.transactionHash) story.filledAsTaker += event.inNum;
};

/** By pair and index, which costs less than a text for each event. */
const createDrafts = () => {
  const all: Draft[] = [];
  const bySold = new Map<Address, Map<Address, Map<bigint, Draft>>>();
  const ofPair = ({ soldToken, boughtToken }: PlacedEvent): Map<bigint, Draft> => {
    const byBought = bySold.get(soldToken) ?? new Map<Address, Map<bigint, Draft>>();
    const drafts = byBought.get(boughtToken) ?? new Map<bigint, Draft>();
    bySold.set(soldToken, byBought.set(boughtToken, drafts));
    return drafts;
  };
  return {
    all,
    /** An order that is placed again begins again in its place. */
    add(placed: PlacedEvent, event: AddOrderEvent): void {
      const drafts = ofPair(placed);
      const known = drafts.get(event.index);
      const story = begun(placed, event);
      if (known) return void Object.assign(known, story);
      drafts.set(event.index, story);
      all.push(story);
    },
    find: (placed: PlacedEvent, index: bigint): Draft | undefined => ofPair(placed).get(index),
  };
};

/** Newest first. */
export const orderStories = (events: readonly PlacedEvent[]): readonly OrderStory[] => {
  const drafts = createDrafts();
  for (const placed of events.toSorted(inChainOrder)) {
    const { event } = placed;
    if (event.kind === 'Sync') continue;
    if (event.kind === 'AddOrder') {
      drafts.add(placed, event);
      continue;
    }
    const known = drafts.find(placed, event.index);
    if (known) proceed(known, placed);
  }
  for (const story of drafts.all) {
    story.remain = story.from - story.filled - story.cancelled;
    if (story.filled + story.cancelled > 0n) story.state = stateOf(story.remain, story.cancelled);
  }
  return drafts.all.reverse();
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

const placedIn = (events: readonly PlacedEvent[]): ReadonlyMap<string, Hex> =>
  new Map(
    events.filter(({ event }) => event.kind === 'AddOrder').map((placed) => [keyOf(placed), placed.transactionHash]),
  );

/** Newest first. An order is the taker in the transaction that placed it, and the maker in later ones. */
export const accountTrades = (events: readonly PlacedEvent[]): readonly AccountTrade[] => {
  const placed = placedIn(events);
  return tradesBy(events, (fill) => {
    const transaction = placed.get(keyOf(fill));
    if (transaction === undefined) return undefined;
    return transaction === fill.transactionHash ? 'taker' : 'maker';
  });
};

/** Newest first, from all events of the orders' transactions; the orders may be placed elsewhere. */
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
