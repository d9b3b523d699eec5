import type { AppStore } from '#state/hooks.ts';
import { amountTyped } from '#state/swap/slice.ts';

const typedIn = (store: AppStore): string => {
  const { INPUT, OUTPUT, independentField, typedValue } = store.getState().swap;
  return [INPUT.currencyId, OUTPUT.currencyId, independentField, typedValue].join(' ');
};

/** Replaces an amount that was sent. The URL drops it at once, so that a reload does not bring it back. */
export const replaceAmount = (type: (text: string) => unknown, text: string): void => {
  type('');
  if (text !== '') type(text);
};

export interface TicketAmount {
  /** Changes the paid amount, unless the user has changed the pair or the amount since. */
  type(text: string): void;
}

/** Updates the ticket's amount while a split is sent. A wallet may answer after the user has begun another order. */
export const ticketAmount = (store: AppStore): TicketAmount => {
  let known = typedIn(store);
  return {
    type: (text) => {
      if (typedIn(store) !== known) return;
      replaceAmount((left) => store.dispatch(amountTyped({ field: 'INPUT', text: left })), text);
      known = typedIn(store);
    },
  };
};
