import type { Rule } from '#lib/firstProblem.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { earnProblem } from '../rewards/earnRules.ts';
import type { EarnContext, EarnProblem } from '../rewards/earnRules.ts';

/** Everything that decides whether an amount can be locked. Raw units; undefined while unknown. */
export interface LockContext extends Omit<EarnContext, 'isDeposit'> {
  /** The contract accepts nothing for now. */
  readonly isPaused: boolean;
  readonly decimals: number;
  /** The contract's own minimum. */
  readonly minimum: bigint | undefined;
  /** What it still takes for the chosen time; undefined also while no time is chosen. */
  readonly remaining: bigint | undefined;
}

/** Why not; the words belong to the page. */
export type LockProblem = EarnProblem | 'paused' | 'poolFull' | 'belowOne' | 'belowMinimum' | 'exceedsRemaining';

type Rules = readonly Rule<LockContext, LockProblem>[];

const place: Rules = [
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ remaining }) => (remaining === 0n ? 'poolFull' : undefined),
];

/** In their order: the first that applies is what the button says. Spec 001 section 5. */
const limits: Rules = [
  ({ typed = 0n, decimals }) => (typed < powerOfTen(decimals) ? 'belowOne' : undefined),
  ({ minimum, remaining }) => (minimum === undefined || remaining === undefined ? 'loading' : undefined),
  ({ typed = 0n, minimum = 0n }) => (typed < minimum ? 'belowMinimum' : undefined),
  ({ typed = 0n, remaining = 0n }) => (typed > remaining ? 'exceedsRemaining' : undefined),
];

/** What keeps an amount from being locked; undefined: nothing does. */
export const validateLock = (context: LockContext): LockProblem | undefined =>
  earnProblem({ ...context, isDeposit: true }, place, limits);
