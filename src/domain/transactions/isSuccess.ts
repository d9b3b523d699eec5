import type { TransactionReceipt } from './types.ts';

/** True for status 1, and for a missing status (000 §4). */
export const isSuccess = (receipt: Pick<TransactionReceipt, 'status'>): boolean =>
  receipt.status === 1 || receipt.status === undefined;
