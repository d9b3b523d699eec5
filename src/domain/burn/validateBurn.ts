import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem, type EarnContext, type EarnProblem } from '../rewards/earnRules.ts';

export interface BurnContext extends Omit<EarnContext, 'isDeposit'> {
  readonly isPaused: boolean;
  readonly reward: bigint | undefined;
}

export type BurnProblem = EarnProblem | 'paused' | 'finished';

const rules: readonly Rule<BurnContext, BurnProblem>[] = [
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ reward }) => (reward === undefined ? 'loading' : undefined),
  ({ reward }) => (reward === 0n ? 'finished' : undefined),
];

/** Undefined if the amount can be burned; `loading` while the epoch's reward is unknown, `finished` if it is 0. */
export const validateBurn = (context: BurnContext): BurnProblem | undefined =>
  earnProblem({ ...context, isDeposit: true }, rules);
