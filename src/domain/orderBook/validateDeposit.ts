import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem } from '../rewards/earnRules.ts';
import type { EarnContext, EarnProblem } from '../rewards/earnRules.ts';

/** Everything that decides whether tokens can be deposited in the book or withdrawn. Amounts in raw units. */
export interface DepositContext extends EarnContext {
  readonly hasToken: boolean;
}

/** Why not; the words belong to the page. `insufficientStake`: more than is deposited. */
export type DepositProblem = EarnProblem | 'selectToken';

const rules: readonly Rule<DepositContext, DepositProblem>[] = [
  ({ hasToken }) => (hasToken ? undefined : 'selectToken'),
];

/** The reason why tokens can't be deposited or withdrawn; undefined: there is none. */
export const validateDeposit = (context: DepositContext): DepositProblem | undefined => earnProblem(context, rules);
