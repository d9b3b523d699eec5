import type { ClearedTimes } from '#domain/transactions/mergeTransactions.ts';
import { fieldsOf } from '#lib/fields.ts';
import { isChainId, isTime, perChain } from '../storedChecks.ts';
import { isTransactionRecord } from './isTransactionRecord.ts';
import type { TransactionsState } from './slice.ts';

export const restoreTransactions = (stored: unknown): TransactionsState =>
  perChain(stored, (_hash, record, chainId) =>
    isTransactionRecord(record) && record.chainId === chainId ? [record.hash, record] : undefined,
  );

/** Drops a future time, which would hide all transactions until then. */
export const restoreClearedTimes = (stored: unknown, nowMs: number): ClearedTimes =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored)).filter(
      (entry): entry is [string, number] => isChainId(entry[0]) && isTime(entry[1]) && entry[1] <= nowMs,
    ),
  );
