import type { ApprovalRow } from '#domain/approvals/atRisk.ts';
import { planApproval } from '#writes/approvals/approve.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';

export const revocationPlans = (rows: readonly Pick<ApprovalRow, 'asset' | 'spender'>[]): readonly TransactionPlan[] =>
  rows.map(({ asset: token, spender }) => planApproval({ token, spender }, 0n));
