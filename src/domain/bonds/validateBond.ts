import { approvalProblem, firstProblem, gateRules } from '../staking/rules.ts';
import type { ApprovalProblem, GateProblem, Rule, StakingAmount, StakingGate } from '../staking/rules.ts';
import type { ApprovalState } from '../trade/validateTrade.ts';

/** Everything that decides whether a bond can be bought. Raw units; undefined while unknown. */
export interface BondContext extends Omit<StakingGate, 'isPaused'>, StakingAmount {
  /** False: the treasury takes nothing from the bond. */
  readonly isOpen: boolean | undefined;
  readonly isSoldOut: boolean | undefined;
  /** `unknown`: the contract has none, or another one than its terms give. */
  readonly price: 'known' | 'unknown' | 'loading';
  /** What the principal keeps of every transfer, in 1/10000. */
  readonly transferFeeBps: number | undefined;
  /** The principal that one deposit takes. */
  readonly bounds: { readonly smallest: bigint; readonly largest: bigint } | undefined;
  /** The payout before the fee, and what the treasury holds to pay it. */
  readonly gross: bigint | undefined;
  readonly treasuryHolds: bigint | undefined;
  readonly approval: ApprovalState;
}

/** Why not; the words belong to the page. */
export type BondProblem =
  | Exclude<GateProblem, 'paused'>
  | ApprovalProblem
  | 'closed'
  | 'soldOut'
  | 'unpriced'
  | 'takesFee'
  | 'enterAmount'
  | 'belowSmallest'
  | 'exceedsMaximum'
  | 'treasuryShort'
  | 'insufficientBalance';

const isGate = (problem: GateProblem | undefined): problem is Exclude<GateProblem, 'paused'> => problem !== 'paused';

/** In their order: the first that applies is what the button says. The contract's own come in its order. */
const rules: readonly Rule<BondContext, BondProblem>[] = [
  ...gateRules.map((rule): Rule<BondContext, BondProblem> => (context) => {
    const problem = rule({ ...context, isPaused: false });
    return isGate(problem) ? problem : undefined;
  }),
  ({ isOpen }) => (isOpen === false ? 'closed' : undefined),
  ({ isSoldOut }) => (isSoldOut === true ? 'soldOut' : undefined),
  ({ price }) => (price === 'unknown' ? 'unpriced' : undefined),
  ({ transferFeeBps = 0 }) => (transferFeeBps > 0 ? 'takesFee' : undefined),
  ({ typed }) => (typed === undefined || typed === 0n ? 'enterAmount' : undefined),
  ({ price, isSoldOut, transferFeeBps, bounds, available }) =>
    price === 'loading' || isSoldOut === undefined || transferFeeBps === undefined || !bounds || available === undefined
      ? 'loading'
      : undefined,
  // Where not even the smallest is taken, any amount is too much.
  ({ typed = 0n, bounds }) => (bounds && typed > bounds.largest ? 'exceedsMaximum' : undefined),
  ({ typed = 0n, bounds }) => (bounds && typed < bounds.smallest ? 'belowSmallest' : undefined),
  ({ gross = 0n, treasuryHolds }) =>
    treasuryHolds !== undefined && treasuryHolds < gross ? 'treasuryShort' : undefined,
  ({ typed = 0n, available = 0n }) => (typed > available ? 'insufficientBalance' : undefined),
  ({ approval }) => approvalProblem(approval),
];

/** What keeps a bond from being bought; undefined: nothing does. */
export const validateBond = (context: BondContext): BondProblem | undefined => firstProblem(rules, context);
