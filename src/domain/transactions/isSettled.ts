import type { TransactionRecord } from './types.ts';

/** Whether nothing more is expected of a transaction: it was mined, or it no longer can be. */
export const isSettled = ({ receipt, ended }: Pick<TransactionRecord, 'receipt' | 'ended'>): boolean =>
  receipt !== undefined || ended !== undefined;
