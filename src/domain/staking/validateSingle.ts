import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem, type EarnContext, type EarnProblem } from '../rewards/earnRules.ts';

export interface SingleContext extends EarnContext {
  readonly isPaused: boolean;
  readonly isEnded: boolean;
}

export type SingleProblem = EarnProblem | 'paused' | 'ended';

const rules: readonly Rule<SingleContext, SingleProblem>[] = [
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ isDeposit, isEnded }) => (isDeposit && isEnded ? 'ended' : undefined),
];

/** Undefined if valid. Only deposits can fail with `ended`. */
export const validateSingle = (context: SingleContext): SingleProblem | undefined => earnProblem(context, rules);
