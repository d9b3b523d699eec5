import { keyOf, orderStories, type PlacedEvent } from '../orderBook/accountOrders.ts';
import { fillsByOrder, fillsByOthers, type OrderFill } from '../orderBook/orderFills.ts';
import { CONFIRM_BLOCKS } from './crossing.ts';
import type { OrderEventKind, OrderNews } from './types.ts';

export interface NewsState {
  readonly to: number;
  readonly announced: readonly string[];
}

/** An event that a lagging node reports up to this many blocks late still counts as news. */
const LATE_BLOCKS = 32;
/** Announced ids that are remembered although their events are gone: a reorg may restore the events. */
const MAX_GONE = 200;
const MAX_AHEAD = 256;

const newsOfFill = (fill: OrderFill): OrderNews => {
  const { id, event, blockNumber, soldToken, boughtToken, sold, received, remain, transactionHash } = fill;
  return { id, event, block: blockNumber, soldToken, boughtToken, sold, received, remain, transactionHash };
};

const cancellations = (events: readonly PlacedEvent[]): readonly OrderNews[] => {
  const remains = new Map(orderStories(events).map(({ key, remain }) => [key, remain]));
  return events.flatMap((placed): readonly OrderNews[] => {
    const { event, blockNumber, soldToken, boughtToken, transactionHash } = placed;
    const remain = remains.get(keyOf(placed));
    if (event.kind !== 'CancelOrderWithNum' || remain === undefined) return [];
    const id = `${transactionHash} ${keyOf(placed)}`;
    const tokens = { soldToken, boughtToken, transactionHash };
    return [{ id, event: 'cancelled', block: blockNumber, ...tokens, sold: event.num, received: 0n, remain }];
  });
};

interface OrdersReading {
  readonly head: number;
  /** Last block whose events are read; below the head while events fail to load. */
  readonly readTo: number;
  readonly events: readonly PlacedEvent[];
}

const keptIds = (
  announcedIds: readonly string[],
  blocks: ReadonlyMap<string, number>,
  to: number,
): readonly string[] => {
  const gone = announcedIds.filter((id) => !blocks.has(id)).slice(-MAX_GONE);
  return [...gone, ...announcedIds.filter((id) => (blocks.get(id) ?? 0) > to)];
};

const soundState = (state: NewsState, head: number): NewsState =>
  state.to > head + MAX_AHEAD ? { ...state, to: head - LATE_BLOCKS } : state;

/**
 * News of the account's events, and the next state; the same state if nothing changes. Fills by others and
 * cancellations are announced three blocks later, so that no reorg undoes them. Several new fills of an order are one
 * item. Events up to 32 blocks late count, events before the alert was set do not.
 */
export const orderNews = (
  before: NewsState,
  { head, readTo, events }: OrdersReading,
  kinds: readonly OrderEventKind[],
): { readonly state: NewsState; readonly news: readonly OrderNews[] } => {
  // The state follows the head, not the blocks read: a tab whose events lag must not move the shared state back.
  const state = soundState(before, head);
  const seen = Math.min(head, readTo);
  const confirmed = events.filter(({ blockNumber }) => blockNumber <= seen - CONFIRM_BLOCKS);
  const isNew = (id: string, block: number): boolean => block > state.to && !state.announced.includes(id);
  const fills = fillsByOthers(confirmed);
  const ends = cancellations(confirmed);
  const newFills = fills.filter(({ id, blockNumber }) => isNew(id, blockNumber));
  const newEnds = ends.filter(({ id, block }) => isNew(id, block));
  const announcements = [...fillsByOrder(newFills).map(newsOfFill), ...newEnds];
  const news = announcements.filter(({ event }) => kinds.includes(event));
  // `to` advances in steps, so that most blocks leave the state unchanged.
  const to = seen - state.to >= 2 * LATE_BLOCKS ? seen - LATE_BLOCKS : state.to;
  const ids = [...newFills, ...newEnds].map(({ id }) => id);
  if (ids.length === 0 && to === before.to) return { state: before, news };
  const all = [...state.announced, ...ids];
  if (to === state.to) return { state: { to, announced: all }, news };
  const blocks = new Map([
    ...fills.map(({ id, blockNumber }) => [id, blockNumber] as const),
    ...ends.map(({ id, block }) => [id, block] as const),
  ]);
  return { state: { to, announced: keptIds(all, blocks, to) }, news };
};
