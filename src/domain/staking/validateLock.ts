import type { Rule } from '#lib/firstProblem.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { earnProblem, type EarnContext, type EarnProblem } from '../rewards/earnRules.ts';

export interface LockContext extends Omit<EarnContext, 'isDeposit'> {
  readonly isPaused: boolean;
  readonly decimals: number;
  /** One pool token may be more than the whole pool, so for pool tokens the contract's minimum applies. */
  readonly isPoolToken: boolean;
  readonly minimum: bigint | undefined;
  readonly remaining: bigint | undefined;
}

export type LockProblem = EarnProblem | 'paused' | 'poolFull' | 'belowOne' | 'belowMinimum' | 'exceedsRemaining';

type Rules = readonly Rule<LockContext, LockProblem>[];

const place: Rules = [
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ remaining }) => (remaining === 0n ? 'poolFull' : undefined),
];

/** In order of display. Spec 001 section 5. */
const limits: Rules = [
  ({ typed = 0n, decimals, isPoolToken }) => (!isPoolToken && typed < powerOfTen(decimals) ? 'belowOne' : undefined),
  ({ minimum, remaining }) => (minimum === undefined || remaining === undefined ? 'loading' : undefined),
  ({ typed = 0n, minimum = 0n }) => (typed < minimum ? 'belowMinimum' : undefined),
  ({ typed = 0n, remaining = 0n }) => (typed > remaining ? 'exceedsRemaining' : undefined),
];

/** Undefined if valid; spec 001 section 5. */
export const validateLock = (context: LockContext): LockProblem | undefined =>
  earnProblem({ ...context, isDeposit: true }, place, limits);
