import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ticketAmount } from '#pages/trade/order/form/ticketAmount.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { amountTyped, directionSwitched, formCleared, prefilled, recipientTyped } from '#state/swap/slice.ts';
import { followTicket } from '#updaters/session/ticketAddress.ts';

const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const MYT = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
const DAI = '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063';

const store = configureStore({ reducer: rootReducer });
const shown = (): string => window.location.pathname + window.location.search;
let leave = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState({ usr: 1 }, '', `/trade/${USDC}/${MYT}?recipient=${DAI}&theme=light`);
  store.dispatch(prefilled({ inputCurrencyId: USDC, outputCurrencyId: MYT, typedValue: '1', recipient: DAI }));
  leave = followTicket(store);
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

it('writes what is typed once it is painted, in the same entry of the history', () => {
  const entries = window.history.length;
  for (const value of ['1', '12', '12.5']) {
    store.dispatch(amountTyped({ field: 'OUTPUT', text: value }));
    expect(shown()).not.toContain(`exactAmount=${value}&`);
    vi.advanceTimersByTime(100);
    expect(shown()).toBe(`/trade/${USDC}/${MYT}?type=market&exactField=output&exactAmount=${value}&recipient=${DAI}`);
  }
  expect([window.history.length, window.history.state]).toEqual([entries, { usr: 1 }]);
});

it('writes a hundred changes in a row no more than fifty times, the last one once they rest', () => {
  const write = vi.spyOn(window.history, 'replaceState');
  for (let value = 1; value <= 100; value += 1) {
    store.dispatch(amountTyped({ field: 'INPUT', text: String(value) }));
    vi.advanceTimersByTime(60);
  }
  expect(write).toHaveBeenCalledTimes(50);
  vi.runAllTimers();
  expect(shown()).toContain('exactAmount=100');
  write.mockRestore();
});

it('leaves an address alone that the ticket does not follow yet', () => {
  expect(shown()).toContain('theme=light');
  vi.runAllTimers();
  expect(shown()).not.toContain('theme=light');
});

it('the account that a link watches stays in its address', () => {
  window.history.replaceState({}, '', `/trade/${USDC}/${MYT}?watch=alice.eth&recipient=${DAI}`);
  store.dispatch(amountTyped({ field: 'INPUT', text: '3' }));
  vi.advanceTimersByTime(60);
  expect(new URLSearchParams(window.location.search).get('watch')).toBe('alice.eth');
  store.dispatch(formCleared());
  expect(shown()).toContain('watch=alice.eth');
});

it('an amount that was sent leaves the address at once, and what is left of it follows', () => {
  const amount = ticketAmount(store);
  vi.runAllTimers();
  expect(shown()).toContain('exactAmount=1&');
  amount.type('0.25');
  expect(shown()).not.toContain('exactAmount');
  expect(store.getState().swap.typedValue).toBe('0.25');
  vi.runAllTimers();
  expect(shown()).toContain('exactAmount=0.25&');
});

it('the side is the order of the two currencies', () => {
  store.dispatch(directionSwitched());
  vi.runAllTimers();
  expect(shown()).toMatch(new RegExp(`^/trade/${MYT}/${USDC}\\?`));
});

it('a sent order is gone at once', () => {
  store.dispatch(formCleared());
  expect(shown()).toBe(`/trade/${USDC}/${MYT}`);
});

it('the recipient is written only as long as it is the one that the link named', () => {
  store.dispatch(recipientTyped(MYT));
  vi.runAllTimers();
  expect(shown()).not.toContain('recipient');
});

it('leaves other pages and half a pair alone', () => {
  window.history.replaceState(null, '', '/pool');
  store.dispatch(amountTyped({ field: 'INPUT', text: '7' }));
  vi.runAllTimers();
  expect(shown()).toBe('/pool');
  window.history.replaceState(null, '', '/trade');
  store.dispatch(prefilled({ outputCurrencyId: null }));
  vi.runAllTimers();
  expect(shown()).toBe('/trade');
});
