import type { TransactionReceipt } from './types.ts';

/** Receipt status 1, or status absent, is success; otherwise the transaction failed (spec section 4). */
export const isSuccess = (receipt: Pick<TransactionReceipt, 'status'>): boolean =>
  receipt.status === 1 || receipt.status === undefined;
