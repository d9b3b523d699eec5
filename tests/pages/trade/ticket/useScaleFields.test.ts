import { expect, it } from 'vitest';
import { scaleTermsOf } from '#pages/trade/ticket/useScaleFields.ts';
import { E6, market, MYT, USDC } from '../mockMarket.ts';

const place = { market, currencies: { inputToken: USDC, outputToken: MYT }, direction: 'BUY' } as const;
const typed = { first: '0.40', last: '0.41', total: '500', count: 5, sizes: 'equal' } as const;

it('a typed range becomes its terms', () => {
  expect(scaleTermsOf(typed, place)).toMatchObject({
    input: USDC,
    output: MYT,
    direction: 'BUY',
    total: 500n * E6,
    count: 5,
    sizes: 'equal',
  });
});

it.each([
  ['the first price', { first: '' }],
  ['a last price above zero', { last: '0' }],
  ['the total', { total: '' }],
  ['a total above zero', { total: '0' }],
])('there are no terms without %s', (_, part) => {
  expect(scaleTermsOf({ ...typed, ...part }, place)).toBeUndefined();
});

it('there are no terms without a market', () => {
  expect(scaleTermsOf(typed, { ...place, market: undefined })).toBeUndefined();
});
