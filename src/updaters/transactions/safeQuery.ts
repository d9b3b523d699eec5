import {
  executionsRequest,
  readExecutions,
  readSafeNonce,
  safeNonceRequest,
  type SafeExecution,
} from '#chain/safe/safeExecution.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isReceiptDue } from '#domain/transactions/isReceiptDue.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { MAX_SEARCH_BLOCKS, nextSafeSearch } from '#domain/transactions/safeProgress.ts';
import type { SafeProgress, TransactionRecord } from '#domain/transactions/types.ts';
import { isFields } from '#lib/fields.ts';
import { selectTransaction, selectTransactions } from '#state/transactions/selectors.ts';
import { callsReported, replaced, safeProgressed } from '#state/transactions/slice.ts';
import {
  noteChecked,
  readOwnReceipt,
  receiptRequest,
  valueOf,
  type Answers,
  type QueryContext,
  type ReadReceipt,
  type ReceiptQuery,
} from './receiptQuery.ts';
import { executedInSafe } from './executedInSafe.ts';
import { lookupRequest } from './executionLookup.ts';
import { keepReceipt } from './keepReceipt.ts';
import { endingBy, executedAs, NO_LOOKUPS, withLookups, type SafeLookups } from './safeLookups.ts';

/** After this many blocks all nodes have the logs of a used nonce. */
const SETTLE_BLOCKS = 4;
/** Each node can search this many blocks at once. */
const MIN_SEARCH_BLOCKS = 32;

/** Last receipt of a batch with all logs and fees; failed if any receipt failed. */
const joined = (last: ReadReceipt, earlier: readonly ReadReceipt[]): ReadReceipt => {
  if (earlier.length === 0) return last;
  const all = [...earlier, last];
  const { networkFee: lastFee, ...own } = last.receipt;
  const receipt = all.every((entry) => isSuccess(entry.receipt)) ? own : { ...own, status: 0 };
  const isPaidByOne = earlier.every((entry) => entry.receipt.from === own.from);
  const fees = [...earlier.map((entry) => entry.receipt.networkFee), lastFee].filter((fee) => fee !== undefined);
  const networkFee = fees.reduce((sum, fee) => sum + BigInt(fee), 0n).toString();
  const isKnown = isPaidByOne && fees.length === all.length;
  return { receipt: { ...receipt, ...(isKnown && { networkFee }) }, logs: all.flatMap(({ logs }) => logs) };
};

/** A failed receipt overrides the wallet's report of a batch. */
const noteFailures = (
  { store, chainId }: QueryContext,
  record: TransactionRecord,
  receipts: readonly ReadReceipt[],
): TransactionRecord => {
  const { hash, replacedBy: minedHash, callsId, callsStage } = record;
  const hasFailed = receipts.length > 1 && receipts.some(({ receipt }) => !isSuccess(receipt));
  if (callsId === undefined || callsStage !== undefined || !hasFailed) return record;
  const stage = 'partlyReverted';
  store.dispatch(callsReported({ chainId, hash, stage, minedHash, earlierHashes: record.earlierHashes ?? [] }));
  return { ...record, callsStage: stage };
};

/** The transaction must name the batch. @param onOther called if it executed something else */
export const executedQuery = (
  record: TransactionRecord,
  minedHash: TransactionRecord['hash'],
  context: QueryContext,
  onOther: () => void,
): ReceiptQuery => {
  const { hash, earlierHashes = [] } = record;
  return {
    hash,
    requests: [minedHash, ...earlierHashes].map(receiptRequest),
    take: ([answer, ...earlier], blockNumber) => {
      const value = valueOf(answer);
      const read = readOwnReceipt(record, value);
      const others = earlier.flatMap((entry) => readOwnReceipt(record, valueOf(entry)) ?? []);
      const isComplete = others.length === earlierHashes.length;
      if (read && isComplete && read.receipt.blockNumber <= blockNumber) {
        return keepReceipt(context, noteFailures(context, record, [...others, read]), joined(read, others));
      }
      noteChecked(context, hash, blockNumber);
      if (isFields(value) && !read) onOther();
    },
  };
};

interface SafeQueryOptions {
  readonly context: QueryContext;
  readonly lastBlock: number;
  readonly maxBlocks: number;
  readonly onRefused: () => void;
  readonly lookups: SafeLookups;
  readonly onLooked: (lookups: SafeLookups) => void;
}

type MinedQueryOptions = Pick<SafeQueryOptions, 'context' | 'lookups' | 'onLooked' | 'onRefused'> & {
  readonly logsRequest: RpcRequest;
  readonly toBlock: number;
};

