import { decodeAccountLogs, placedFilter } from '#chain/logs/accountLogs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { rules } from '#config/rules.ts';
import { keyOf, orderStories, type OrderStory, type PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { failed, ready, reloading, valueOf } from '#lib/loadable.ts';
import type { AccountOrdersStore } from '#stores/accountOrdersStore.ts';
import type { LargeMemory } from './largeMemory.ts';
import type { OrderMemory } from './orderArchive.ts';
import { createSearchArchive } from './searchArchive.ts';
import { eventId, progressFilters, readAccountHistory, readProgress, undecided } from './accountHistory.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import { createLogFollower } from '../logs/createLogFollower.ts';
import { createEventTimes } from '../history/eventTimes.ts';
import { followWatched } from '../logs/followWatched.ts';
import { ALL_LOGS, type LogSource } from '../logs/logSource.ts';

interface AccountOrdersSubscriberOptions {
  readonly store: AccountOrdersStore;
  readonly rpc: RpcClient;
  readonly ext: Address;
  readonly firstBlock: number;
  readonly memory: OrderMemory;
  readonly large: LargeMemory<PlacedEvent>;
}

type Events = readonly PlacedEvent[];

const overlapBlocks = rules.accountOrders.overlapBlocks;

const keysOf = (events: Events): ReadonlySet<string> => new Set(orderStories(events).map(({ key }) => key));

const includesAll = (events: Events, some: Events): boolean => {
  const ids = new Set(events.map(eventId));
  return some.every((event) => ids.has(eventId(event)));
};

const ownOf = (events: Events, account: Address): Events => {
  const isOwn = ({ event }: PlacedEvent): boolean => event.kind === 'AddOrder' && event.maker === account;
  const keys = new Set(events.filter(isOwn).map(keyOf));
  return events.filter((event) => keys.has(keyOf(event)));
};

const createKnownOrders = (account: Address) => {
  let events: Events | undefined;
  /** Events on the page. A new order is included here before its history is read. */
  let shown: Events = [];
  /** Orders of an earlier visit above its verified block. They are requested, and count only once found. */
  let hinted: readonly OrderStory[] = [];
  let requested: ReadonlySet<string> = new Set();

  return {
    events: () => events,
    shown: () => shown,
    recall(found: Events, toBlock: number): void {
      const own = ownOf(found, account);
      const keys = keysOf((events = own.filter(({ blockNumber }) => blockNumber <= toBlock)));
      hinted = orderStories(own).filter(({ key }) => !keys.has(key));
    },
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
    takeAll(found: Events): void {
      [events, shown, hinted] = [found, found, []];
    },
    /** @returns the last block with complete events: a new order's own events are requested with the next block */
    takeLive(found: Events, { fromBlock, toBlock }: BlockRange): number {
      const known = keysOf(events ?? []);
      const before = (events ?? []).filter(({ blockNumber }) => blockNumber < fromBlock);
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
      if (coverage) archive.save(coverage, () => ownOf(all(), account));
    },
  };
};

const createOrderReads = (
  { rpc, ext }: AccountOrdersSubscriberOptions,
  account: Address,
  { known, archive }: Pick<ReturnType<typeof createKeptOrders>, 'known' | 'archive'>,
) => {
  /** True while the request has new orders and events of one block; their later events come with the next request. */
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
  /** False until the events of the visit's first block are complete; they are hidden until then. */
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
      if (!times.receive(responses)) return;
      show();
      save(coverage);
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

/** Events of the overlapping blocks replace known ones, so that replaced blocks leave no events behind. */
export const createAccountOrdersSubscriber = (options: AccountOrdersSubscriberOptions): BlockSubscriber =>
  followWatched({
    watched: () => [options.store.watched() ?? []].flat(),
    follow: (account) => createLogFollower(accountOrders(options, account)),
    onLeave: options.store.forget,
  });
