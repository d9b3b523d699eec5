import { decodeAccountLogs, placedFilter } from '#chain/logs/accountLogs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { rules } from '#config/rules.ts';
import { keyOf, orderStories } from '#domain/orderBook/accountOrders.ts';
import type { OrderStory, PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { failed, ready, reloading, valueOf } from '#lib/loadable.ts';
import type { AccountOrdersStore } from '#stores/accountOrdersStore.ts';
import type { OrderMemory } from './orderArchive.ts';
import { isKept } from './orderArchive.ts';
import { createSearchArchive } from './searchArchive.ts';
import { eventId, progressFilters, readAccountHistory, readProgress, undecided } from './accountHistory.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import { createLogFollower } from '../logs/createLogFollower.ts';
import { createEventTimes } from '../history/eventTimes.ts';
import { followWatched } from '../logs/followWatched.ts';
import { ALL_LOGS } from '../logs/logSource.ts';
import type { LogSource } from '../logs/logSource.ts';

export interface AccountOrdersSubscriberOptions {
  readonly store: AccountOrdersStore;
  readonly rpc: RpcClient;
  readonly ext: Address;
  /** No order is older. */
  readonly firstBlock: number;
  readonly memory: OrderMemory;
}

type Events = readonly PlacedEvent[];

const overlapBlocks = rules.accountOrders.overlapBlocks;

const keysOf = (events: Events): ReadonlySet<string> => new Set(orderStories(events).map(({ key }) => key));

/** True if all events of `some` are in `events`. */
const includesAll = (events: Events, some: Events): boolean => {
  const ids = new Set(events.map(eventId));
  return some.every((event) => ids.has(eventId(event)));
};

/** The events of the account's own orders; others' orders that share tokens and index are found with them. */
const ownOf = (events: Events, account: Address): Events => {
  const isOwn = ({ event }: PlacedEvent): boolean => event.kind === 'AddOrder' && event.maker === account;
  const keys = new Set(events.filter(isOwn).map(keyOf));
  return events.filter((event) => keys.has(keyOf(event)));
};

/** Known events of an account's orders, and the part that is shown. */
const createKnownOrders = (account: Address) => {
  /** Undefined until the history is read. */
  let events: Events | undefined;
  /** Those the page knows: orders that were placed just now wait for what happened to them at once. */
  let shown: Events = [];
  /** Orders of an earlier visit above its verified block: they are requested, and count if found. */
  let hinted: readonly OrderStory[] = [];
  /** Orders of the last requests. */
  let requested: ReadonlySet<string> = new Set();

  return {
    events: () => events,
    shown: () => shown,
    recall(found: Events, toBlock: number): void {
      const own = ownOf(found, account);
      const keys = keysOf((events = own.filter(({ blockNumber }) => blockNumber <= toBlock)));
      hinted = orderStories(own).filter(({ key }) => !keys.has(key));
    },
    /** Orders to request, from a block on. */
    toAsk(fromBlock: number): readonly OrderStory[] {
      const stories = [...undecided(events ?? [], fromBlock), ...hinted];
      requested = new Set(stories.map(({ key }) => key));
      return stories;
    },
    lacks: (found: Events, fromBlock: number): boolean =>
      !includesAll(
        found,
        (events ?? []).filter(({ blockNumber }) => blockNumber >= fromBlock),
      ),
    /** Takes all there is up to a block. */
    takeAll(found: Events): void {
      [events, shown, hinted] = [found, found, []];
    },
    /**
     * Takes the events of a range. Returns the last block up to which everything was requested: later events of a new
     * order in its first blocks are requested with the next block.
     */
    takeLive(found: Events, { fromBlock, toBlock }: BlockRange): number {
      const known = keysOf(events ?? []);
      const before = (events ?? []).filter(({ blockNumber }) => blockNumber < fromBlock);
      // Others' orders that share tokens and index with own ones are found with them.
      const own = keysOf([...before, ...found]);
      events = [...before, ...found.filter((event) => own.has(keyOf(event)))];
      const fresh = orderStories(found).filter(({ key }) => !known.has(key) && !requested.has(key));
      const unsettled = new Set(fresh.map(({ key }) => key));
      shown = events.filter((event) => !unsettled.has(keyOf(event)));
      hinted = [];
      return Math.min(toBlock, ...fresh.map(({ placed }) => placed.blockNumber - 1 + overlapBlocks));
    },
  };
};

/** Known events of an account's orders, with their times and their part stored for the next visit. */
const createKeptOrders = (options: AccountOrdersSubscriberOptions, account: Address) => {
  const archive = createSearchArchive(options, account);
  const times = createEventTimes<PlacedEvent>();
  const known = createKnownOrders(account);
  const all = (): Events => times.filled(known.shown());
  return {
    known,
    times,
    archive,
    all,
    save(coverage: BlockRange | undefined): void {
      const found = ownOf(all(), account);
      if (coverage && isKept(found)) archive.save(coverage, () => found);
    },
  };
};

/** Requests for an account's orders. */
const createOrderReads = (
  { rpc, ext }: AccountOrdersSubscriberOptions,
  account: Address,
  { known, archive }: Pick<ReturnType<typeof createKeptOrders>, 'known' | 'archive'>,
) => {
  /** True while all placed orders are requested with a first block; their later events are requested next. */
  let isOpening = false;
  return {
    taken(): void {
      isOpening = false;
    },
    reads: {
      filters: (fromBlock) =>
        known.events() || isOpening
          ? [placedFilter(ext, account), ...progressFilters(ext, known.toAsk(fromBlock))]
          : [],
      recall() {
        const left = archive.recall(known.recall);
        isOpening = left === ALL_LOGS;
        return left;
      },
      async prepare(covered, head, signal) {
        isOpening = false;
        archive.settle(head, signal);
        const kept = covered ? undefined : await archive.restore(signal);
        if (kept) known.recall(kept.found, kept.coverage.toBlock);
        return { coverage: covered ?? kept?.coverage, head };
      },
      async readRange({ range, receive, signal }) {
        receive(await readAccountHistory({ rpc, ext, account, known: known.events() ?? [], ...range, signal }), range);
      },
      decode(logs, { toBlock }, { signal }) {
        const found = decodeAccountLogs(logs);
        return isOpening ? readProgress({ rpc, ext, placed: found, toBlock, signal }) : found;
      },
    } satisfies Partial<LogSource<Events>>,
  };
};

const accountOrders = (options: AccountOrdersSubscriberOptions, account: Address): LogSource<Events> => {
  const { store, rpc, firstBlock } = options;
  const { known, times, archive, all, save } = createKeptOrders(options, account);
  const { reads, taken } = createOrderReads(options, account, { known, archive });
  let coverage: BlockRange | undefined;
  /** Events of the visit's first block are shown only once they are known to be complete. */
  let isBegun = false;

  const show = (): void => {
    if (!isBegun) return;
    store.record(account, ready(all()));
    if (coverage) store.recordReadTo(account, coverage.toBlock);
  };

  return {
    rpc,
    firstBlock,
    overlapBlocks,
    retry: { blocks: rules.accountOrders.retryBlocks },
    ...reads,
    requests: () => times.requests(known.events() ?? []),
    onBlock({ responses }) {
      if (times.receive(responses)) show();
    },
    lacks: known.lacks,
    receive(found, { kind, range, coverage: covered }) {
      coverage = covered;
      taken();
      const [before, isAll] = [known.shown(), kind !== 'live' || !known.events()];
      if (isAll) known.takeAll(found.flat());
      const last = isAll ? undefined : known.takeLive(found.flat(), range);
      const isSame = known.shown().length === before.length && includesAll(before, known.shown());
      if (isAll || !isSame || valueOf(store.reading(account)) === undefined) show();
      if (!isAll && !isSame) save(coverage);
      if (isBegun) store.recordReadTo(account, covered.toBlock);
      return last;
    },
    onStatus(status, error) {
      isBegun = true;
      if (status === 'failed') store.record(account, failed(error));
      else if (status === 'reading') {
        store.record(account, reloading(known.events() && valueOf(store.reading(account))));
      } else {
        if (!known.events()) known.takeAll([]);
        if (store.reading(account).status !== 'ready') show();
        save(coverage);
      }
    },
  };
};

/**
 * Follows the account's orders in all pairs. Events of a block's overlap replace the known ones there, so that replaced
 * blocks leave nothing behind.
 */
export const createAccountOrdersSubscriber = (options: AccountOrdersSubscriberOptions): BlockSubscriber =>
  followWatched({
    watched: () => [options.store.watched() ?? []].flat(),
    follow: (account) => createLogFollower(accountOrders(options, account)),
  });
