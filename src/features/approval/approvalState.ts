import type { ApprovalState } from '#domain/trade/validateTrade.ts';

interface ApprovalFacts {
  readonly isNative: boolean;
  /** Raw units; undefined while nothing is typed. */
  readonly amount: bigint | undefined;
  readonly allowance: bigint | undefined;
  readonly isPending: boolean;
  readonly canBatch: boolean | undefined;
}

/**
 * Spec section 4. Native currency is always approved; a missing allowance is unknown. An account that can batch sends
 * the approval with the transaction that needs it.
 */
export const approvalState = ({ isNative, amount, allowance, isPending, canBatch }: ApprovalFacts): ApprovalState => {
  if (isNative) return 'approved';
  if (allowance === undefined || amount === undefined) return 'unknown';
  if (allowance >= amount) return 'approved';
  if (canBatch !== false) return canBatch ? 'batched' : 'unknown';
  return isPending ? 'pending' : 'notApproved';
};
