import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem } from '../rewards/earnRules.ts';
import type { EarnContext, EarnProblem } from '../rewards/earnRules.ts';

/** Facts that decide if a farm accepts or returns a stake. Amounts in raw units. */
export interface FarmContext extends EarnContext {
  /** True while the farm accepts no stakes; it always returns them. */
  readonly isPaused: boolean;
  readonly isFinished: boolean;
}

export type FarmProblem = EarnProblem | 'paused' | 'finished';

/** Rules in order: the button shows the first that applies. */
const rules: readonly Rule<FarmContext, FarmProblem>[] = [
  ({ isDeposit, isFinished }) => (isDeposit && isFinished ? 'finished' : undefined),
  ({ isDeposit, isPaused }) => (isDeposit && isPaused ? 'paused' : undefined),
];

/** Reason that a stake cannot be made or returned; undefined if it can. */
export const validateFarm = (context: FarmContext): FarmProblem | undefined => earnProblem(context, rules);
