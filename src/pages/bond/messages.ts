import { msg } from '@lingui/core/macro';
import type { BondProblem } from '#domain/bonds/validateBond.ts';
import { earnWords } from '#features/earnForm/index.ts';

/** The words of the button while something keeps a bond from being bought; `canPress`: its press does something about it. */
export const buttonText = earnWords((symbol) => ({
  closed: msg`Sales are closed`,
  soldOut: msg`The product has been sold out`,
  unpriced: msg`This bond can't be priced now`,
  takesFee: msg`${symbol} takes a transfer fee`,
  belowSmallest: msg`Less than the smallest purchase`,
  exceedsMaximum: msg`You Will Get Exceeded the maximum obtainable`,
  treasuryShort: msg`The treasury can't pay this much`,
}));

/** Problems of the typed amount, which the field shows too. */
export const amountProblems: ReadonlySet<BondProblem> = new Set<BondProblem>([
  'belowSmallest',
  'exceedsMaximum',
  'treasuryShort',
  'insufficientBalance',
]);

/** Problems of the bond, whatever is typed. */
export const saleProblems: ReadonlySet<BondProblem> = new Set<BondProblem>([
  'closed',
  'soldOut',
  'unpriced',
  'takesFee',
]);
