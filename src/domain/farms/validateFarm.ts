import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem } from '../rewards/earnRules.ts';
import type { EarnContext, EarnProblem } from '../rewards/earnRules.ts';

/** Everything that decides whether a farm takes or returns a stake. Amounts in raw units. */
export interface FarmContext extends EarnContext {
  /** The farm accepts no stakes for now. It always returns them. */
  readonly isPaused: boolean;
  /** Its period is over. */
  readonly isFinished: boolean;
}

/** Why not; the words belong to the page. */
export type FarmProblem = EarnProblem | 'paused' | 'finished';

/** In their order: the first that applies is what the button says. */
const rules: readonly Rule<FarmContext, FarmProblem>[] = [
  ({ isDeposit, isFinished }) => (isDeposit && isFinished ? 'finished' : undefined),
  ({ isDeposit, isPaused }) => (isDeposit && isPaused ? 'paused' : undefined),
];

/** What keeps a stake from being made or returned; undefined: nothing does. */
export const validateFarm = (context: FarmContext): FarmProblem | undefined => earnProblem(context, rules);
