import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem } from '../rewards/earnRules.ts';
import type { EarnContext, EarnProblem } from '../rewards/earnRules.ts';

/** Facts that decide if tokens can be deposited in the book or withdrawn. Amounts in raw units. */
export interface DepositContext extends EarnContext {
  readonly hasToken: boolean;
}

/** Reason against a deposit or withdrawal. `insufficientStake`: more than is deposited. */
export type DepositProblem = EarnProblem | 'selectToken';

const rules: readonly Rule<DepositContext, DepositProblem>[] = [
  ({ hasToken }) => (hasToken ? undefined : 'selectToken'),
];

/** Reason that tokens cannot be deposited or withdrawn; undefined if they can. */
export const validateDeposit = (context: DepositContext): DepositProblem | undefined => earnProblem(context, rules);
