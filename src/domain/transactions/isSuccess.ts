import type { TransactionReceipt } from './types.ts';

/** Status 1 or absent is success (spec section 4). */
export const isSuccess = (receipt: Pick<TransactionReceipt, 'status'>): boolean =>
  receipt.status === 1 || receipt.status === undefined;
