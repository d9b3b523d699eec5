import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderRefusal } from '#domain/orderBook/types.ts';
import type { QuoteProblem } from '#domain/trade/types.ts';
import { textOf, type Texts } from './messages.ts';

type Refusal = Exclude<OrderRefusal, { readonly code: 'bookTooShort' }>;

const refusals: Texts<Exclude<Refusal, { readonly code: 'belowMinimum' }>> = {
  overflow: () => msg`The numbers are too large for the contract. Lower the amount or change the price.`,
  divisionByZero: () => msg`The price is too extreme for the contract. Change the price.`,
  walkTooDeep: () => msg`Too many orders are ahead of this one. Choose another price.`,
  poolOverflow: () => msg`The pool can't hold that much. Lower the amount.`,
};

/**
 * @param bound formatted amount or price: the maximum available, the minimum accepted, or the nearest price at which
 * the order rests
 */
export const quoteProblemText = (problem: QuoteProblem, pair: string, bound: string): MessageDescriptor => {
  const texts: Texts<QuoteProblem> = {
    sameToken: () => msg`Both sides are the same token in the order book. Choose another token.`,
    noPool: () => msg`There is no market for ${pair} yet. Choose another token.`,
    noLiquidity: () => msg`The pool of ${pair} is empty, so there is no market price. A limit order can set one.`,
    amountTooSmall: () => msg`Amount too small: fees would consume it. Enter a larger amount.`,
    priceZero: () => msg`Enter a price above zero.`,
    limitTooCoarse: () =>
      msg`Whole token units allow no limit near this price. Change the amount or raise the slippage.`,
    outputTooLarge: () => msg`At most ${bound} can be bought here. Lower the amount.`,
    nothingFills: () => msg`Nothing would fill right now. Keep the rest as a limit order to wait.`,
    wouldFill: ({ direction }) =>
      direction === 'BUY'
        ? msg`This order would fill at once. Bid ${bound} or less, or turn post-only off.`
        : msg`This order would fill at once. Ask ${bound} or more, or turn post-only off.`,
    bookTooShort: () => msg`This order needs more of the order book than is loaded. Loading more.`,
    refused: ({ refusal }) =>
      refusal.code === 'belowMinimum'
        ? msg`Orders must be larger than ${bound}. Enter a larger amount.`
        : textOf(refusals, refusal),
  };
  return textOf(texts, problem);
};
