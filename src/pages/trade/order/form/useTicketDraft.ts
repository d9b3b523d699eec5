import { useKeptForm } from '#reads/drafts/useKeptForm.ts';
import { useAppSelector } from '#state/hooks.ts';
import { drafts } from '#stores/drafts.ts';
import type { SwapState } from '#state/swap/slice.ts';
import { replaceAmount } from './ticketAmount.ts';
import type { TicketActions } from './useTicketActions.ts';

export const TICKET_DRAFT = 'ticket';

const textOf = ({ INPUT, OUTPUT, independentField, typedValue, price }: SwapState): string =>
  typedValue === '' ? '' : JSON.stringify([INPUT.currencyId, OUTPUT.currencyId, independentField, typedValue, price]);

/**
 * Empties the ticket once its order succeeded, or leaves what a part of it did not use. After a reload the URL restores
 * the ticket.
 */
export const useTicketDraft = ({ clear: empty, typeAmount }: Pick<TicketActions, 'clear' | 'typeAmount'>): void => {
  const text = useAppSelector((state) => textOf(state.swap));
  // Input from the URL becomes a draft too. An empty ticket has not read the URL yet.
  const restore = (): void => {
    if (text !== '') drafts.write(TICKET_DRAFT, text);
  };
  const clear = (): void => {
    const rest = drafts.rest(TICKET_DRAFT);
    if (rest === '') empty();
    else replaceAmount((left) => typeAmount('INPUT', left), rest);
  };
  useKeptForm({ key: TICKET_DRAFT, subject: '', text, restore, clear });
};
