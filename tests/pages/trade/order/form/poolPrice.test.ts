import { expect, it } from 'vitest';
import { poolPriceText } from '#pages/trade/order/form/poolPrice.ts';
import { market, mockBook, MYT, USDC } from '../../mockMarket.ts';

const place = (book = mockBook(), inputToken = USDC) => ({
  market,
  book,
  currencies: { input: inputToken, output: MYT, inputToken, outputToken: MYT, notTokens: [] },
});

it('the price to be typed is that of the pool, for a buyer and a seller alike', () => {
  expect(poolPriceText('BUY', place())).toBe('0.41820');
  expect(poolPriceText('SELL', place(mockBook(), MYT))).toBe('0.41820');
});

it('there is none without a market, a book, or anything in the pool', () => {
  expect(poolPriceText('BUY', { ...place(), market: undefined })).toBeUndefined();
  expect(poolPriceText('BUY', { ...place(), book: undefined })).toBeUndefined();
  expect(poolPriceText('BUY', place(mockBook({ reserve0: 0n, reserve1: 0n })))).toBeUndefined();
});
