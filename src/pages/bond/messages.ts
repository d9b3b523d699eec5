import { msg } from '@lingui/core/macro';
import type { BondProblem } from '#domain/bonds/validateBond.ts';
import { earnWords } from '#features/earnForm/index.ts';

export const buttonText = earnWords((symbol) => ({
  closed: msg`Sales are closed`,
  soldOut: msg`The product has been sold out`,
  unpriced: msg`This bond can't be priced now`,
  takesFee: msg`${symbol} takes a transfer fee`,
  belowSmallest: msg`Less than the smallest purchase`,
  exceedsMaximum: msg`You Will Get Exceeded the maximum obtainable`,
  treasuryShort: msg`The treasury can't pay this much`,
}));

export const amountProblems: ReadonlySet<BondProblem> = new Set<BondProblem>([
  'belowSmallest',
  'exceedsMaximum',
  'treasuryShort',
  'insufficientBalance',
]);

export const saleProblems: ReadonlySet<BondProblem> = new Set<BondProblem>([
  'closed',
  'soldOut',
  'unpriced',
  'takesFee',
]);
