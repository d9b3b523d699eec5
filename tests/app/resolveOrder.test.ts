import { describe, expect, it } from 'vitest';
import { maxOf, resolveOrder } from '#app/commands/verbs/resolveOrder.ts';
import type { OrderVerb } from '#domain/verbs/parseVerb.ts';
import { E18, E6, MYT, USDC } from '../pages/trade/mockMarket.ts';

const market = {
  base: MYT,
  quote: USDC,
  bid: '0.418',
  ask: '0.4185',
  mid: undefined,
  max: { BUY: 1_001n * E6 + 1n, SELL: 400n * E18 + 3n },
};
const verb = (change: Partial<OrderVerb>): OrderVerb => ({
  kind: 'order',
  side: 'BUY',
  amount: { kind: 'figure', text: '100' },
  symbol: undefined,
  price: undefined,
  ...change,
});
const resolved = (change: Partial<OrderVerb>) => resolveOrder(verb(change), market);

describe('the amount of a verb', () => {
  it.each([
    ['BUY', undefined, 'OUTPUT', 'MYT'],
    ['BUY', 'myt', 'OUTPUT', 'MYT'],
    ['BUY', 'usdc', 'INPUT', 'USDC'],
    ['SELL', 'myt', 'INPUT', 'MYT'],
    ['SELL', 'usdc', 'OUTPUT', 'USDC'],
  ] as const)('goes with %s in %s to the field %s', (side, symbol, field, unit) => {
    const found = resolved({ side, symbol });
    expect(found.ok && [found.value.field, found.value.text, found.value.currency.symbol]).toEqual([
      field,
      '100',
      unit,
    ]);
  });

  it('as a share is a part of what the side can pay, rounded down', () => {
    const buys = resolved({ amount: { kind: 'share', percent: 50 } });
    expect(buys).toMatchObject({ ok: true, value: { field: 'INPUT', text: '500.5', currency: USDC } });
    const sells = resolved({ side: 'SELL', amount: { kind: 'share', percent: 100 } });
    expect(sells).toMatchObject({ ok: true, value: { text: '400.000000000000000003', currency: MYT } });
  });
});

it('a price from the book becomes the text of the limit price', () => {
  expect(resolved({ price: { kind: 'ask' } })).toMatchObject({ ok: true, value: { price: '0.4185' } });
});

it.each([
  [{ symbol: 'weth' }, { code: 'otherSymbol', symbol: 'weth' }],
  [{ price: { kind: 'mid' } }, { code: 'noPrice' }],
  [
    { side: 'SELL', symbol: 'usdc', amount: { kind: 'share', percent: 25 } },
    { code: 'otherShare', paid: 'MYT' },
  ],
] as const)('%o is refused with its reason', (change, error) => {
  expect(resolved(change)).toEqual({ ok: false, error });
});

it('the most that a side can pay is refused while it is unknown, and if it is nothing', () => {
  expect(maxOf('SELL', market)).toEqual({ ok: true, value: 400n * E18 + 3n });
  for (const max of [undefined, 0n]) {
    expect(maxOf('BUY', { max: { BUY: max, SELL: 1n } })).toEqual({ ok: false, error: { code: 'noBalance' } });
  }
});
