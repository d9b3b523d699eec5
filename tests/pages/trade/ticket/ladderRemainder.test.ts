import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { ladderOrders, type ScaleTerms } from '#domain/trade/scaleOrders.ts';
import { ladderRemainder } from '#pages/trade/ticket/ladderRemainder.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { amountTyped, prefilled } from '#state/swap/slice.ts';
import { E18, E6, MYT, USDC } from '../mockMarket.ts';

const price = { numerator: 4n, denominator: 10n };
const range = { first: price, last: price, count: 3, sizes: 'linear' } as const;
const bids: ScaleTerms = { ...range, input: USDC, output: MYT, direction: 'BUY', total: 600n * E6 + 1n };
const asks: ScaleTerms = { ...range, input: MYT, output: USDC, direction: 'SELL', total: 6n * E18 };

const open = (ladder: readonly ScaleTerms[], typedValue = '600.000001') => {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(
    prefilled({
      inputCurrencyId: USDC.address,
      outputCurrencyId: MYT.address,
      independentField: 'INPUT',
      independentDirection: 'BUY',
      typedValue,
    }),
  );
  const currencies = { input: USDC, output: MYT, inputToken: USDC, outputToken: MYT };
  const remainder = ladderRemainder(store, ladderOrders(ladder), { direction: 'BUY', currencies });
  return { remainder, store, typed: () => store.getState().swap.typedValue };
};

it('leaves the ticket what each sent order leaves of the total, also after a reload during the request', () => {
  const { remainder, typed } = open([bids]);
  expect(remainder.draftOf(0)).toEqual({ key: 'ticket', rest: '500.000001' });
  expect(typed()).toBe('600.000001');
  remainder.sent(0);
  expect(typed()).toBe('500.000001');
  expect(remainder.draftOf(1)).toEqual({ key: 'ticket', rest: '300.000001' });
  remainder.sent(1);
  expect(typed()).toBe('300.000001');
  expect(remainder.draftOf(2)).toBe('ticket');
  remainder.sent(2);
  expect(typed()).toBe('300.000001');
});

it('counts the orders of its own side alone', () => {
  const { remainder, typed } = open([bids, asks]);
  for (const at of [0, 1, 2]) remainder.sent(at);
  expect(remainder.draftOf(2)).toEqual({ key: 'ticket', rest: '' });
  expect(typed()).toBe('');
  expect([3, 4, 5].map((at) => remainder.draftOf(at))).toEqual(['', '', 'ticket']);
  const other = open([asks]);
  other.remainder.sent(0);
  expect(other.remainder.draftOf(0)).toBe('');
  expect(other.typed()).toBe('600.000001');
});

it('leaves an empty ticket empty, and an amount that the user has typed since', () => {
  const empty = open([bids], '');
  empty.remainder.sent(0);
  expect(empty.remainder.draftOf(0)).toBe('');
  expect(empty.typed()).toBe('');
  const { remainder, store, typed } = open([bids]);
  remainder.sent(0);
  store.dispatch(amountTyped({ field: 'INPUT', text: '7' }));
  remainder.sent(1);
  expect(typed()).toBe('7');
});
