import { isSettled } from './isSettled.ts';
import type { TransactionRecord } from './types.ts';

const MINUTE_MS = 60_000;

/** Blocks to exceed since the last check, by age (spec section 4). */
const SCHEDULE: readonly { readonly olderThanMs: number; readonly blocks: number }[] = [
  { olderThanMs: 60 * MINUTE_MS, blocks: 9 },
  { olderThanMs: 5 * MINUTE_MS, blocks: 2 },
  { olderThanMs: 0, blocks: 2 },
];

/** First at once, then after more than 2 blocks, or 9 beyond 60 minutes (spec section 4), or if the chain went back. */
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
