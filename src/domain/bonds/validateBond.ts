import type { Rule } from '#lib/firstProblem.ts';
import { earnProblem, type EarnContext, type EarnProblem } from '../rewards/earnRules.ts';

export interface BondContext extends Omit<EarnContext, 'isDeposit'> {
  readonly isOpen: boolean | undefined;
  readonly isSoldOut: boolean | undefined;
  /** `unknown`: the contract has no price, or its price differs from what its terms give. */
  readonly price: 'known' | 'unknown' | 'loading';
  readonly transferFeeBps: number | undefined;
  readonly bounds: { readonly smallest: bigint; readonly largest: bigint } | undefined;
  readonly gross: bigint | undefined;
  readonly treasuryHolds: bigint | undefined;
}

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

/** The contract checks in this order. */
const saleRules: Rules = [
  ({ isOpen }) => (isOpen === false ? 'closed' : undefined),
  ({ isSoldOut }) => (isSoldOut === true ? 'soldOut' : undefined),
  ({ price }) => (price === 'unknown' ? 'unpriced' : undefined),
  ({ transferFeeBps = 0 }) => (transferFeeBps > 0 ? 'takesFee' : undefined),
];

const limits: Rules = [
  ({ price, isSoldOut, transferFeeBps, bounds }) =>
    price === 'loading' || isSoldOut === undefined || transferFeeBps === undefined || !bounds ? 'loading' : undefined,
  // If even the smallest deposit is refused, any amount exceeds the maximum.
  ({ typed = 0n, bounds }) => (bounds && typed > bounds.largest ? 'exceedsMaximum' : undefined),
  ({ typed = 0n, bounds }) => (bounds && typed < bounds.smallest ? 'belowSmallest' : undefined),
  ({ gross = 0n, treasuryHolds }) =>
    treasuryHolds !== undefined && treasuryHolds < gross ? 'treasuryShort' : undefined,
];

/** Undefined if the bond can be bought; problems of the sale precede those of the amount. */
export const validateBond = (context: BondContext): BondProblem | undefined =>
  earnProblem({ ...context, isDeposit: true }, saleRules, limits);
