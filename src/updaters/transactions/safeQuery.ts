import { executionsRequest, readExecutions, readSafeNonce, safeNonceRequest } from '#chain/safe/safeExecution.ts';
import { rejectionHash } from '#chain/safe/rejectionHash.ts';
import { isReceiptDue } from '#domain/transactions/isReceiptDue.ts';
import { MAX_SEARCH_BLOCKS, nextSafeSearch } from '#domain/transactions/safeProgress.ts';
import type { SafeProgress, TransactionRecord } from '#domain/transactions/types.ts';
import { isFields } from '#lib/fields.ts';
import { checked, replaced, safeProgressed } from '#state/transactions/slice.ts';
import { readOwnReceipt, receiptRequest, valueOf } from './receiptQuery.ts';
import { keepReceipt } from './keepReceipt.ts';
import type { Answers, QueryContext, ReceiptQuery } from './receiptQuery.ts';

/** A nonce that was used so many blocks ago is compared with logs that all nodes have by now. */
const SETTLE_BLOCKS = 4;
/** No node searches less at once. */
const MIN_SEARCH_BLOCKS = 32;

/**
 * Requests the receipt of the transaction that executed a proposal or a batch, which has to say so.
 * @param onOther it executed something else, whoever reported it
 */
export const executedQuery = (
  record: TransactionRecord,
  minedHash: TransactionRecord['hash'],
  context: QueryContext,
  onOther: () => void,
): ReceiptQuery => {
  const { store, chainId } = context;
  const { hash, earlierHashes = [] } = record;
  return {
    hash,
    requests: [minedHash, ...earlierHashes].map(receiptRequest),
    take: ([answer, ...earlier], blockNumber) => {
      const value = valueOf(answer);
      const read = readOwnReceipt(record, value);
      const others = earlier.flatMap((one) => readOwnReceipt(record, valueOf(one)) ?? []);
      const isComplete = others.length === earlierHashes.length;
      if (read && isComplete && read.receipt.blockNumber <= blockNumber) {
        const logs = [...others, read].flatMap((one) => one.logs);
        return keepReceipt(context, record, { ...read, logs });
      }
      store.dispatch(checked({ chainId, hash, blockNumber }));
      if (isFields(value) && !read) onOther();
    },
  };
};

interface SafeQueryOptions {
  readonly context: QueryContext;
  readonly lastBlock: number;
  /** Most blocks that the node searches at once; less after a refusal. */
  readonly maxBlocks: number;
  /** The node refused the search, or did not answer. */
  readonly onRefused: () => void;
}

/**
 * Follows a transaction that was proposed to a Safe, without the Safe: its execution is in the logs of the Safe's
 * contract, and its end in the Safe's nonce. A hash that the Safe's page reports is believed once its receipt has that
 * log.
 */
export const safeQuery = (
  record: TransactionRecord,
  safe: SafeProgress,
  { context, lastBlock, maxBlocks, onRefused }: SafeQueryOptions,
): ReceiptQuery => {
  const { hash, from } = record;
  const { store, chainId, nowMs } = context;
  if (safe.minedHash !== undefined) {
    const forget = (): void =>
      void store.dispatch(safeProgressed({ chainId, hash, progress: { minedHash: undefined } }));
    return executedQuery(record, safe.minedHash, context, forget);
  }

  const search = nextSafeSearch(safe.searchedTo, lastBlock, maxBlocks);
  const settledBlock = Math.max(0, lastBlock - SETTLE_BLOCKS);

  const take = ([logs, nonceAnswer]: Answers, blockNumber: number): void => {
    const executions = readExecutions(valueOf(logs), from);
    if (!executions) return onRefused();
    const own = executions.find(({ safeTxHash }) => safeTxHash === hash);
    const progress = { searchedTo: search.toBlock, ...(own?.minedHash && { minedHash: own.minedHash }) };
    store.dispatch(safeProgressed({ chainId, hash, progress }));
    // Its receipt is requested with the next block.
    if (own) return;
    store.dispatch(checked({ chainId, hash, blockNumber }));
    const usedNonces = readSafeNonce(valueOf(nonceAnswer));
    const { nonce } = safe;
    if (!search.isNewest || nonce === undefined || usedNonces === undefined || usedNonces <= nonce) return;
    const rejection = rejectionHash(from, chainId, nonce);
    const rejected = executions.find(({ safeTxHash }) => safeTxHash === rejection);
    const mined = rejected?.minedHash && { hash: rejected.minedHash };
    const kind = rejected ? 'rejectedInSafe' : 'replacedInSafe';
    store.dispatch(replaced({ chainId, hash, ended: { kind, blockNumber, ...mined }, atMs: nowMs() }));
  };

  return {
    hash,
    requests: [
      executionsRequest(from, search.fromBlock, search.isNewest ? 'latest' : search.toBlock),
      safeNonceRequest(from, settledBlock),
    ],
    take,
  };
};

/** The searches of Safes' executions: how many blocks the node takes at once, by what it refused. */
export const createSafeSearches = () => {
  let maxBlocks = MAX_SEARCH_BLOCKS;
  return {
    /** The next query of a proposal; undefined until it is due, unless blocks of an absence are left to search. */
    queryDue: (
      record: TransactionRecord,
      safe: SafeProgress,
      context: QueryContext,
      lastBlock: number,
    ): ReceiptQuery | undefined => {
      const isBehind = lastBlock - safe.searchedTo > maxBlocks;
      if (!isBehind && !isReceiptDue(record, lastBlock + 1, context.nowMs())) return undefined;
      return safeQuery(record, safe, {
        context,
        lastBlock,
        maxBlocks,
        onRefused: () => void (maxBlocks = Math.max(MIN_SEARCH_BLOCKS, Math.ceil(maxBlocks / 2))),
      });
    },
  };
};
