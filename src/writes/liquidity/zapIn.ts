import type { Token } from '#domain/tokens/types.ts';
import { liquiditySteps } from './addLiquidity.ts';
import type { AddTerms } from './liquidityTerms.ts';
import type { DeadlineTimes } from '#writes/plan/chainDeadline.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { requireGain } from '#writes/plan/requireBalance.ts';

export interface ZapTerms {
  readonly add: AddTerms;
  readonly other: Token;
  readonly held: bigint;
  readonly supplied: bigint;
  readonly times: DeadlineTimes;
  /** Earlier plans of the same transaction whose payments are no output of the swap. */
  readonly before: readonly TransactionPlan[];
}

/**
 * Plans after the swap in the same transaction. The first call reverts all of it if the swap paid less than the supply
 * uses. An order may rest instead, and the supply would then take tokens that the account had before.
 */
export const plansAfterSwap = ({ add, other, held, supplied, times, before }: ZapTerms): readonly TransactionPlan[] => {
  const approved = { a: true, b: true };
  const supply = liquiditySteps(add, { times, exact: true, approved }).at(-1)?.plan();
  const requirement = requireGain(add.account, { token: other, held, least: supplied }, before);
  return [requirement, ...(supply ? [supply] : [])];
};
