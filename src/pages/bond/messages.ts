import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BondProblem } from '#domain/bonds/validateBond.ts';
import { wrongNetworkWords } from '#features/wallet/index.ts';

const buttonTexts = (symbol: string): Readonly<Record<Exclude<BondProblem, 'wrongNetwork'>, MessageDescriptor>> => ({
  watching: msg`Watching only`,
  connectWallet: msg`Connect Wallet`,
  closed: msg`Sales are closed`,
  soldOut: msg`The product has been sold out`,
  unpriced: msg`This bond can't be priced now`,
  takesFee: msg`${symbol} takes a transfer fee`,
  enterAmount: msg`Enter an amount`,
  loading: msg`Loading`,
  belowSmallest: msg`Less than the smallest purchase`,
  exceedsMaximum: msg`You Will Get Exceeded the maximum obtainable`,
  treasuryShort: msg`The treasury can't pay this much`,
  insufficientBalance: msg`Insufficient ${symbol} balance`,
  approvalNeeded: msg`Approve ${symbol}`,
  approvalPending: msg`Approving ${symbol}`,
});

/** The words of the button while something keeps a bond from being bought; `canPress`: its press does something about it. */
export const buttonText = (problem: BondProblem, symbol: string, canPress = true): MessageDescriptor =>
  problem === 'wrongNetwork' ? wrongNetworkWords(canPress) : buttonTexts(symbol)[problem];

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
