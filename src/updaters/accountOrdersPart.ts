import { decodeAccountLogs, placedFilter } from '../chain/accountLogs.ts';
import { asLogs } from '../chain/logs.ts';
import type { RpcRequest } from '../chain/mergeLogRequests.ts';
import type { RpcClient } from '../chain/rpc/createRpcClient.ts';
import { env } from '../config/env.ts';
import { rules } from '../config/rules.ts';
import { keyOf, orderStories } from '../domain/orderBook/accountOrders.ts';
import type { PlacedEvent } from '../domain/orderBook/accountOrders.ts';
import type { Address } from '../domain/tokens/types.ts';
import { failed, ready, reloading, valueOf } from '../lib/loadable.ts';
import { err, ok } from '../lib/result.ts';
import type { Result } from '../lib/result.ts';
import type { AccountOrdersStore } from '../reads/accountOrdersStore.ts';
import { progressFilters, readPast, undecided } from './accountPast.ts';
import type { BlockPart, PartAnswers } from './blockTick.ts';
import { createEventTimes } from './eventTimes.ts';
import type { EventTimes } from './eventTimes.ts';

export interface AccountOrdersPartOptions {
  readonly store: AccountOrdersStore;
  readonly rpc: RpcClient;
  readonly ext: Address;
}

interface Followed {
  readonly account: Address;
  readonly reading: AbortController;
  readonly times: EventTimes;
  /** Undefined until the past is read. */
  events: readonly PlacedEvent[] | undefined;
  /** Of these the page knows: orders that were placed just now wait for what happened to them at once. */
  shown: readonly PlacedEvent[];
  /** Events from this block on are asked for, and take the place of those known. */
  nextBlock: number;
  /** A known event was not among the last answer: the node lags behind, or its block was replaced. */
  isDoubted: boolean;
  /** So many blocks in a row brought no answer. */
  misses: number;
  /** The past could not be read; from this block on it is tried again. */
  retryAt: number;
}

/** So many blocks in a row without an answer are made up for by a reading in ranges the node allows. */
const MOST_MISSES = 3;

