import type { TransactionPlan } from './plan.ts';

/**
 * Index of the call that names the transaction: the last one that does more than revert the others. -1 without plans.
 */
export const mainIndex = (plans: readonly Pick<TransactionPlan, 'info'>[]): number => {
  const last = plans.findLastIndex(({ info }) => info.kind !== 'requireBalance');
  return last === -1 ? plans.length - 1 : last;
};
