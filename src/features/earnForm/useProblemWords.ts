import { useLingui } from '@lingui/react';
import type { EarnWords } from './earnWords.ts';

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
