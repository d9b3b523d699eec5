import { isSuccess } from './isSuccess.ts';
import type { TransactionRecord } from './types.ts';

/** Mined, reverted included, or unable to be mined any more. */
export const isSettled = ({ receipt, ended }: Pick<TransactionRecord, 'receipt' | 'ended'>): boolean =>
  receipt !== undefined || ended !== undefined;

/** Reverted, or unable to be mined. */
export const hasFailed = ({ receipt, ended }: Pick<TransactionRecord, 'receipt' | 'ended'>): boolean =>
  receipt ? !isSuccess(receipt) : ended !== undefined;
