import { powerOfTen } from '../amounts/integers.ts';
import type { ApprovalState } from '../trade/validateTrade.ts';
import { approvalProblem, firstProblem, gateRules } from './rules.ts';
import type { ApprovalProblem, GateProblem, Rule, StakingAmount, StakingGate } from './rules.ts';

/** Everything that decides whether an amount can be locked. Raw units; undefined while unknown. */
export interface LockContext extends StakingGate, StakingAmount {
  readonly decimals: number;
  /** The contract's own minimum. */
  readonly minimum: bigint | undefined;
  /** What it still takes for the chosen time; undefined also while no time is chosen. */
  readonly remaining: bigint | undefined;
  readonly approval: ApprovalState;
}

/** Why not; the words belong to the page. */
export type LockProblem =
  | GateProblem
  | ApprovalProblem
  | 'enterAmount'
  | 'belowOne'
  | 'belowMinimum'
  | 'exceedsRemaining'
  | 'insufficientBalance';

/** In their order: the first that applies is what the button says. Spec 001 section 5. */
const rules: readonly Rule<LockContext, LockProblem>[] = [
  ...gateRules,
  ({ typed }) => (typed === undefined || typed === 0n ? 'enterAmount' : undefined),
  ({ typed = 0n, decimals }) => (typed < powerOfTen(decimals) ? 'belowOne' : undefined),
  ({ minimum, remaining, available }) =>
    minimum === undefined || remaining === undefined || available === undefined ? 'loading' : undefined,
  ({ typed = 0n, minimum = 0n }) => (typed < minimum ? 'belowMinimum' : undefined),
  ({ typed = 0n, remaining = 0n }) => (typed > remaining ? 'exceedsRemaining' : undefined),
  ({ typed = 0n, available = 0n }) => (typed > available ? 'insufficientBalance' : undefined),
  ({ approval }) => approvalProblem(approval),
];

/** What keeps an amount from being locked; undefined: nothing does. */
export const validateLock = (context: LockContext): LockProblem | undefined => firstProblem(rules, context);
