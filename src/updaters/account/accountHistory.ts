import { decodeAccountLogs, placedFilter, progressFilter } from '#chain/logs/accountLogs.ts';
import { logsQuery, readLogs, type LogFilter } from '#chain/logs/logRanges.ts';
import { mergeLogs, type RpcLog } from '#chain/logs/logs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { orderStories, type OrderStory, type PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';

/** Nodes refuse filters with more than 1,000 values per topic. */
const ORDERS_A_FILTER = 500;

const SIDES_A_REQUEST = 16;

export const eventId = ({ transactionHash, blockNumber, logIndex }: PlacedEvent): string =>
  `${transactionHash} ${blockNumber} ${logIndex}`;

/** Filters for events of these orders. They also match other orders with the same tokens and index. */
export const progressFilters = (ext: Address, stories: readonly OrderStory[]): readonly LogFilter[] => {
  const filters: LogFilter[] = [];
  for (let at = 0; at < stories.length; at += ORDERS_A_FILTER) {
    const some = stories.slice(at, at + ORDERS_A_FILTER);
    const names = {
      soldTokens: [...new Set(some.map(({ soldToken }) => soldToken))],
      boughtTokens: [...new Set(some.map(({ boughtToken }) => boughtToken))],
      indexes: [...new Set(some.map(({ index }) => index))],
    };
    filters.push(progressFilter(ext, names));
  }
  return filters;
};

const bySide = (stories: readonly OrderStory[]): Iterable<readonly OrderStory[]> => {
  const sides = new Map<string, OrderStory[]>();
  for (const story of stories) {
    const key = `${story.soldToken} ${story.boughtToken}`;
    sides.set(key, [...(sides.get(key) ?? []), story]);
  }
  return sides.values();
};

export const undecided = (events: readonly PlacedEvent[], sinceBlock: number): readonly OrderStory[] => {
  const openBefore = new Set(
    orderStories(events.filter(({ blockNumber }) => blockNumber < sinceBlock)).flatMap((story) =>
      story.state === 'open' ? [story.key] : [],
    ),
  );
  return orderStories(events).filter(
    (story) => story.state === 'open' || openBefore.has(story.key) || story.placed.blockNumber >= sinceBlock,
  );
};

const progressParts = (ext: Address, stories: readonly OrderStory[]): readonly (readonly LogFilter[])[] => {
  const sides = [...bySide(stories)];
  const parts = Array.from({ length: Math.ceil(sides.length / SIDES_A_REQUEST) }, (_, i) =>
    sides.slice(i * SIDES_A_REQUEST, (i + 1) * SIDES_A_REQUEST),
  );
  return parts.map((part) => part.flatMap((side) => progressFilters(ext, side)));
};

interface ProgressQuery {
  readonly rpc: RpcClient;
  readonly ext: Address;
  readonly placed: readonly PlacedEvent[];
  readonly toBlock: number;
  readonly signal: AbortSignal;
}

export const readProgress = async (query: ProgressQuery): Promise<readonly PlacedEvent[]> => {
  const { rpc, ext, placed, toBlock, signal } = query;
  const fromBlock = Math.min(...placed.map(({ blockNumber }) => blockNumber));
  const events = [...placed];
  for (const filters of progressParts(ext, orderStories(placed))) {
    const requested = filters.map((filter) =>
      rpc.send<unknown>('eth_getLogs', logsQuery(filter, { fromBlock, toBlock: 'latest' }), {
        signal,
        isSeparate: true,
      }),
    );
    const logs = mergeLogs(await Promise.all(requested));
    events.push(...decodeAccountLogs(logs.filter(({ blockNumber }) => Number(blockNumber) <= toBlock)));
  }
  return events;
};

interface AccountHistoryQuery {
  readonly rpc: RpcClient;
  readonly ext: Address;
  readonly account: Address;
  readonly known: readonly PlacedEvent[];
  readonly fromBlock: number;
  readonly toBlock: number;
  readonly signal: AbortSignal;
}

/** Rejects if the node refuses. */
export const readAccountHistory = async (query: AccountHistoryQuery): Promise<readonly PlacedEvent[]> => {
  const { rpc, ext, account, known, fromBlock, toBlock, signal } = query;
  const events = known.filter(({ blockNumber }) => blockNumber < fromBlock);
  const open = undecided(events, fromBlock);
  const ids = new Set(events.map(eventId));
  const read = async (filter: LogFilter | readonly LogFilter[], from: number): Promise<void> => {
    const take = (logs: readonly RpcLog[]): void => {
      for (const event of decodeAccountLogs(logs)) {
        if (!ids.has(eventId(event))) events.push(event);
        ids.add(eventId(event));
      }
    };
    const done = await readLogs(rpc, filter, { fromBlock: from, toBlock }, take, { signal, isSparse: true });
    if (!done.ok) throw done.error;
  };
  const readProgress = async (stories: readonly OrderStory[], from: number, others: readonly LogFilter[]) => {
    const [first = [], ...rest] = progressParts(ext, stories);
    await read([...others, ...first], from);
    for (const filters of rest) await read(filters, from);
  };
  const before = events.length;
  await readProgress(open, fromBlock, [placedFilter(ext, account)]);
  const openKeys = new Set(open.map(({ key }) => key));
  const placed = orderStories(events.slice(before)).filter(({ key }) => !openKeys.has(key));
  const first = Math.min(toBlock, ...placed.map((story) => story.placed.blockNumber));
  if (placed.length > 0) await readProgress(placed, first, []);
  return events;
};