/** The Safe's page may name a transaction that was replaced; the Safe's logs name the mined one. */
const minedQuery = (
  record: TransactionRecord,
  safe: SafeProgress & { readonly minedHash: Hex },
  { context, lookups, onLooked, onRefused, logsRequest, toBlock }: MinedQueryOptions,
): ReceiptQuery => {
  const { hash, from } = record;
  const { store, chainId } = context;
  const learn = (progress: Partial<SafeProgress>): void =>
    void store.dispatch(safeProgressed({ chainId, hash, progress }));
  const onOther = (): void => learn({ minedHash: undefined });
  const executed = executedInSafe({ ...record, safe }, safe.minedHash, { context, lookups, onLooked, onOther });
  const { requests, take } = executed;
  return {
    hash,
    requests: [...requests, logsRequest],
    take: (answers, blockNumber) => {
      take(answers.slice(0, requests.length), blockNumber);
      const executions = readExecutions(valueOf(answers[requests.length]), from);
      if (!executions) return onRefused();
      const own = executions.find(({ safeTxHash }) => safeTxHash === (safe.executedAs ?? hash));
      if (!own) learn({ searchedTo: toBlock });
      else if (own.minedHash && own.minedHash !== safe.minedHash) learn({ minedHash: own.minedHash });
    },
  };
};

/**
 * Uses the logs and nonce of the contract. A hash from the Safe's page counts only if its receipt has the Safe's log.
 */
const safeQuery = (
  record: TransactionRecord,
  safe: SafeProgress,
  { context, lastBlock, maxBlocks, onRefused, lookups, onLooked }: SafeQueryOptions,
): ReceiptQuery => {
  const { hash, from } = record;
  const { store, chainId, nowMs } = context;
  const search = nextSafeSearch(safe.searchedTo, lastBlock, maxBlocks);
  const logsRequest = executionsRequest(from, search.fromBlock, search.isNewest ? 'latest' : search.toBlock);
  if (safe.minedHash !== undefined) {
    const mined = { ...safe, minedHash: safe.minedHash };
    return minedQuery(record, mined, { context, lookups, onLooked, onRefused, logsRequest, toBlock: search.toBlock });
  }

  const settledBlock = Math.max(0, lastBlock - SETTLE_BLOCKS);

  const isOfAnother = (safeTxHash: SafeExecution['safeTxHash']): boolean =>
    selectTransaction(store.getState(), chainId, safeTxHash) !== undefined;

  const follow = ({ safeTxHash, minedHash }: SafeExecution): void =>
    void store.dispatch(safeProgressed({ chainId, hash, progress: { executedAs: safeTxHash, minedHash } }));

  const take = ([logs, nonceAnswer, ...finished]: Answers, blockNumber: number): void => {
    const executions = readExecutions(valueOf(logs), from);
    if (!executions) return onRefused();
    const own = executions.find(({ safeTxHash }) => safeTxHash === hash);
    const progress = { searchedTo: search.toBlock, ...(own?.minedHash && { minedHash: own.minedHash }) };
    store.dispatch(safeProgressed({ chainId, hash, progress }));
    if (own) return;
    const known = withLookups(lookups, finished.map(valueOf), executions, from);
    onLooked(known);
    const other = executedAs(known, record, safe, isOfAnother);
    if (other) return follow(other);
    noteChecked(context, hash, blockNumber);
    const usedNonces = readSafeNonce(valueOf(nonceAnswer));
    const { nonce } = safe;
    if (!search.isNewest || nonce === undefined || usedNonces === undefined || usedNonces <= nonce) return;
    if (known.open.length > 0) return;
    const records = Object.values(selectTransactions(store.getState(), chainId));
    const ended = endingBy(known, record, { nonce, blockNumber, records });
    store.dispatch(replaced({ chainId, hash, ended, atMs: nowMs() }));
  };

  return {
    hash,
    requests: [
      logsRequest,
      safeNonceRequest(from, settledBlock),
      ...lookups.open.flatMap((lookup) => lookupRequest(lookup) ?? []),
    ],
    take,
  };
};

export const createSafeSearches = () => {
  let maxBlocks = MAX_SEARCH_BLOCKS;
  const looksOf = new Map<TransactionRecord['hash'], SafeLookups>();
  return {
    queryDue: (
      record: TransactionRecord,
      safe: SafeProgress,
      context: QueryContext,
      lastBlock: number,
    ): ReceiptQuery | undefined => {
      const lookups = looksOf.get(record.hash) ?? NO_LOOKUPS;
      const isBehind = lastBlock - safe.searchedTo > maxBlocks || lookups.open.length > 0;
      if (!isBehind && !isReceiptDue(record, lastBlock + 1, context.nowMs())) return undefined;
      return safeQuery(record, safe, {
        context,
        lastBlock,
        maxBlocks,
        lookups,
        onLooked: (next) => void looksOf.set(record.hash, next),
        onRefused: () => void (maxBlocks = Math.max(MIN_SEARCH_BLOCKS, Math.ceil(maxBlocks / 2))),
      });
    },
  };
};
