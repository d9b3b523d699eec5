import type { ApprovalState } from '#domain/trade/validateTrade.ts';

interface ApprovalFacts {
  readonly isNative: boolean;
  /** Raw units; undefined while nothing is typed. */
  readonly amount: bigint | undefined;
  /** Raw units; undefined while it is not read. */
  readonly allowance: bigint | undefined;
  readonly isPending: boolean;
  readonly canBatch: boolean | undefined;
}

/**
 * Spec section 4. Native currency is always approved, a missing allowance is unknown; an account that can batch
 * approves together with what needs it.
 */
export const approvalState = ({ isNative, amount, allowance, isPending, canBatch }: ApprovalFacts): ApprovalState => {
  if (isNative) return 'approved';
  if (allowance === undefined || amount === undefined) return 'unknown';
  if (allowance >= amount) return 'approved';
  if (canBatch !== false) return canBatch ? 'batched' : 'unknown';
  return isPending ? 'pending' : 'notApproved';
};
