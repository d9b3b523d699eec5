import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LockProblem } from '#domain/staking/validateLock.ts';
import type { SingleProblem } from '#domain/staking/validateSingle.ts';
import { wrongNetworkWords } from '#features/wallet/index.ts';

export type StakingProblem = SingleProblem | LockProblem;

const buttonTexts = (token: string): Readonly<Record<Exclude<StakingProblem, 'wrongNetwork'>, MessageDescriptor>> => ({
  watching: msg`Watching only`,
  connectWallet: msg`Connect Wallet`,
  paused: msg`Staking is suspended`,
  ended: msg`Rewards have ended`,
  enterAmount: msg`Enter an amount`,
  loading: msg`Loading`,
  belowOne: msg`Minimum amount is 1 ${token}`,
  belowMinimum: msg`Must be greater than the minimum staking amount`,
  exceedsRemaining: msg`Exceeds the remaining lock-up quantity`,
  insufficientBalance: msg`Insufficient ${token} balance`,
  insufficientStake: msg`More than you have staked`,
  approvalNeeded: msg`Approve ${token}`,
  approvalPending: msg`Approving ${token}`,
});

/** The words of the button while something keeps an amount from being sent; `canPress`: its press does something about it. */
export const buttonText = (problem: StakingProblem, token: string, canPress = true): MessageDescriptor =>
  problem === 'wrongNetwork' ? wrongNetworkWords(canPress) : buttonTexts(token)[problem];

/** Problems of the typed amount, which the field shows too. */
export const amountProblems: ReadonlySet<StakingProblem> = new Set<StakingProblem>([
  'belowOne',
  'belowMinimum',
  'exceedsRemaining',
  'insufficientBalance',
  'insufficientStake',
]);
