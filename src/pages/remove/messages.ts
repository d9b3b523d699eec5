import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import type { RemoveProblem } from '#domain/liquidity/validateRemove.ts';
import { connectWords, wrongNetworkWords } from '#features/wallet/index.ts';

const { symbol } = poolTokenWords;

const buttonTexts: Readonly<Record<Exclude<RemoveProblem['code'], 'wrongNetwork'>, MessageDescriptor>> = {
  watching: msg`Watching only`,
  offline: msg`You are offline`,
  get connectWallet() {
    return connectWords();
  },
  invalidPair: msg`Invalid pair`,
  noPool: msg`No pool found`,
  poolFailed: msg`Couldn't load the pool`,
  poolStuck: msg`The pool pays nothing now`,
  notHere: msg`Not possible here`,
  loading: msg`Loading`,
  enterPercent: msg`Enter a percent`,
  enterAmount: msg`Enter an amount`,
  insufficientBalance: msg`Insufficient ${symbol} balance`,
  tooLittle: msg`The amount is too small`,
  stale: msg`Prices are too old`,
  rewardsPaused: msg`Mining is suspended`,
  vaultShort: msg`The rewards vault can't pay`,
  unstakeNeeded: msg`Withdraw ${symbol}`,
  permitNeeded: msg`Sign`,
  permitPending: msg`Sign`,
  approvalNeeded: msg`Approve ${symbol}`,
  approvalPending: msg`Approving ${symbol}`,
};

export const buttonText = ({ code }: RemoveProblem, canPress = true): MessageDescriptor =>
  code === 'wrongNetwork' ? wrongNetworkWords(canPress) : buttonTexts[code];

export const buttonNote = ({ code }: RemoveProblem): MessageDescriptor | undefined =>
  code === 'poolFailed' ? msg`The node didn't respond. Retrying with each new block; your input is kept.` : undefined;
