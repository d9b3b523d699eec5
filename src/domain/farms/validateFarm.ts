import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem, type EarnContext, type EarnProblem } from '../rewards/earnRules.ts';

export interface FarmContext extends EarnContext {
  readonly isPaused: boolean;
  readonly isFinished: boolean;
}

export type FarmProblem = EarnProblem | 'paused' | 'finished';

const rules: readonly Rule<FarmContext, FarmProblem>[] = [
  ({ isDeposit, isFinished }) => (isDeposit && isFinished ? 'finished' : undefined),
  ({ isDeposit, isPaused }) => (isDeposit && isPaused ? 'paused' : undefined),
];

/** Undefined if valid. Only deposits can fail with `finished` or `paused`. */
export const validateFarm = (context: FarmContext): FarmProblem | undefined => earnProblem(context, rules);
