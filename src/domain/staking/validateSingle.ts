import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem } from '../rewards/earnRules.ts';
import type { EarnContext, EarnProblem } from '../rewards/earnRules.ts';

/** Everything that decides whether an amount can be staked or unstaked. */
export interface SingleContext extends EarnContext {
  /** The contract accepts nothing for now. */
  readonly isPaused: boolean;
  /** No more rewards are paid. */
  readonly isEnded: boolean;
}

/** Why not; the words belong to the page. */
export type SingleProblem = EarnProblem | 'paused' | 'ended';

/** In their order: the first that applies is what the button says. */
const rules: readonly Rule<SingleContext, SingleProblem>[] = [
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ isDeposit, isEnded }) => (isDeposit && isEnded ? 'ended' : undefined),
];

/** What keeps an amount from being staked or unstaked; undefined: nothing does. */
export const validateSingle = (context: SingleContext): SingleProblem | undefined => earnProblem(context, rules);
