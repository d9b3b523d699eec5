import { describe, expect, it } from 'vitest';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { limitPriceView } from '#pages/trade/order/form/limitPriceView.ts';
import { openOrderView } from '#pages/trade/order/own/openOrderView.ts';
import { ask, bid, E6, E18, market, mockBook, MYT, USDC, WMATIC } from '../../mockMarket.ts';

const { reserve0, reserve1 } = mockBook();
const pool = { numerator: reserve0, denominator: reserve1 };
const selling = { soldToken: MYT.address, boughtToken: USDC.address };
const buying = { soldToken: USDC.address, boughtToken: MYT.address };

describe("the design's open orders", () => {
  it.each([
    [{ ...bid(1, 6_000n, 4135n), ...buying }, 'BUY', '0.41350', '6,000.00 MYT', '0%', 'below', '1.12%'],
    [
      { ...ask(2, 5_000n, 4225n), ...selling, remain: 3_200n * E18 },
      'SELL',
      '0.42250',
      '5,000.00 MYT',
      '36.00%',
      'above',
      '1.03%',
    ],
    [
      { ...bid(3, 4_000n, 4150n), ...buying, remain: 630_800_000n },
      'BUY',
      '0.41500',
      '4,000.00 MYT',
      '62.00%',
      'below',
      '0.77%',
    ],
  ] as const)('show the figures of %o', (order, side, price, amount, filled, where, percent) => {
    expect(openOrderView(order, market, MYT, pool, { filled: order.from - order.remain, cancelled: 0n })).toMatchObject(
      {
        side,
        price,
        amount,
        filled,
        distance: { side: where, percent },
      },
    );
  });
});

it('a cancel returns what is left, in the token sold', () => {
  expect(openOrderView({ ...bid(3, 4_000n, 4150n), ...buying, remain: 630_800_000n }, market, MYT, pool).left).toBe(
    '630.80 USDC',
  );
  expect(openOrderView({ ...ask(2, 5_000n, 4225n), ...selling, remain: E18 / 2n }, market, MYT, pool).left).toBe(
    '0.50 MYT',
  );
});

it('the amount is exact for the pointer', () => {
  const odd = { ...ask(2, 5n, 4225n), ...selling, from: 5n * E18 + 1n };
  expect(openOrderView(odd, market, MYT, pool).exactAmount).toBe('5.000000000000000001 MYT');
});

it('a hair filled is not 0%', () => {
  const order = { ...bid(1, 6_000n, 4135n), ...buying };
  const story = { filled: E6, cancelled: 0n };
  const view = openOrderView({ ...order, remain: order.remain - E6 }, market, MYT, pool, story);
  expect([view.filled, view.filledPercent]).toEqual(['0.04%', 0.04]);
});

it('fills alone count as filled, and what was cancelled is reported separately', () => {
  const order = { ...ask(2, 1_000n, 4225n), ...selling, remain: 500n * E18 };
  const view = openOrderView(order, market, MYT, pool, { filled: 100n * E18, cancelled: 400n * E18 });
  expect([view.filled, view.filledPercent, view.cancelled]).toEqual(['10.00%', 10, '40.00%']);
});

it('before its events are read nobody knows whether fills or cancels took a part', () => {
  const order = { ...ask(2, 1_000n, 4225n), ...selling };
  expect(openOrderView({ ...order, remain: 500n * E18 }, market, MYT, pool).filled).toBe('–');
  expect(openOrderView(order, market, MYT, pool).filled).toBe('0%');
});

it('has the sign and size that the ticket shows for the same price', () => {
  for (const [text, order] of [
    ['0.41350', { ...bid(1, 6_000n, 4135n), ...buying }],
    ['0.42250', { ...ask(2, 5_000n, 4225n), ...selling }],
  ] as const) {
    const ticket = limitPriceView(text, parsePrice(text, 18, 6), 'BUY', market, mockBook(), USDC).distance;
    expect(openOrderView(order, market, MYT, pool).distance).toEqual(ticket);
  }
});

it('a market a hair away from the price is not at it', () => {
  const hair = { numerator: 4182n * 10n ** 9n + 1n, denominator: 10n ** 25n };
  const view = openOrderView({ ...bid(1, 10n, 4182n), ...buying }, market, MYT, hair);
  expect(view.distance).toEqual({ side: 'below', percent: '<0.01%' });
});

describe('an order whose price the market has reached waits for a taker', () => {
  it.each([
    ['a buy above the pool', { ...bid(1, 10n, 4200n), ...buying }],
    ['a sell below the pool', { ...ask(1, 10n, 4100n), ...selling }],
    ['a buy at the very price', { ...bid(1, 10n, 4182n), ...buying }],
  ])('%s is reached', (_, order) => {
    expect(openOrderView(order, market, MYT, pool).distance?.side).toBe('reached');
  });

  it('nothing is shown without a pool', () => {
    expect(openOrderView({ ...bid(1, 10n, 4200n), ...buying }, market, MYT, undefined).distance).toBeUndefined();
  });
});

it('wrapped native coin comes back as native coin, as the contract pays it', () => {
  const order = { ...ask(2, 5n, 7150n), soldToken: WMATIC.address, boughtToken: USDC.address };
  const wrapped = openOrderView(order, { base: WMATIC, quote: USDC }, WMATIC, undefined);
  expect([wrapped.left, wrapped.paidBack.kind]).toEqual(['5.00 MATIC', 'native']);
  expect(wrapped.amount).toBe('5.00 WMATIC');
});

it('an own order that asks for nothing has no price', () => {
  const view = openOrderView({ ...bid(1, 6_000n, 4135n), ...buying, to: 0n }, market, MYT, pool);
  expect([view.price, view.distance]).toEqual(['–', undefined]);
});
