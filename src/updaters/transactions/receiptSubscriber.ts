import type { Hex } from '#domain/multicall/types.ts';
import { isReceiptDue } from '#domain/transactions/isReceiptDue.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import { isRecheckDue } from '#domain/transactions/settlement.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { spedUp } from '#state/transactions/slice.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import type { QueryContext, ReceiptQuery } from './receiptQuery.ts';
import { collectChecks } from './collectChecks.ts';
import { createOtherNodes } from './otherNodes.ts';
import { createReplacementSearch } from './replacementSearch.ts';
import { recheckQuery } from './recheckQuery.ts';
import { pendingQuery } from './pendingQuery.ts';
import { createSafeSearches, executedQuery } from './safeQuery.ts';

/** Retries are at least a second apart (000 §4). */
const RETRIES = 3;
const RETRY_WAIT_MS = 1000;

interface Miss {
  readonly retriesLeft: number;
  readonly requestedAtMs: number;
}

/** Maximum of records per block's request, because nodes refuse large batches. */
const MAX_QUERIES = 100;

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

/** Chooses among due queries: the longest waiting first, newer records first among equals. */
const createTurns = () => {
  const turns = new Map<Hex, number>();
  let turn = 0;
  const turnOf = ({ hash }: ReceiptQuery): number => turns.get(hash) ?? 0;
  return {
    take: (due: readonly ReceiptQuery[]): readonly ReceiptQuery[] => {
      if (due.length <= MAX_QUERIES) return due;
      turn += 1;
      const taken = [...due]
        .reverse()
        .sort((a, b) => turnOf(a) - turnOf(b))
        .slice(0, MAX_QUERIES);
      for (const { hash } of taken) turns.set(hash, turn);
      return taken;
    },
  };
};

const createPendingQueries = (context: QueryContext) => {
  const { store, chainId, nowMs } = context;
  const search = createReplacementSearch(context);
  const otherNodes = createOtherNodes(context);
  const safes = createSafeSearches();
  const misses = createMisses(nowMs);
  return (record: TransactionRecord, blockNumber: number, shownBlock: number | undefined): ReceiptQuery | undefined => {
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
      otherNodes,
      onMissing: (at) => misses.note(hash, at),
      onFound: () => misses.forget(hash),
    });
  };
};

export const createReceiptSubscriber = (given: QueryContext): ReceiptSubscriber => {
  const { store, chainId } = given;
  const { context, withCheck, storeDue } = collectChecks(given);
  const turns = createTurns();
  const queryPending = createPendingQueries(context);
  const doubts = new Set<Hex>();
  let pending: readonly ReceiptQuery[] = [];
  let shownBlock: number | undefined;

  /** After a rewind each result that is not final is checked again; at the start the block is unknown. */
  const queryFinished = (record: TransactionRecord, lastBlock: number | undefined): ReceiptQuery | undefined => {
    if (shownBlock === undefined) return undefined;
    const isRewound = lastBlock === undefined;
    const isDue = doubts.has(record.hash) || isRecheckDue(record, isRewound ? shownBlock : lastBlock + 1, isRewound);
    return isDue ? recheckQuery(record, context, doubts) : undefined;
  };

  return {
    request: (phase) => {
      if (phase.kind !== 'newBlock') return {};
      const { lastBlock } = phase;
      const nextBlock = lastBlock === undefined ? Number.MAX_SAFE_INTEGER : lastBlock + 1;
      const records = Object.values(selectTransactions(store.getState(), chainId)).map(withCheck);
      const due = records.flatMap(
        (record) =>
          (isSettled(record) ? queryFinished(record, lastBlock) : queryPending(record, nextBlock, shownBlock)) ?? [],
      );
      pending = turns.take(due);
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
      storeDue(blockNumber);
    },
    failed: () => {
      pending = [];
    },
  };
};
