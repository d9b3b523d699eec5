import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { PoolProblem } from '#domain/liquidity/poolMath.ts';
import type { AddProblem } from '#domain/liquidity/validateAdd.ts';
import { connectWords, wrongNetworkWords } from '#features/wallet/index.ts';

const poolButton: Readonly<Record<PoolProblem['code'], MessageDescriptor>> = {
  zeroAmount: msg`The amount is too small`,
  tooLittle: msg`The amount is too small`,
  overflow: msg`The amount is too large`,
  oneSided: msg`The pool takes no liquidity now`,
};

const plain: Readonly<Record<PlainCode, MessageDescriptor>> = {
  unsupportedAsset: msg`Unsupported Asset`,
  watching: msg`Watching only`,
  offline: msg`You are offline`,
  get connectWallet() {
    return connectWords();
  },
  invalidPair: msg`Invalid pair`,
  selectToken: msg`Select a token`,
  loading: msg`Loading`,
  poolFailed: msg`Couldn't load the pool`,
  enterAmount: msg`Enter an amount`,
  approvalMissing: msg`Supply`,
  stale: msg`Prices are too old`,
};

type PlainCode =
  | 'unsupportedAsset'
  | 'watching'
  | 'offline'
  | 'connectWallet'
  | 'invalidPair'
  | 'selectToken'
  | 'loading'
  | 'poolFailed'
  | 'enterAmount'
  | 'approvalMissing'
  | 'stale';

/** Spec section 5. @param canPress true if the button solves the problem */
export const addButtonText = (problem: AddProblem, canPress = true): MessageDescriptor => {
  switch (problem.code) {
    case 'wrongNetwork':
      return wrongNetworkWords(canPress);
    case 'insufficientBalance': {
      const symbol = shortenSymbol(problem.currency.symbol);
      return msg`Insufficient ${symbol} balance`;
    }
    case 'belowFirstMint': {
      const symbol = shortenSymbol(problem.currency.symbol);
      const amount = exactText(problem.min, problem.currency.decimals);
      return msg`You are the first person to open this pool, we require at least ${amount} ${symbol} to open this pool`;
    }
    case 'pool':
      return poolButton[problem.problem.code];
    case 'checking': {
      const symbol = shortenSymbol(problem.currency.symbol);
      return msg`Checking ${symbol}`;
    }
    default:
      return plain[problem.code];
  }
};

const poolNotes: Readonly<Record<Exclude<PoolProblem['code'], 'oneSided'>, MessageDescriptor>> = {
  zeroAmount: msg`Amount too small for the pool's price. Enter a larger amount.`,
  tooLittle: msg`Amounts too small: the first supply must exceed the 1,000 smallest units that stay locked. Enter larger amounts.`,
  overflow: msg`Amounts too large for the pool. Enter smaller amounts.`,
};

const unreadNote = msg`The node didn't respond. Retrying with each new block; your input is kept.`;

export const addNote = (problem: AddProblem): MessageDescriptor | undefined => {
  if (problem.code === 'poolFailed') return unreadNote;
  if (problem.code !== 'pool' || problem.problem.code === 'oneSided') return undefined;
  return poolNotes[problem.problem.code];
};
