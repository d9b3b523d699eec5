import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import type { MiningProblem } from '#domain/mining/validateMining.ts';

const { symbol } = poolTokenWords;

const buttonTexts: Readonly<Record<MiningProblem, MessageDescriptor>> = {
  wrongNetwork: msg`Switch to Polygon`,
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

/** The words of the button while something keeps pool tokens from being deposited or withdrawn. */
export const buttonText = (problem: MiningProblem): MessageDescriptor => buttonTexts[problem];
