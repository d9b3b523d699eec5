import type { Hex } from '#domain/multicall/types.ts';
import { isReceiptDue } from '#domain/transactions/isReceiptDue.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import { isRecheckDue } from '#domain/transactions/settlement.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { spedUp } from '#state/transactions/slice.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import type { QueryContext, ReceiptQuery } from './receiptQuery.ts';
import { createReplacementSearch } from './replacementSearch.ts';
import { confirmedQuery } from './confirmedQuery.ts';
import { pendingQuery } from './pendingQuery.ts';
import { createSafeSearches, executedQuery } from './safeQuery.ts';

/** At least a second apart (spec section 4). */
const RETRIES = 3;
const RETRY_WAIT_MS = 1000;

interface Miss {
  readonly retriesLeft: number;
  readonly requestedAtMs: number;
}

type ReceiptSubscriber = Required<Pick<BlockSubscriber, 'request' | 'receive' | 'failed'>>;

const createMisses = (nowMs: () => number) => {
  const missed = new Map<Hex, Miss>();
  return {
    isDue: (hash: Hex): boolean | undefined => {
      const miss = missed.get(hash);
      return miss && nowMs() - miss.requestedAtMs >= RETRY_WAIT_MS;
    },
    note: (hash: Hex, blockNumber: number): void => {
      const retriesLeft = (missed.get(hash)?.retriesLeft ?? RETRIES + 1) - 1;
      if (retriesLeft > 0) missed.set(hash, { retriesLeft, requestedAtMs: nowMs() });
      else {
        missed.delete(hash);
        console.info(`No receipt of ${hash} up to block ${blockNumber} yet`);
      }
    },
    forget: (hash: Hex): void => void missed.delete(hash),
  };
};

export const createReceiptSubscriber = (context: QueryContext): ReceiptSubscriber => {
  const { store, chainId, nowMs } = context;
  const search = createReplacementSearch(context);
  const safes = createSafeSearches();
  const misses = createMisses(nowMs);
  const doubts = new Set<Hex>();
  let pending: readonly ReceiptQuery[] = [];
  let shownBlock: number | undefined;

  const queryPending = (record: TransactionRecord, blockNumber: number): ReceiptQuery | undefined => {
    const { hash, safe, callsId, replacedBy } = record;
    if (safe) return shownBlock === undefined ? undefined : safes.queryDue(record, safe, context, shownBlock);
    const isDue = search.isOn(hash) || (misses.isDue(hash) ?? isReceiptDue(record, blockNumber, nowMs()));
    if (!isDue) return undefined;
    if (callsId !== undefined && replacedBy) {
      return executedQuery(record, replacedBy, context, () => void store.dispatch(spedUp({ chainId, hash })));
    }
    return pendingQuery(record, {
      context,
      search,
      onMissing: (at) => misses.note(hash, at),
      onFound: () => misses.forget(hash),
    });
  };

  /** After a rewind everything that is not final is checked again; at the start the block is unknown. */
  const queryFinished = (record: TransactionRecord, lastBlock: number | undefined): ReceiptQuery | undefined => {
    if (shownBlock === undefined) return undefined;
    const isRewound = lastBlock === undefined;
    const isDue = doubts.has(record.hash) || isRecheckDue(record, isRewound ? shownBlock : lastBlock + 1, isRewound);
    return isDue ? confirmedQuery(record, context, doubts, isRewound) : undefined;
  };

  return {
    request: (phase) => {
      if (phase.kind !== 'newBlock') return {};
      const { lastBlock } = phase;
      const nextBlock = lastBlock === undefined ? Number.MAX_SAFE_INTEGER : lastBlock + 1;
      const records = Object.values(selectTransactions(store.getState(), chainId));
      pending = records.flatMap(
        (record) => (isSettled(record) ? queryFinished(record, lastBlock) : queryPending(record, nextBlock)) ?? [],
      );
      return { requests: pending.flatMap(({ requests }) => requests) };
    },
    receive: ({ responses, blockNumber }, phase) => {
      const queries = pending;
      pending = [];
      if (phase.kind !== 'newBlock') return;
      shownBlock = blockNumber;
      for (const { requests, take } of queries) {
        const own = requests.map((request) => responses.get(request));
        take(own, blockNumber);
      }
    },
    failed: () => {
      pending = [];
    },
  };
};
