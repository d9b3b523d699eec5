import type { TransactionPlan } from '#writes/plan/plan.ts';
import { requireGain, type Gain } from '#writes/plan/requireBalance.ts';
import { startingWith } from './startingWith.ts';
import { plansAfterSwap, type ZapTerms } from './zapIn.ts';

export interface PoolMovePlanTerms {
  /** Plans that provide the pool tokens, such as a withdrawal from the rewards pool. */
  readonly before: readonly TransactionPlan[];
  /** Removal, whose minimums are the input of the first swap. */
  readonly removing: TransactionPlan;
  /** Sale of the token that is not shared; `shared` is what it and the removal pay. */
  readonly swap: TransactionPlan;
  readonly shared: Gain;
  /** Sale of a part of the shared token's minimum for the target's other token. */
  readonly swapInto: TransactionPlan;
  readonly supply: Omit<ZapTerms, 'before'>;
  readonly poolTokens: Gain;
  readonly staking: readonly TransactionPlan[];
}

/**
 * Plans of one transaction. A call after each swap reverts all of it if the swap paid less than the next call uses. So
 * no call takes tokens that the account had before, or rewards that `before` pays.
 */
export const poolMovePlans = (terms: PoolMovePlanTerms): readonly [TransactionPlan, ...TransactionPlan[]] => {
  const { before, removing, swap, shared, swapInto, supply, poolTokens, staking } = terms;
  const { account } = supply.add;
  const checks = staking.length > 0 ? staking : [requireGain(account, poolTokens, before)];
  return startingWith(before, [
    removing,
    swap,
    requireGain(account, shared, before),
    swapInto,
    ...plansAfterSwap({ ...supply, before }),
    ...checks,
  ]);
};
