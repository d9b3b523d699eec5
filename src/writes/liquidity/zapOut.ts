import type { Address } from '#domain/tokens/types.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { requireGain, type Gain } from '#writes/plan/requireBalance.ts';
import { startingWith } from './startingWith.ts';

interface ZapOutPlanTerms {
  readonly account: Address;
  /** Plans that provide the pool tokens, such as a withdrawal from the rewards pool. */
  readonly before: readonly TransactionPlan[];
  readonly removing: TransactionPlan;
  /** Sale of the other token. */
  readonly swap: TransactionPlan;
  /** Received token, of which removal and swap pay `least`. */
  readonly received: Gain;
}

/** Plans of one transaction. The last call reverts all of it if removal and swap paid less than promised. */
export const zapOutPlans = ({
  account,
  before,
  removing,
  swap,
  received,
}: ZapOutPlanTerms): readonly [TransactionPlan, ...TransactionPlan[]] => {
  const last = requireGain(account, received, before);
  return startingWith(before, [removing, swap, last]);
};
