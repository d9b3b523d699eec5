import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { TICKET_BUTTON } from '#pages/trade/ticket/ticketButtonId.ts';
import { useTicketReview, type ReviewedForm } from '#pages/trade/ticket/useTicketReview.ts';
import { ticketReview } from '#stores/ticketReview.ts';

const review = { input: 'ETH', output: '0x1', amount: '1', price: '2' };
const otherForm: ReviewedForm = {
  ...{ orderType: 'MARKET', typedValue: '', priceText: '', problem: undefined, quote: undefined },
  currencies: { input: undefined, output: undefined, inputToken: undefined, outputToken: undefined, notTokens: [] },
};

const market = { ...review, price: undefined };
const filled: ReviewedForm = {
  ...otherForm,
  typedValue: '1',
  currencies: { ...otherForm.currencies, input: nativeCurrency, output: { ...wrappedNative, address: '0x1' } },
  problem: { code: 'loading' },
  quote: {} as ReviewedForm['quote'],
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<input id="field" /><button id="${TICKET_BUTTON}"></button>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

it('an order that the ticket cannot confirm leads to its button after a while', () => {
  ticketReview.set(review);
  renderHook(() => useTicketReview(otherForm, review));
  vi.advanceTimersByTime(10_000);
  expect(document.activeElement?.id).toBe(TICKET_BUTTON);
  expect(ticketReview.current()).toBeUndefined();
});

it('the confirmation of a market order opens once its balance and approval are read', () => {
  const press = vi.fn();
  document.getElementById(TICKET_BUTTON)?.addEventListener('click', press);
  ticketReview.set(market);
  const { rerender } = renderHook((form: ReviewedForm) => useTicketReview(form, market), { initialProps: filled });
  expect(press).not.toHaveBeenCalled();
  rerender({ ...filled, problem: undefined, orderType: 'LIMIT', priceText: '2' });
  expect(press).not.toHaveBeenCalled();
  rerender({ ...filled, problem: undefined });
  expect(press).toHaveBeenCalledTimes(1);
  expect(ticketReview.current()).toBeUndefined();
});

it('a problem of the prepared order leads to its button at once', () => {
  ticketReview.set(market);
  const { rerender } = renderHook((form: ReviewedForm) => useTicketReview(form, market), { initialProps: filled });
  expect(document.activeElement?.id).not.toBe(TICKET_BUTTON);
  rerender({ ...filled, problem: { code: 'approvalNeeded', symbol: 'MYT' } });
  expect(document.activeElement?.id).toBe(TICKET_BUTTON);
  expect(ticketReview.current()).toBeUndefined();
});

it('keeps the focus in a field that the user edits meanwhile', () => {
  ticketReview.set(review);
  renderHook(() => useTicketReview(otherForm, review));
  document.getElementById('field')?.focus();
  vi.advanceTimersByTime(10_000);
  expect(document.activeElement?.id).toBe('field');
  expect(ticketReview.current()).toBeUndefined();
});
