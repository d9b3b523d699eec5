import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import type { MiningProblem } from '#domain/mining/validateMining.ts';
import { wrongNetworkWords } from '#features/wallet/index.ts';

const { symbol } = poolTokenWords;

const buttonTexts: Readonly<Record<Exclude<MiningProblem, 'wrongNetwork'>, MessageDescriptor>> = {
  watching: msg`Watching only`,
  connectWallet: msg`Connect Wallet`,
  paused: msg`Mining is suspended`,
  finished: msg`This pool is finished`,
  unproven: msg`Pool not verified`,
  vaultShort: msg`The rewards vault can't pay`,
  enterAmount: msg`Enter an amount`,
  loading: msg`Loading`,
  insufficientBalance: msg`Insufficient ${symbol} balance`,
  insufficientStake: msg`More than you have staked`,
  approvalNeeded: msg`Approve ${symbol}`,
  approvalPending: msg`Approving ${symbol}`,
};

/**
 * The words of the button while something keeps pool tokens from being deposited or withdrawn; `canPress`: its press does
 * something about that.
 */
export const buttonText = (problem: MiningProblem, canPress = true): MessageDescriptor =>
  problem === 'wrongNetwork' ? wrongNetworkWords(canPress) : buttonTexts[problem];
