import { decodeAccountLogs, placedFilter, progressFilter } from '../chain/accountLogs.ts';
import type { OrderNames } from '../chain/accountLogs.ts';
import { readLogs } from '../chain/logRanges.ts';
import type { LogFilter } from '../chain/logRanges.ts';
import { asLogs } from '../chain/logs.ts';
import type { RpcClient } from '../chain/rpc/createRpcClient.ts';
import { env } from '../config/env.ts';
import { rules } from '../config/rules.ts';
import { keyOf, orderStories } from '../domain/orderBook/accountOrders.ts';
import type { OrderStory, PlacedEvent } from '../domain/orderBook/accountOrders.ts';
import type { Address } from '../domain/tokens/types.ts';
import { failed, loading, ready } from '../lib/loadable.ts';
import { err, ok } from '../lib/result.ts';
import type { Result } from '../lib/result.ts';
import type { AccountOrdersStore } from '../reads/accountOrdersStore.ts';
import type { BlockPart } from './blockTick.ts';

export interface AccountOrdersPartOptions {
  readonly store: AccountOrdersStore;
  readonly rpc: RpcClient;
  readonly ext: Address;
}

interface Followed {
  readonly account: Address;
  readonly reading: AbortController;
  /** Undefined until the past is read. */
  events: readonly PlacedEvent[] | undefined;
  /** Events from this block on are asked for, and take the place of those known. */
  nextBlock: number;
  /** The past could not be read; from this block on it is tried again. */
  retryAt: number;
}

const namesOf = (stories: readonly OrderStory[]): OrderNames => ({
  soldTokens: [...new Set(stories.map(({ soldToken }) => soldToken))],
  wantedTokens: [...new Set(stories.map(({ wantedToken }) => wantedToken))],
  indexes: [...new Set(stories.map(({ index }) => index))],
});

const bySide = (stories: readonly OrderStory[]): readonly (readonly OrderStory[])[] => {
  const sides = new Map<string, OrderStory[]>();
  for (const story of stories) {
    const key = `${story.soldToken} ${story.wantedToken}`;
    sides.set(key, [...(sides.get(key) ?? []), story]);
  }
  return [...sides.values()];
};

/** Of some events those of the orders that `placed` places: others share only tokens and index with them. */
const ownOf = (events: readonly PlacedEvent[], placed: readonly PlacedEvent[]): readonly PlacedEvent[] => {
  const keys = new Set(orderStories(placed).map(({ key }) => key));
  return events.filter((one) => keys.has(keyOf(one)));
};

const readPast = async (
  { rpc, ext }: AccountOrdersPartOptions,
  account: Address,
  toBlock: number,
  signal: AbortSignal,
): Promise<Result<readonly PlacedEvent[], unknown>> => {
  const events: PlacedEvent[] = [];
  const read = (filter: LogFilter, fromBlock: number) =>
    readLogs(rpc, filter, { fromBlock, toBlock }, (logs) => void events.push(...decodeAccountLogs(logs)), signal);
  const placed = await read(placedFilter(ext, account), env.firstBlock);
  if (!placed.ok) return placed;
  const first = Math.min(...events.map(({ blockNumber }) => blockNumber));
  for (const side of bySide(orderStories(events))) {
    const progress = await read(progressFilter(ext, namesOf(side)), first);
    if (!progress.ok) return progress;
  }
  return ok(events);
};

/** The orders whose fate may have changed since a block: the open ones, and those something happened to since. */
const undecided = (events: readonly PlacedEvent[], sinceBlock: number): readonly OrderStory[] => {
  const recent = new Set(
    orderStories(events.filter(({ blockNumber }) => blockNumber < sinceBlock)).flatMap((story) =>
      story.state === 'open' ? [story.key] : [],
    ),
  );
  return orderStories(events).filter(
    (story) => story.state === 'open' || recent.has(story.key) || story.placed.blockNumber >= sinceBlock,
  );
};

