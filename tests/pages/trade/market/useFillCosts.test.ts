import { expect, it } from 'vitest';
import { intentsOf } from '#pages/trade/market/useFillCosts.ts';
import { E18, E6, mockBook, MYT, USDC } from '../mockMarket.ts';

const one = { numerator: 1n, denominator: 1n };
const price = { ...one, depth: { numerator: 10n ** 9n, denominator: 1n } };

it('sizes a purchase by the price in dollars, and a sale by the pool', () => {
  const intents = intentsOf(1_000n, MYT, USDC, mockBook(), price);
  expect(intents?.buy).toMatchObject({
    direction: 'BUY',
    input: USDC,
    output: MYT,
    amount: 1_000n * E6,
    slippageBps: 0,
  });
  const { reserve0, reserve1 } = mockBook();
  expect(intents?.sell).toMatchObject({ direction: 'SELL', amount: (1_000n * E6 * reserve1) / reserve0 });
  expect((intents?.sell.amount ?? 0n) / E18).toBe(2_391n);
});

it.each([
  ['no price', undefined],
  ['two prices', { ...price, other: { numerator: 2n, denominator: 1n } }],
  ['a price of zero', { ...price, numerator: 0n }],
])('is unknown for %s', (_, given) => {
  expect(intentsOf(1_000n, MYT, USDC, mockBook(), given)).toBeUndefined();
});
