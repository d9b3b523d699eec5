import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem } from '../rewards/earnRules.ts';
import type { EarnContext, EarnProblem } from '../rewards/earnRules.ts';

/** Everything that decides whether a bond can be bought. Raw units; undefined while unknown. */
export interface BondContext extends Omit<EarnContext, 'isDeposit'> {
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
}

/** Why not; the words belong to the page. */
export type BondProblem =
  | EarnProblem
  | 'closed'
  | 'soldOut'
  | 'unpriced'
  | 'takesFee'
  | 'belowSmallest'
  | 'exceedsMaximum'
  | 'treasuryShort';

type Rules = readonly Rule<BondContext, BondProblem>[];

/** Whether the bond is for sale, in the contract's own order. */
const saleRules: Rules = [
  ({ isOpen }) => (isOpen === false ? 'closed' : undefined),
  ({ isSoldOut }) => (isSoldOut === true ? 'soldOut' : undefined),
  ({ price }) => (price === 'unknown' ? 'unpriced' : undefined),
  ({ transferFeeBps = 0 }) => (transferFeeBps > 0 ? 'takesFee' : undefined),
];

const limits: Rules = [
  ({ price, isSoldOut, transferFeeBps, bounds }) =>
    price === 'loading' || isSoldOut === undefined || transferFeeBps === undefined || !bounds ? 'loading' : undefined,
  // Where not even the smallest is taken, any amount is too much.
  ({ typed = 0n, bounds }) => (bounds && typed > bounds.largest ? 'exceedsMaximum' : undefined),
  ({ typed = 0n, bounds }) => (bounds && typed < bounds.smallest ? 'belowSmallest' : undefined),
  ({ gross = 0n, treasuryHolds }) =>
    treasuryHolds !== undefined && treasuryHolds < gross ? 'treasuryShort' : undefined,
];

/** What keeps a bond from being bought; undefined: nothing does. */
export const validateBond = (context: BondContext): BondProblem | undefined =>
  earnProblem({ ...context, isDeposit: true }, saleRules, limits);
