import { useEffect } from 'react';
import { currencyId } from '#domain/tokens/currency.ts';
import { ticketReview, type TicketReview } from '#stores/ticketReview.ts';
import type { TradeForm } from '../form/useTradeForm.ts';
import { TICKET_BUTTON } from './ticketButtonId.ts';

/** Longer than prices and balances of another market take. */
const PATIENCE_MS = 10_000;

export type ReviewedForm = Pick<TradeForm, 'orderType' | 'typed' | 'priceText' | 'currencies' | 'problem' | 'quote'>;

const isFilled = ({ orderType, typed, priceText, currencies }: ReviewedForm, review: TicketReview): boolean => {
  const { input, output } = currencies;
  const isMarket = input && output && currencyId(input) === review.input && currencyId(output) === review.output;
  const price = orderType === 'LIMIT' ? priceText : undefined;
  return isMarket === true && typed === review.amount && price === review.price;
};

/**
 * Opens the confirmation once the ticket has the prepared order and no problem. After ten seconds its button gets the
 * focus and names the problem, unless the user types somewhere.
 */
export const useTicketReview = (form: ReviewedForm, review: TicketReview): void => {
  const isComplete = isFilled(form, review) && form.problem === undefined && form.quote !== undefined;
  useEffect(() => {
    if (!isComplete) return;
    ticketReview.set(undefined);
    document.getElementById(TICKET_BUTTON)?.click();
  }, [isComplete]);
  useEffect(() => {
    const timer = setTimeout(() => {
      ticketReview.set(undefined);
      if (document.activeElement instanceof HTMLInputElement) return;
      document.getElementById(TICKET_BUTTON)?.focus();
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [review]);
};