/** Of some events those of the orders that `placed` places: others share only tokens and index with them. */
const ownOf = (events: readonly PlacedEvent[], placed: readonly PlacedEvent[]): readonly PlacedEvent[] => {
  const keys = new Set(orderStories(placed).map(({ key }) => key));
  return events.filter((one) => keys.has(keyOf(one)));
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

const idOf = ({ transactionHash, blockNumber, logIndex }: PlacedEvent): string =>
  `${transactionHash} ${blockNumber} ${logIndex}`;

const isSame = (a: readonly PlacedEvent[], b: readonly PlacedEvent[]): boolean => {
  const ids = new Set(a.map(idOf));
  return a.length === b.length && b.every((event) => ids.has(idOf(event)));
};

/**
 * What happens to the account's orders in all pairs: the past is read once in ranges, then every block's request asks
 * for the last blocks' events, which take the place of those known, so that replaced blocks leave nothing behind.
 */
export const createAccountOrdersPart = ({ store, rpc, ext }: AccountOrdersPartOptions): BlockPart => {
  let followed: Followed | undefined;
  let asked: { readonly logs: readonly RpcRequest[]; readonly times: readonly RpcRequest[] } = {
    logs: [],
    times: [],
  };

  const show = (mine: Followed): void => store.record(mine.account, ready(mine.times.filled(mine.shown)));

  /** Reads the past, or what came since `before` was read to its end. */
  const begin = (account: Address, toBlock: number, before?: Followed): void => {
    before?.reading.abort();
    const mine: Followed = {
      account,
      reading: new AbortController(),
      times: before?.times ?? createEventTimes(),
      events: undefined,
      shown: before?.shown ?? [],
      nextBlock: toBlock + 1 - rules.accountOrdersOverlapBlocks,
      isDoubted: false,
      misses: 0,
      retryAt: Infinity,
    };
    followed = mine;
    const [known, fromBlock] = before?.events ? [before.events, before.nextBlock] : [[], env.firstBlock];
    store.record(account, reloading(before?.events && valueOf(store.reading(account))));
    const { signal } = mine.reading;
    void readPast({ rpc, ext, account, known, fromBlock, toBlock, signal }).then((past) => {
      if (followed !== mine) return;
      if (!past.ok) {
        mine.retryAt = toBlock + rules.accountOrdersRetryBlocks;
        store.record(account, failed(past.error));
        return;
      }
      mine.events = past.value;
      mine.shown = past.value;
      show(mine);
    });
  };

  const miss = (mine: Followed, block: number): void => {
    mine.misses += 1;
    if (mine.misses >= MOST_MISSES) begin(mine.account, block, mine);
  };

  const questions = (mine: Followed, known: readonly PlacedEvent[]): readonly RpcRequest[] => {
    const fromBlock = `0x${Math.max(mine.nextBlock, 0).toString(16)}`;
    return [placedFilter(ext, mine.account), ...progressFilters(ext, undecided(known, mine.nextBlock))].map(
      (filter) => ({ method: 'eth_getLogs', params: [{ ...filter, fromBlock, toBlock: 'latest' }] }),
    );
  };

  /** Whether the answer lacks something that was known; believed when the next answer lacks something too. */
  const isDoubtful = (mine: Followed, known: readonly PlacedEvent[], answer: readonly PlacedEvent[]): boolean => {
    const told = new Set(answer.map(idOf));
    const lacks = known.some((event) => event.blockNumber >= mine.nextBlock && !told.has(idOf(event)));
    mine.isDoubted = lacks && !mine.isDoubted;
    return mine.isDoubted;
  };

  const follow = (
    mine: Followed,
    known: readonly PlacedEvent[],
    answer: readonly PlacedEvent[],
    block: number,
  ): void => {
    if (isDoubtful(mine, known, answer)) return;
    const keys = new Set(orderStories(known).map(({ key }) => key));
    const fresh = orderStories(answer).filter(({ key }) => !keys.has(key));
    const since = mine.nextBlock;
    const before = known.filter(({ blockNumber }) => blockNumber < since);
    mine.events = [...before, ...ownOf(answer, [...before, ...answer])];
    const settled = block + 1 - rules.accountOrdersOverlapBlocks;
    // What happened to a new order in its first blocks is asked for with the next request.
    mine.nextBlock = Math.min(settled, ...fresh.map(({ placed }) => placed.blockNumber));
    const waiting = new Set(fresh.map(({ key }) => key));
    const shown = mine.events.filter((event) => !waiting.has(keyOf(event)));
    if (isSame(shown, mine.shown)) return;
    mine.shown = shown;
    show(mine);
  };

  const take = (
    mine: Followed,
    known: readonly PlacedEvent[],
    responses: PartAnswers['responses'],
    block: number,
  ): void => {
    const hasNewTimes = mine.times.take(responses.slice(asked.logs.length));
    if (hasNewTimes || valueOf(store.reading(mine.account)) === undefined) show(mine);
    const answer = decoded(responses.slice(0, asked.logs.length));
    if (!answer.ok) {
      miss(mine, block);
      return;
    }
    mine.misses = 0;
    // One block at a time: what comes after the block shown is asked for again.
    const upToNow = answer.value.filter(({ blockNumber }) => blockNumber <= block);
    follow(mine, known, upToNow, block);
  };

  const leave = (): void => {
    followed?.reading.abort();
    followed = undefined;
  };

  return {
    wants(phase) {
      asked = { logs: [], times: [] };
      if (phase.kind !== 'newBlock') return {};
      if (followed && (followed.account !== store.watched() || phase.lastBlock === undefined)) leave();
      if (!followed?.events) return {};
      asked = { logs: questions(followed, followed.events), times: followed.times.requests(followed.events) };
      return { requests: [...asked.logs, ...asked.times] };
    },
    commit({ blockNumber, responses }) {
      const account = store.watched();
      if (account === undefined) return;
      if (!followed || blockNumber >= followed.retryAt) begin(account, blockNumber);
      else if (followed.events && asked.logs.length > 0) take(followed, followed.events, responses, blockNumber);
    },
    failed(phase) {
      const account = store.watched();
      const isKnown = phase.kind === 'newBlock' && phase.lastBlock !== undefined;
      if (account !== undefined && !followed && isKnown) begin(account, phase.lastBlock);
    },
  };
};
