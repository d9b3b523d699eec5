import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem } from '../rewards/earnRules.ts';
import type { EarnContext, EarnProblem } from '../rewards/earnRules.ts';

/** Everything that decides whether tokens can be burned. Amounts in raw units. */
export interface BurnContext extends Omit<EarnContext, 'isDeposit'> {
  readonly isPaused: boolean;
  /** What this epoch pays; undefined while unknown. */
  readonly reward: bigint | undefined;
}

/** Why not; the words belong to the page. */
export type BurnProblem = EarnProblem | 'paused' | 'finished';

/** In their order: the first that applies is what the button says. */
const rules: readonly Rule<BurnContext, BurnProblem>[] = [
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ reward }) => (reward === undefined ? 'loading' : undefined),
  ({ reward }) => (reward === 0n ? 'finished' : undefined),
];

/** What keeps tokens from being burned; undefined: nothing does. */
export const validateBurn = (context: BurnContext): BurnProblem | undefined =>
  earnProblem({ ...context, isDeposit: true }, rules);
