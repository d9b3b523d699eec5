import type { TransactionRecord } from './types.ts';

/** Mined, reverted included, or unable to be mined any more. */
export const isSettled = ({ receipt, ended }: Pick<TransactionRecord, 'receipt' | 'ended'>): boolean =>
  receipt !== undefined || ended !== undefined;
