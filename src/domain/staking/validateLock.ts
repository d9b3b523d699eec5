import type { Rule } from '#lib/firstProblem.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { earnProblem } from '../rewards/earnRules.ts';
import type { EarnContext, EarnProblem } from '../rewards/earnRules.ts';

/** Facts that decide if an amount can be locked. Raw units; undefined while unknown. */
export interface LockContext extends Omit<EarnContext, 'isDeposit'> {
  /** True while the contract accepts nothing. */
  readonly isPaused: boolean;
  readonly decimals: number;
  readonly minimum: bigint | undefined;
  /** Amount that the contract still accepts for the chosen term; undefined also while no term is chosen. */
  readonly remaining: bigint | undefined;
}

export type LockProblem = EarnProblem | 'paused' | 'poolFull' | 'belowOne' | 'belowMinimum' | 'exceedsRemaining';

type Rules = readonly Rule<LockContext, LockProblem>[];

const place: Rules = [
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ remaining }) => (remaining === 0n ? 'poolFull' : undefined),
];

/** Rules in order: the button shows the first that applies. Spec 001 section 5. */
const limits: Rules = [
  ({ typed = 0n, decimals }) => (typed < powerOfTen(decimals) ? 'belowOne' : undefined),
  ({ minimum, remaining }) => (minimum === undefined || remaining === undefined ? 'loading' : undefined),
  ({ typed = 0n, minimum = 0n }) => (typed < minimum ? 'belowMinimum' : undefined),
  ({ typed = 0n, remaining = 0n }) => (typed > remaining ? 'exceedsRemaining' : undefined),
];

/** Reason that an amount cannot be locked; undefined if it can. */
export const validateLock = (context: LockContext): LockProblem | undefined =>
  earnProblem({ ...context, isDeposit: true }, place, limits);
