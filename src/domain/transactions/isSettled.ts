import type { TransactionRecord } from './types.ts';

/** True once a transaction was mined, or can no longer be. */
export const isSettled = ({ receipt, ended }: Pick<TransactionRecord, 'receipt' | 'ended'>): boolean =>
  receipt !== undefined || ended !== undefined;
