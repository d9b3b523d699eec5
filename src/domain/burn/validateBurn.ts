import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem } from '../rewards/earnRules.ts';
import type { EarnContext, EarnProblem } from '../rewards/earnRules.ts';

/** Facts that decide if tokens can be burned. Amounts in raw units. */
export interface BurnContext extends Omit<EarnContext, 'isDeposit'> {
  readonly isPaused: boolean;
  /** Reward of this epoch; undefined while unknown. */
  readonly reward: bigint | undefined;
}

export type BurnProblem = EarnProblem | 'paused' | 'finished';

/** Rules in order: the button shows the first that applies. */
const rules: readonly Rule<BurnContext, BurnProblem>[] = [
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ reward }) => (reward === undefined ? 'loading' : undefined),
  ({ reward }) => (reward === 0n ? 'finished' : undefined),
];

/** Reason that tokens cannot be burned; undefined if they can. */
export const validateBurn = (context: BurnContext): BurnProblem | undefined =>
  earnProblem({ ...context, isDeposit: true }, rules);
