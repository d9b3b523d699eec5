import { expect, it } from 'vitest';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { amountOf, balancesFile, boundIn, holdingsOf, totalValue } from '#pages/trade/openOrders/holdingsView.ts';
import { E18, MYT, USDC } from '../mockMarket.ts';

const bound = boundIn([
  { paidBack: nativeCurrency, order: { remain: 2n * E18 } },
  { paidBack: nativeCurrency, order: { remain: E18 } },
  { paidBack: MYT, order: { remain: 5n * E18 } },
]);
const held = holdingsOf(
  [
    { currency: nativeCurrency, balance: 10n * E18 },
    { currency: USDC, balance: 0n },
    { currency: MYT, balance: undefined },
  ],
  bound,
);

it('tokens bound in open orders count next to the balance, and tokens certainly neither held nor bound are left out', () => {
  expect(held.map(({ currency, balance, inOrders }) => [currency.symbol, balance, inOrders])).toEqual([
    ['MATIC', 10n * E18, 3n * E18],
    ['MYT', undefined, 5n * E18],
  ]);
  expect(held.map(amountOf)).toEqual([13n * E18, undefined]);
  expect(holdingsOf([], bound)).toHaveLength(2);
});

it('all together counts what has a value and says how much has none; unknown is no zero', () => {
  const values = new Map([['ETH' as const, { numerator: 13n, denominator: 2n }]]);
  expect(totalValue(held, values)).toEqual({ dollars: { numerator: 13n, denominator: 2n }, uncounted: 1 });
  expect(totalValue(held, new Map())).toEqual({ dollars: undefined, uncounted: 2 });
  expect(balancesFile(held, values)).toEqual([
    ['token', 'address', 'balance', 'in open orders', 'value (USD)', 'value where pools disagree (USD)'],
    ['MATIC', '', '10', '3', '6.50', ''],
    ['MYT', MYT.address, '', '5', '', ''],
  ]);
  const doubted = new Map([
    ['ETH' as const, { numerator: 13n, denominator: 2n, other: { numerator: 8n, denominator: 1n } }],
  ]);
  expect(balancesFile(held, doubted)[1]?.slice(-2)).toEqual(['6.50', '8.00']);
});
