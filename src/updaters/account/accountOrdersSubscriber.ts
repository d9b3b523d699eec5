import { decodeAccountLogs, placedFilter } from '#chain/logs/accountLogs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { keyOf, orderStories } from '#domain/orderBook/accountOrders.ts';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { failed, ready, reloading, valueOf } from '#lib/loadable.ts';
import type { AccountOrdersStore } from '#stores/accountOrdersStore.ts';
import { progressFilters, readAccountHistory, undecided } from './accountHistory.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import { createLogFollower } from '../logs/createLogFollower.ts';
import { createEventTimes } from '../history/eventTimes.ts';
import { followWatched } from '../logs/followWatched.ts';
import type { LogSource } from '../logs/logSource.ts';

export interface AccountOrdersSubscriberOptions {
  readonly store: AccountOrdersStore;
  readonly rpc: RpcClient;
  readonly ext: Address;
}

type Events = readonly PlacedEvent[];

const overlapBlocks = rules.accountOrders.overlapBlocks;

const keysOf = (events: Events): ReadonlySet<string> => new Set(orderStories(events).map(({ key }) => key));

const idOf = ({ transactionHash, blockNumber, logIndex }: PlacedEvent): string =>
  `${transactionHash} ${blockNumber} ${logIndex}`;

/** Whether each of some events is among others. */
const includesAll = (events: Events, some: Events): boolean => {
  const ids = new Set(events.map(idOf));
  return some.every((event) => ids.has(idOf(event)));
};

const accountOrders = ({ store, rpc, ext }: AccountOrdersSubscriberOptions, account: Address): LogSource<Events> => {
  const times = createEventTimes<PlacedEvent>();
  /** Undefined until the history is read. */
  let events: Events | undefined;
  /** Those the page knows: orders that were placed just now wait for what happened to them at once. */
  let shown: Events = [];

  const show = (next: Events): void => {
    shown = next;
    store.record(account, ready(times.filled(next)));
  };

  return {
    rpc,
    firstBlock: env.firstBlock,
    overlapBlocks,
    retry: { blocks: rules.accountOrders.retryBlocks },
    filters: (fromBlock) =>
      events ? [placedFilter(ext, account), ...progressFilters(ext, undecided(events, fromBlock))] : [],
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
    receive(found, { kind, range, coverage }) {
      if (kind !== 'live' || !events) {
        events = found.flat();
        show(events);
        store.recordReadTo(account, coverage.toBlock);
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
      store.recordReadTo(account, coverage.toBlock);
      // What happened to a new order in its first blocks is requested with the next block.
      return Math.min(range.toBlock, ...fresh.map(({ placed }) => placed.blockNumber - 1 + overlapBlocks));
    },
    onStatus(status, error) {
      if (status === 'failed') store.record(account, failed(error));
      else if (status === 'reading') store.record(account, reloading(events && valueOf(store.reading(account))));
      else if (!events) show((events = []));
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
