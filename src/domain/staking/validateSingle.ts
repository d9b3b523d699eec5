import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem } from '../rewards/earnRules.ts';
import type { EarnContext, EarnProblem } from '../rewards/earnRules.ts';

export interface SingleContext extends EarnContext {
  /** True while the contract accepts nothing. */
  readonly isPaused: boolean;
  readonly isEnded: boolean;
}

export type SingleProblem = EarnProblem | 'paused' | 'ended';

/** Rules in order: the button shows the first that applies. */
const rules: readonly Rule<SingleContext, SingleProblem>[] = [
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ isDeposit, isEnded }) => (isDeposit && isEnded ? 'ended' : undefined),
];

/** Reason that an amount cannot be staked or unstaked; undefined if it can. */
export const validateSingle = (context: SingleContext): SingleProblem | undefined => earnProblem(context, rules);
