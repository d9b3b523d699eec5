import type { Address } from '../tokens/types.ts';
import { isSettled } from './isSettled.ts';
import type { TransactionInfo, TransactionRecord } from './types.ts';

/** 24 hours (000 §9). */
const APPROVAL_WINDOW_MS = 86_400_000;

interface Allowance {
  readonly token: Address;
  readonly spender: Address;
}

const isApprovalOf = (info: TransactionInfo, { token, spender }: Allowance): boolean =>
  (info.kind === 'approve' || info.kind === 'resetApproval') &&
  info.token.address === token &&
  info.spender === spender;

/**
 * True for an approval that is neither mined nor replaced and was added under 24 hours ago (000 §4). Batches
 * count until their wallet has forgotten them.
 */
export const isPendingApproval = (
  record: Pick<TransactionRecord, 'receipt' | 'ended' | 'approval' | 'also' | 'callsStage' | 'addedTime' | 'from'>,
  needed: Allowance & { readonly owner: Address },
  nowMs: number,
): boolean =>
  !isSettled(record) &&
  nowMs - record.addedTime < APPROVAL_WINDOW_MS &&
  record.from === needed.owner &&
  record.callsStage !== 'forgotten' &&
  ((record.approval?.tokenAddress === needed.token && record.approval.spender === needed.spender) ||
    (record.also ?? []).some((info) => isApprovalOf(info, needed)));
