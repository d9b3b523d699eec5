import { useEffect } from 'react';
import { currencyId } from '#domain/tokens/currency.ts';
import { ticketReview, type TicketReview } from '#stores/ticketReview.ts';
import type { TradeForm } from '../order/form/useTradeForm.ts';
import { TICKET_BUTTON } from './ticketButtonId.ts';

/** Longer than it takes to read prices and balances of another market. */
const PATIENCE_MS = 10_000;

export type ReviewedForm = Pick<
  TradeForm,
  'orderType' | 'typedValue' | 'priceText' | 'currencies' | 'problem' | 'quote'
>;

const isFilled = ({ orderType, typedValue, priceText, currencies }: ReviewedForm, review: TicketReview): boolean => {
  const { input, output } = currencies;
  const isMarket = input && output && currencyId(input) === review.input && currencyId(output) === review.output;
  const price = orderType === 'LIMIT' ? priceText : undefined;
  return isMarket === true && typedValue === review.amount && price === review.price;
};

const PASSING: readonly string[] = ['loading', 'stale', 'marketFailed', 'bookTooShort'];

const isPassing = (problem: NonNullable<ReviewedForm['problem']>): boolean =>
  PASSING.includes(problem.code === 'quote' ? problem.problem.code : problem.code);

/** Focuses the ticket's button, which names the problem. */
const leadToButton = (): void => {
  ticketReview.set(undefined);
  if (document.activeElement instanceof HTMLInputElement) return;
  document.getElementById(TICKET_BUTTON)?.focus();
};

/**
 * Opens the confirmation once the ticket has the prepared order and no problem. If a problem stays, or after ten
 * seconds, the ticket's button gets the focus, unless the user is typing.
 */
export const useTicketReview = (form: ReviewedForm, review: TicketReview): void => {
  const { problem, quote } = form;
  const isReady = isFilled(form, review);
  const isComplete = isReady && problem === undefined && quote !== undefined;
  const isStopped = isReady && problem !== undefined && !isPassing(problem);
  useEffect(() => {
    if (!isComplete) return;
    ticketReview.set(undefined);
    document.getElementById(TICKET_BUTTON)?.click();
  }, [isComplete]);
  useEffect(() => {
    if (isStopped) leadToButton();
  }, [isStopped]);
  useEffect(() => {
    const timer = setTimeout(leadToButton, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [review]);
};
