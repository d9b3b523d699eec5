import type { TransactionPlan } from './plan.ts';

const AIDS: ReadonlySet<TransactionPlan['info']['kind']> = new Set(['requireBalance', 'resetApproval']);

/**
 * Index of the call that names the transaction: the last one that does more than revert the others or reset an
 * allowance, else the last one. -1 without plans.
 */
export const mainIndex = (plans: readonly Pick<TransactionPlan, 'info'>[]): number => {
  const last = plans.findLastIndex(({ info }) => !AIDS.has(info.kind));
  return last === -1 ? plans.length - 1 : last;
};
