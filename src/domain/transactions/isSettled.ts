import type { TransactionRecord } from './types.ts';

/** Mined, or can no longer be. */
export const isSettled = ({ receipt, ended }: Pick<TransactionRecord, 'receipt' | 'ended'>): boolean =>
  receipt !== undefined || ended !== undefined;