const decoded = (responses: readonly Result<unknown, unknown>[]): Result<readonly PlacedEvent[], unknown> => {
  try {
    const events: PlacedEvent[] = [];
    for (const response of responses) {
      if (!response.ok) return response;
      events.push(...decodeAccountLogs(asLogs(response.value)));
    }
    return ok(events);
  } catch (cause) {
    return err(cause);
  }
};

/**
 * What happens to the account's orders in all pairs: the past is read once in ranges, then every block's request asks
 * for the last blocks' events, which take the place of those known, so that replaced blocks leave nothing behind.
 */
export const createAccountOrdersPart = (options: AccountOrdersPartOptions): BlockPart => {
  const { store, ext } = options;
  let followed: Followed | undefined;

  const begin = (account: Address, blockNumber: number): void => {
    followed?.reading.abort();
    const mine: Followed = {
      account,
      reading: new AbortController(),
      events: undefined,
      nextBlock: 0,
      retryAt: Infinity,
    };
    followed = mine;
    store.record(account, loading);
    void readPast(options, account, blockNumber, mine.reading.signal).then((past) => {
      if (followed !== mine) return;
      if (!past.ok) {
        mine.retryAt = blockNumber + rules.accountOrdersRetryBlocks;
        store.record(account, failed(past.error));
        return;
      }
      mine.events = past.value;
      mine.nextBlock = blockNumber + 1 - rules.bookOverlapBlocks;
      store.record(account, ready(past.value));
    });
  };

  const questions = ({ account, events = [], nextBlock }: Followed): readonly LogFilter[] => {
    const orders = undecided(events, nextBlock);
    const placed = placedFilter(ext, account);
    return orders.length === 0 ? [placed] : [placed, progressFilter(ext, namesOf(orders))];
  };

  const follow = (
    mine: Followed,
    known: readonly PlacedEvent[],
    answer: readonly PlacedEvent[],
    block: number,
  ): void => {
    const keys = new Set(orderStories(known).map(({ key }) => key));
    const fresh = orderStories(answer).filter(({ key }) => !keys.has(key));
    const since = mine.nextBlock;
    const before = known.filter(({ blockNumber }) => blockNumber < since);
    mine.events = [...before, ...ownOf(answer, [...before, ...answer])];
    const settled = block + 1 - rules.bookOverlapBlocks;
    // What happened to a new order in its first blocks is asked for with the next request.
    mine.nextBlock = Math.min(settled, ...fresh.map(({ placed }) => placed.blockNumber));
    const changed = answer.length > 0 || mine.events.length !== known.length;
    if (changed) store.record(mine.account, ready(mine.events));
  };

  return {
    wants(phase) {
      if (phase.kind !== 'newBlock') return {};
      if (followed && (followed.account !== store.watched() || phase.lastBlock === undefined)) {
        followed.reading.abort();
        followed = undefined;
      }
      if (!followed?.events) return {};
      const fromBlock = `0x${Math.max(followed.nextBlock, 0).toString(16)}`;
      return {
        requests: questions(followed).map((filter) => ({
          method: 'eth_getLogs',
          params: [{ ...filter, fromBlock, toBlock: 'latest' }],
        })),
      };
    },
    commit({ blockNumber, responses }, phase) {
      const account = store.watched();
      if (account === undefined) return;
      if (!followed || blockNumber >= followed.retryAt) begin(account, blockNumber);
      else if (phase.kind === 'newBlock' && followed.events && responses.length > 0) {
        const answer = decoded(responses);
        if (answer.ok) follow(followed, followed.events, answer.value, blockNumber);
      }
    },
    failed(phase) {
      const account = store.watched();
      const isKnown = phase.kind === 'newBlock' && phase.lastBlock !== undefined;
      if (account !== undefined && !followed && isKnown) begin(account, phase.lastBlock);
    },
  };
};
