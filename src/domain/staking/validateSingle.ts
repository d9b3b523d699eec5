import type { ApprovalState } from '../trade/validateTrade.ts';
import { approvalProblem, firstProblem, gateRules } from './rules.ts';
import type { ApprovalProblem, GateProblem, Rule, StakingAmount, StakingGate } from './rules.ts';

/** Everything that decides whether an amount can be staked or unstaked. */
export interface SingleContext extends StakingGate, StakingAmount {
  readonly isDeposit: boolean;
  /** No more rewards are paid. */
  readonly isEnded: boolean;
  readonly approval: ApprovalState;
}

/** Why not; the words belong to the page. */
export type SingleProblem =
  GateProblem | ApprovalProblem | 'ended' | 'enterAmount' | 'insufficientBalance' | 'insufficientStake';

/** In their order: the first that applies is what the button says. */
const rules: readonly Rule<SingleContext, SingleProblem>[] = [
  ...gateRules,
  ({ isDeposit, isEnded }) => (isDeposit && isEnded ? 'ended' : undefined),
  ({ typed }) => (typed === undefined || typed === 0n ? 'enterAmount' : undefined),
  ({ available }) => (available === undefined ? 'loading' : undefined),
  ({ typed = 0n, available = 0n, isDeposit }) => {
    if (typed <= available) return undefined;
    return isDeposit ? 'insufficientBalance' : 'insufficientStake';
  },
  ({ isDeposit, approval }) => (isDeposit ? approvalProblem(approval) : undefined),
];

/** What keeps an amount from being staked or unstaked; undefined: nothing does. */
export const validateSingle = (context: SingleContext): SingleProblem | undefined => firstProblem(rules, context);
