import type { ApprovalState } from '#domain/trade/validateTrade.ts';

export interface ApprovalFacts {
  readonly isNative: boolean;
  /** Raw units; undefined while nothing is typed. */
  readonly amount: bigint | undefined;
  /** Raw units; undefined while it is not read. */
  readonly allowance: bigint | undefined;
  /** An approval of this token is under way. */
  readonly isPending: boolean;
}

/**
 * Native currency is always approved; a missing allowance is unknown; an allowance below the amount is pending if an
 * approval is in flight, else not approved (spec section 4).
 */
export const approvalState = ({ isNative, amount, allowance, isPending }: ApprovalFacts): ApprovalState => {
  if (isNative) return 'approved';
  if (allowance === undefined || amount === undefined) return 'unknown';
  if (allowance >= amount) return 'approved';
  return isPending ? 'pending' : 'notApproved';
};
