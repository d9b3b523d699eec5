import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EarnProblem } from '#domain/rewards/earnRules.ts';
import { connectWords, wrongNetworkWords } from '../wallet/index.ts';
import { useLingui } from '@lingui/react';

/** @param symbol of the typed token @param canPress true if a press solves the problem */
type EarnWords<P> = (problem: P, symbol: string, canPress?: boolean) => MessageDescriptor;

const wordsOf: EarnWords<EarnProblem> = (problem, symbol, canPress = true) => {
  switch (problem) {
    case 'watching':
      return msg`Watching only`;
    case 'offline':
      return msg`You are offline`;
    case 'wrongNetwork':
      return wrongNetworkWords(canPress);
    case 'connectWallet':
      return connectWords();
    case 'enterAmount':
      return msg`Enter an amount`;
    case 'loading':
      return msg`Loading`;
    case 'insufficientBalance':
      return msg`Insufficient ${symbol} balance`;
    case 'insufficientStake':
      return msg`More than you have staked`;
    case 'approvalNeeded':
      return msg`Approve ${symbol}`;
    case 'approvalPending':
      return msg`Approving ${symbol}`;
  }
};

export const earnWords = <Own extends string>(
  ownWords: (symbol: string) => Readonly<Record<Own, MessageDescriptor>>,
): EarnWords<Own | EarnProblem> => {
  const isOwn = (problem: Own | EarnProblem, own: object): problem is Own => problem in own;
  return (problem, symbol, canPress) => {
    const own = ownWords(symbol);
    return isOwn(problem, own) ? own[problem] : wordsOf(problem as EarnProblem, symbol, canPress);
  };
};

export const miningWords = earnWords(() => ({
  paused: msg`Mining is suspended`,
  finished: msg`This pool is finished`,
  unproven: msg`Pool not verified`,
  vaultShort: msg`The rewards vault can't pay`,
}));

export interface ProblemText {
  readonly problem: string | undefined;
  readonly wordsOf: (canPress: boolean) => string;
}

export const useProblemWords = <P extends string>(
  words: EarnWords<P>,
  problem: P | undefined,
  symbol: string,
): ProblemText => {
  const { i18n } = useLingui();
  return {
    problem,
    wordsOf: (canPress) => (problem === undefined ? '' : i18n._(words(problem, symbol, canPress))),
  };
};
