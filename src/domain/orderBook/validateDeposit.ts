import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem, type EarnContext, type EarnProblem } from '../rewards/earnRules.ts';

interface DepositContext extends EarnContext {
  readonly hasToken: boolean;
}

/** `insufficientStake`: the amount exceeds the deposit. */
export type DepositProblem = EarnProblem | 'selectToken';

const rules: readonly Rule<DepositContext, DepositProblem>[] = [
  ({ hasToken }) => (hasToken ? undefined : 'selectToken'),
];

/** Undefined if valid; `selectToken` precedes the amount. */
export const validateDeposit = (context: DepositContext): DepositProblem | undefined => earnProblem(context, rules);
