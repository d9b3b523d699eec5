import type { ClearedTimes } from '#domain/transactions/mergeTransactions.ts';
import { fieldsOf } from '#lib/fields.ts';
import { isChainId, isTime, perChain } from '../storedChecks.ts';
import { isTransactionRecord } from './isTransactionRecord.ts';
import type { TransactionsState } from './slice.ts';

/** The records out of what is stored that everything which shows or follows transactions can work with. */
export const restoreTransactions = (stored: unknown): TransactionsState =>
  perChain(stored, (_hash, record, chainId) =>
    isTransactionRecord(record) && record.chainId === chainId ? [record.hash, record] : undefined,
  );

/** When each chain's list was cleared. A time that is still to come would hide every transaction until then. */
export const restoreClearedTimes = (stored: unknown, nowMs: number): ClearedTimes =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored)).filter(
      (entry): entry is [string, number] => isChainId(entry[0]) && isTime(entry[1]) && entry[1] <= nowMs,
    ),
  );
