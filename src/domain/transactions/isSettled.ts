import { isSuccess } from './isSuccess.ts';
import type { TransactionRecord } from './types.ts';

/** True if the transaction was mined, even if reverted, or can no longer be mined. */
export const isSettled = ({ receipt, ended }: Pick<TransactionRecord, 'receipt' | 'ended'>): boolean =>
  receipt !== undefined || ended !== undefined;

/** True if the transaction reverted, or can no longer be mined. */
export const hasFailed = ({ receipt, ended }: Pick<TransactionRecord, 'receipt' | 'ended'>): boolean =>
  receipt ? !isSuccess(receipt) : ended !== undefined;

/** True if a reorg undid the receipt or ending, and none followed yet: only those change the time. */
export const isUndone = (record: Pick<TransactionRecord, 'receipt' | 'ended' | 'changedTime'> | undefined): boolean =>
  record?.changedTime !== undefined && !isSettled(record);
