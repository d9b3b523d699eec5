import { keyOf, orderStories } from '../orderBook/accountOrders.ts';
import type { PlacedEvent } from '../orderBook/accountOrders.ts';
import { fillsByOrder, fillsByOthers } from '../orderBook/orderFills.ts';
import type { OrderFill } from '../orderBook/orderFills.ts';
import { CONFIRM_BLOCKS } from './crossing.ts';
import type { OrderEventKind, OrderNews } from './types.ts';

/** What is remembered of an alert about orders between blocks. */
export interface NewsState {
  /** What happened up to this block is done with. */
  readonly to: number;
  /** Ids of later news that were told. */
  readonly told: readonly string[];
}

/** Nodes that lag tell of an event some blocks late: so long it is still news. */
const LATE_BLOCKS = 32;
/** Of what was told and is gone, as a reorg may bring it back, the last ones are remembered. */
const MAX_GONE = 200;
/** A remembered block so far above the chain's does not silence the alert. */
const MAX_AHEAD = 256;

const newsOfFill = (fill: OrderFill): OrderNews => {
  const { id, event, blockNumber, soldToken, wantedToken, sold, received, remain, transactionHash } = fill;
  return { id, event, block: blockNumber, soldToken, wantedToken, sold, received, remain, transactionHash };
};

const cancellations = (events: readonly PlacedEvent[]): readonly OrderNews[] => {
  const remains = new Map(orderStories(events).map(({ key, remain }) => [key, remain]));
  return events.flatMap((placed): readonly OrderNews[] => {
    const { event, blockNumber, soldToken, wantedToken, transactionHash } = placed;
    const remain = remains.get(keyOf(placed));
    if (event.kind !== 'CancelOrderWithNum' || remain === undefined) return [];
    const id = `${transactionHash} ${keyOf(placed)}`;
    const tokens = { soldToken, wantedToken, transactionHash };
    return [{ id, event: 'cancelled', block: blockNumber, ...tokens, sold: event.num, received: 0n, remain }];
  });
};

/** What is known of an account's orders at a block. */
export interface OrdersReading {
  /** The block shown. */
  readonly head: number;
  /** Up to which block the events are known: below the head while they cannot be read. */
  readonly readTo: number;
  readonly events: readonly PlacedEvent[];
}

/** What is still remembered once everything up to block `to` is done with. */
const keptTold = (told: readonly string[], blocks: ReadonlyMap<string, number>, to: number): readonly string[] => {
  const gone = told.filter((id) => !blocks.has(id)).slice(-MAX_GONE);
  return [...gone, ...told.filter((id) => (blocks.get(id) ?? 0) > to)];
};

/** The state to go on from; one of a block far above the chain's is a mistake of some node. */
const soundState = (state: NewsState, head: number): NewsState =>
  state.to > head + MAX_AHEAD ? { ...state, to: head - LATE_BLOCKS } : state;

/**
 * What an alert tells of the account's events, and its state after that. Fills by others and cancellations are told, and
 * count, once three blocks have come after theirs, so that none is told that a reorg takes back; several fills of one order
 * as one. An order that is filled up is `filled`, by whichever fill; before that it is `partly`. What a node tells up to 32
 * blocks late is told late, and what lies above the blocks read once they are; what happened before the alert was set
 * never. Returns the state itself where nothing changes.
 */
export const orderNews = (
  before: NewsState,
  { head, readTo, events }: OrdersReading,
  kinds: readonly OrderEventKind[],
): { readonly state: NewsState; readonly news: readonly OrderNews[] } => {
  // By the head: a tab whose events are behind shall not take the shared state back.
  const state = soundState(before, head);
  const seen = Math.min(head, readTo);
  const confirmed = events.filter(({ blockNumber }) => blockNumber <= seen - CONFIRM_BLOCKS);
  const isNew = (id: string, block: number): boolean => block > state.to && !state.told.includes(id);
  const fills = fillsByOthers(confirmed);
  const ends = cancellations(confirmed);
  const newFills = fills.filter(({ id, blockNumber }) => isNew(id, blockNumber));
  const newEnds = ends.filter(({ id, block }) => isNew(id, block));
  const told = [...fillsByOrder(newFills).map(newsOfFill), ...newEnds];
  const news = told.filter(({ event }) => kinds.includes(event));
  // Moved on in steps, so that most blocks change nothing.
  const to = seen - state.to >= 2 * LATE_BLOCKS ? seen - LATE_BLOCKS : state.to;
  const ids = [...newFills, ...newEnds].map(({ id }) => id);
  if (ids.length === 0 && to === before.to) return { state: before, news };
  const all = [...state.told, ...ids];
  if (to === state.to) return { state: { to, told: all }, news };
  const blocks = new Map([
    ...fills.map(({ id, blockNumber }) => [id, blockNumber] as const),
    ...ends.map(({ id, block }) => [id, block] as const),
  ]);
  return { state: { to, told: keptTold(all, blocks, to) }, news };
};
