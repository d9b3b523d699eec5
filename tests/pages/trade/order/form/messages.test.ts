import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TradeProblem } from '#domain/trade/validateTrade.ts';
import type { QuoteProblem } from '#domain/trade/types.ts';
import { buttonText } from '#pages/trade/order/form/messages.ts';
import { quoteProblemText } from '#pages/trade/order/form/quoteProblemText.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

describe("the button's texts", () => {
  it.each<[TradeProblem, string]>([
    [{ code: 'connectWallet' }, 'Connect Wallet'],
    [{ code: 'noAmount', direction: 'BUY', symbol: 'MYT' }, 'Buy MYT'],
    [{ code: 'noAmount', direction: 'SELL', symbol: 'MYT' }, 'Sell MYT'],
    [{ code: 'noAmount', direction: 'BUY', symbol: undefined }, 'Select a token'],
    [{ code: 'selectToken' }, 'Select a token'],
    [{ code: 'enterRecipient' }, 'Enter a recipient'],
    [{ code: 'invalidRecipient' }, 'Invalid recipient'],
    [{ code: 'noPrice' }, 'Enter a price'],
    [{ code: 'priceZero' }, 'The price could not be zero'],
    [{ code: 'insufficientBalance', symbol: 'USDC' }, 'Insufficient USDC balance'],
    [{ code: 'wrongNetwork' }, 'Switch to Polygon'],
    [{ code: 'loading' }, 'Loading'],
    [{ code: 'marketFailed' }, 'Prices unavailable'],
    [{ code: 'approvalPending', symbol: 'USDC' }, 'Approving USDC'],
    [{ code: 'approvalNeeded', symbol: 'USDC' }, 'Approve USDC'],
  ])('name the problem %o', (problem, text) => expect(i18n._(buttonText(problem))).toBe(text));

  it('a wallet that cannot switch is on the wrong network', () => {
    expect(i18n._(buttonText({ code: 'wrongNetwork' }, false))).toBe('Wrong Network');
  });
});

const quoteProblems: readonly (readonly [QuoteProblem, string, RegExp])[] = [
  [{ code: 'sameToken' }, 'Invalid pair', /Choose another token/],
  [{ code: 'noPool' }, 'No pool found', /no market for MYT\/USDC/],
  [{ code: 'noLiquidity' }, 'Insufficient liquidity for this trade', /pool of MYT\/USDC is empty/],
  [{ code: 'amountTooSmall' }, 'The amount is too small', /Enter a larger amount/],
  [{ code: 'priceZero' }, 'The price could not be zero', /price above zero/],
  [{ code: 'limitTooCoarse' }, 'Choose another amount', /Change the amount or raise the slippage/],
  [{ code: 'outputTooLarge', max: 5n }, 'Insufficient liquidity for this trade', /At most 5 MYT can be bought here/],
  [{ code: 'bookTooShort' }, 'Loading the order book', /Loading more/],
  [
    { code: 'refused', refusal: { code: 'belowMinimum', minimum: 1n } },
    'The order book would reject this order',
    /Enter a larger amount/,
  ],
  [{ code: 'refused', refusal: { code: 'overflow' } }, 'The order book would reject this order', /Lower the amount/],
  [
    { code: 'refused', refusal: { code: 'divisionByZero' } },
    'The order book would reject this order',
    /Change the price/,
  ],
  [{ code: 'refused', refusal: { code: 'walkTooDeep' } }, 'The order book would reject this order', /another price/],
  [
    { code: 'refused', refusal: { code: 'poolOverflow' } },
    'The order book would reject this order',
    /Lower the amount/,
  ],
];

describe('every reason why there is no quote has words on the button and a next step', () => {
  it.each(quoteProblems)('the reason %o has both', (problem, onButton, nextStep) => {
    expect(i18n._(buttonText({ code: 'quote', problem }))).toBe(onButton);
    expect(i18n._(quoteProblemText(problem, 'MYT/USDC', '5 MYT'))).toMatch(nextStep);
  });
});
