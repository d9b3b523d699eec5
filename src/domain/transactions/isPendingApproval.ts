import type { Address } from '../tokens/types.ts';
import { isSettled } from './isSettled.ts';
import type { TransactionRecord } from './types.ts';

/** An approval older than this without a receipt no longer counts as under way: 24 hours (spec section 9). */
const APPROVAL_WINDOW_MS = 86_400_000;

/**
 * Whether a record is an approval of this token for this spender that is still under way: neither mined nor
 * replaced yet and added less than 24 hours ago (spec section 4).
 */
export const isPendingApproval = (
  record: Pick<TransactionRecord, 'receipt' | 'ended' | 'approval' | 'addedTime' | 'from'>,
  wanted: { readonly owner: Address; readonly token: Address; readonly spender: Address },
  nowMs: number,
): boolean =>
  !isSettled(record) &&
  nowMs - record.addedTime < APPROVAL_WINDOW_MS &&
  record.from === wanted.owner &&
  record.approval?.tokenAddress === wanted.token &&
  record.approval.spender === wanted.spender;
