import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { ticketAmount } from '#pages/trade/order/form/ticketAmount.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { amountTyped, currencyChosen, directionSwitched, prefilled } from '#state/swap/slice.ts';

const [USDC, MYT] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`];

const openTicket = () => {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(
    prefilled({ inputCurrencyId: USDC, outputCurrencyId: MYT, independentField: 'INPUT', typedValue: '20000' }),
  );
  return { store, typed: () => store.getState().swap.typedValue };
};

it('keeps the second part, and the whole again if the first part is not mined', () => {
  const { store, typed } = openTicket();
  const amount = ticketAmount(store);
  amount.type('4000');
  expect(typed()).toBe('4000');
  amount.type('20000');
  expect(typed()).toBe('20000');
});

it.each([
  ['another amount', amountTyped({ field: 'INPUT', text: '7' }), '7'],
  ['another token', currencyChosen({ field: 'OUTPUT', currencyId: `0x${'3'.repeat(40)}` }), '20000'],
  ['the other side', directionSwitched(), '20000'],
  ['an emptied ticket', amountTyped({ field: 'INPUT', text: '' }), ''],
] as const)('leaves %s as it is, since a wallet may answer late', (_, change, kept) => {
  const { store, typed } = openTicket();
  const amount = ticketAmount(store);
  store.dispatch(change);
  amount.type('4000');
  expect(typed()).toBe(kept);
  const later = openTicket();
  const second = ticketAmount(later.store);
  second.type('4000');
  later.store.dispatch(change);
  second.type('20000');
  expect(later.typed()).toBe(change.type === amountTyped.type ? kept : '4000');
});
