import type { ApprovalState } from '#domain/trade/validateTrade.ts';

export interface ApprovalFacts {
  readonly isNative: boolean;
  /** Raw units; undefined while nothing is typed. */
  readonly amount: bigint | undefined;
  /** Raw units; undefined while it is not read. */
  readonly allowance: bigint | undefined;
  /** An approval of this token is under way. */
  readonly isPending: boolean;
  /** The account runs several calls as one transaction; undefined while that is not known. */
  readonly canBatch: boolean | undefined;
}

/**
 * Native currency is always approved; a missing allowance is unknown; an allowance below the amount is pending if an
 * approval is in flight, else not approved (spec section 4). An account that runs several calls as one transaction
 * approves together with what needs it.
 */
export const approvalState = ({ isNative, amount, allowance, isPending, canBatch }: ApprovalFacts): ApprovalState => {
  if (isNative) return 'approved';
  if (allowance === undefined || amount === undefined) return 'unknown';
  if (allowance >= amount) return 'approved';
  if (canBatch !== false) return canBatch ? 'batched' : 'unknown';
  return isPending ? 'pending' : 'notApproved';
};
