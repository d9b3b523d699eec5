import { decodeAccountLogs, placedFilter } from '#chain/logs/accountLogs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { rules } from '#config/rules.ts';
import { keyOf, orderStories } from '#domain/orderBook/accountOrders.ts';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { failed, ready, reloading, valueOf } from '#lib/loadable.ts';
import type { AccountOrdersStore } from '#stores/accountOrdersStore.ts';
import type { OrderMemory } from './orderArchive.ts';
import { isKept } from './orderArchive.ts';
import { createSearchArchive } from './searchArchive.ts';
import { eventId, progressFilters, readAccountHistory, undecided } from './accountHistory.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import { createLogFollower } from '../logs/createLogFollower.ts';
import { createEventTimes } from '../history/eventTimes.ts';
import { followWatched } from '../logs/followWatched.ts';
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

/** Whether each of some events is among others. */
const includesAll = (events: Events, some: Events): boolean => {
  const ids = new Set(events.map(eventId));
  return some.every((event) => ids.has(eventId(event)));
};

/** The events of the account's orders up to a block; others' orders that share tokens and index are found with them. */
const ownUpTo = (events: Events, account: Address, block: number): Events => {
  const isOwn = ({ event }: PlacedEvent): boolean => event.kind === 'AddOrder' && event.maker === account;
  const keys = new Set(events.filter(isOwn).map(keyOf));
  return events.filter((event) => event.blockNumber <= block && keys.has(keyOf(event)));
};

const accountOrders = (options: AccountOrdersSubscriberOptions, account: Address): LogSource<Events> => {
  const { store, rpc, ext, firstBlock } = options;
  const archive = createSearchArchive(options, account);
  const times = createEventTimes<PlacedEvent>();
  /** Undefined until the history is read. */
  let events: Events | undefined;
  /** Those the page knows: orders that were placed just now wait for what happened to them at once. */
  let shown: Events = [];
  let coverage: BlockRange | undefined;

  const show = (next: Events): void => {
    shown = next;
    store.record(account, ready(times.filled(next)));
  };

  const recall = (found: Events): void => {
    events = ownUpTo(found, account, Infinity);
  };

  const save = (): void => {
    if (coverage && isKept(shown)) archive.save(coverage, (block) => ownUpTo(times.filled(shown), account, block));
  };

  return {
    rpc,
    firstBlock,
    overlapBlocks,
    retry: { blocks: rules.accountOrders.retryBlocks },
    filters: (fromBlock) =>
      events ? [placedFilter(ext, account), ...progressFilters(ext, undecided(events, fromBlock))] : [],
    recall: () => archive.recall(recall),
    async prepare(known, head, signal) {
      archive.settle(head, signal);
      const kept = known ? undefined : await archive.restore(signal);
      if (kept) recall(kept.found);
      return { coverage: known ?? kept?.coverage, head };
    },
    requests: () => times.requests(events ?? []),
    onBlock({ responses }) {
      if (times.receive(responses)) show(shown);
    },
    async readRange({ range, receive, signal }) {
      receive(await readAccountHistory({ rpc, ext, account, known: events ?? [], ...range, signal }), range);
    },
    decode: decodeAccountLogs,
    lacks: (found, fromBlock) =>
      !includesAll(
        found,
        (events ?? []).filter(({ blockNumber }) => blockNumber >= fromBlock),
      ),
    receive(found, { kind, range, coverage: covered }) {
      coverage = covered;
      if (kind !== 'live' || !events) {
        events = found.flat();
        show(events);
        store.recordReadTo(account, covered.toBlock);
        return undefined;
      }
      const known = keysOf(events);
      const before = events.filter(({ blockNumber }) => blockNumber < range.fromBlock);
      // Others' orders that share tokens and index with own ones are found with them.
      const own = keysOf([...before, ...found.flat()]);
      events = [...before, ...found.flat().filter((event) => own.has(keyOf(event)))];
      const fresh = orderStories(found.flat()).filter(({ key }) => !known.has(key));
      const unsettled = new Set(fresh.map(({ key }) => key));
      const next = events.filter((event) => !unsettled.has(keyOf(event)));
      const isSame = next.length === shown.length && includesAll(shown, next);
      if (!isSame || valueOf(store.reading(account)) === undefined) show(next);
      store.recordReadTo(account, covered.toBlock);
      // What happened to a new order in its first blocks is requested with the next block.
      return Math.min(range.toBlock, ...fresh.map(({ placed }) => placed.blockNumber - 1 + overlapBlocks));
    },
    onStatus(status, error) {
      if (status === 'failed') store.record(account, failed(error));
      else if (status === 'reading') store.record(account, reloading(events && valueOf(store.reading(account))));
      else {
        events ??= [];
        if (store.reading(account).status !== 'ready') show(shown);
        save();
      }
    },
  };
};

/**
 * What happens to the account's orders in all pairs. What is found in a block's overlap takes the place of what was
 * known there, so that replaced blocks leave nothing behind.
 */
export const createAccountOrdersSubscriber = (options: AccountOrdersSubscriberOptions): BlockSubscriber =>
  followWatched({
    watched: () => [options.store.watched() ?? []].flat(),
    follow: (account) => createLogFollower(accountOrders(options, account)),
  });
