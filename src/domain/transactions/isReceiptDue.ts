import { isSettled } from './isSettled.ts';
import type { TransactionRecord } from './types.ts';

const MINUTE_MS = 60_000;

/** Blocks that must be exceeded since the last check, by the record's age (spec section 4). */
const SCHEDULE: readonly { readonly olderThanMs: number; readonly blocks: number }[] = [
  { olderThanMs: 60 * MINUTE_MS, blocks: 9 },
  { olderThanMs: 5 * MINUTE_MS, blocks: 2 },
  { olderThanMs: 0, blocks: 2 },
];

/**
 * True if a record's receipt has to be requested at `blockNumber`. The first request is due at once. Further ones are
 * due once more than 2 blocks have passed since the last check, or more than 9 for a record over 60 minutes old (spec
 * section 4). A record that has its receipt, or can no longer get one, is never due. A chain that went back behind the
 * last check makes a record due.
 */
export const isReceiptDue = (
  record: Pick<TransactionRecord, 'receipt' | 'ended' | 'addedTime' | 'lastCheckedBlockNumber'>,
  blockNumber: number,
  nowMs: number,
): boolean => {
  if (isSettled(record)) return false;
  if (record.lastCheckedBlockNumber === undefined) return true;
  if (blockNumber < record.lastCheckedBlockNumber) return true;
  const ageMs = Math.max(0, nowMs - record.addedTime);
  const step = SCHEDULE.find(({ olderThanMs }) => ageMs > olderThanMs);
  return blockNumber - record.lastCheckedBlockNumber > (step?.blocks ?? 2);
};
