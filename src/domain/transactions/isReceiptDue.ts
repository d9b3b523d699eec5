import { isSettled } from './isSettled.ts';
import type { TransactionRecord } from './types.ts';

const LATE_MS = 60 * 60_000;

/** Number of blocks after which a receipt is read again (000 §4). */
const [MIN_BLOCKS, MIN_BLOCKS_LATE] = [2, 9];

/**
 * True for the first check at once, and if the chain went back. Otherwise true after more than 2 blocks, or more than
 * 9 beyond 60 minutes (000 §4).
 */
export const isReceiptDue = (
  record: Pick<TransactionRecord, 'receipt' | 'ended' | 'addedTime' | 'lastCheckedBlockNumber'>,
  blockNumber: number,
  nowMs: number,
): boolean => {
  if (isSettled(record)) return false;
  if (record.lastCheckedBlockNumber === undefined) return true;
  if (blockNumber < record.lastCheckedBlockNumber) return true;
  const minimum = nowMs - record.addedTime > LATE_MS ? MIN_BLOCKS_LATE : MIN_BLOCKS;
  return blockNumber - record.lastCheckedBlockNumber > minimum;
};
