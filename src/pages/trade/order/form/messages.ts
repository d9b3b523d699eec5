import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuoteProblem } from '#domain/trade/types.ts';
import type { TradeProblem } from '#domain/trade/validateTrade.ts';
import { connectWords, wrongNetworkWords } from '#features/wallet/index.ts';

/** Has a text for each problem, so that a problem without a text does not compile. */
export type Texts<P extends { readonly code: string }> = {
  readonly [C in P['code']]: (problem: Extract<P, { readonly code: C }>) => MessageDescriptor;
};

export const textOf = <P extends { readonly code: string }>(texts: Texts<P>, problem: P): MessageDescriptor => {
  const text = texts[problem.code as P['code']] as (problem: P) => MessageDescriptor;
  return text(problem);
};

const quoteButton: Texts<QuoteProblem> = {
  sameToken: () => msg`Invalid pair`,
  noPool: () => msg`No pool found`,
  noLiquidity: () => msg`Insufficient liquidity for this trade`,
  amountTooSmall: () => msg`The amount is too small`,
  priceZero: () => msg`The price could not be zero`,
  limitTooCoarse: () => msg`Choose another amount`,
  outputTooLarge: () => msg`Insufficient liquidity for this trade`,
  nothingFills: () => msg`Insufficient liquidity for this trade`,
  wouldFill: () => msg`Post-only order would fill`,
  bookTooShort: () => msg`Loading the order book`,
  refused: () => msg`The order book would reject this order`,
};

const buttonTexts: Texts<Exclude<TradeProblem, { readonly code: 'wrongNetwork' }>> = {
  unsupportedAsset: () => msg`Unsupported Asset`,
  watching: () => msg`Watching only`,
  offline: () => msg`You are offline`,
  connectWallet: connectWords,
  noAmount: ({ direction, symbol }) => {
    if (symbol === undefined) return msg`Select a token`;
    return direction === 'BUY' ? msg`Buy ${symbol}` : msg`Sell ${symbol}`;
  },
  selectToken: () => msg`Select a token`,
  enterRecipient: () => msg`Enter a recipient`,
  invalidRecipient: () => msg`Invalid recipient`,
  noPrice: () => msg`Enter a price`,
  priceZero: () => msg`The price could not be zero`,
  takesFee: ({ symbol }) => msg`The order book takes no ${symbol}`,
  insufficientBalance: ({ symbol }) => msg`Insufficient ${symbol} balance`,
  loading: () => msg`Loading`,
  marketFailed: () => msg`Prices unavailable`,
  quote: ({ problem }) => textOf(quoteButton, problem),
  stale: () => msg`Prices are too old`,
  approvalPending: ({ symbol }) => msg`Approving ${symbol}`,
  approvalNeeded: ({ symbol }) => msg`Approve ${symbol}`,
};

export const buttonText = (problem: TradeProblem, canPress = true): MessageDescriptor =>
  problem.code === 'wrongNetwork' ? wrongNetworkWords(canPress) : textOf(buttonTexts, problem);
