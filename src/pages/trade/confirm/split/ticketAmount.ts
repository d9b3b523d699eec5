import type { AppStore } from '#state/hooks.ts';
import { amountTyped } from '#state/swap/slice.ts';

/** Pair and amount of the ticket, as typed. */
const typedIn = (store: AppStore): string => {
  const { INPUT, OUTPUT, independentField, typedValue } = store.getState().swap;
  return [INPUT.currencyId, OUTPUT.currencyId, independentField, typedValue].join(' ');
};

interface TicketAmount {
  /** Changes the paid amount, unless the user has changed the pair or the amount in the meantime. */
  type(text: string): void;
}

/** Amount of the ticket while a split is sent: a wallet may answer after the user went on to another order. */
export const ticketAmount = (store: AppStore): TicketAmount => {
  let known = typedIn(store);
  return {
    type: (value) => {
      if (typedIn(store) !== known) return;
      store.dispatch(amountTyped({ field: 'INPUT', value }));
      known = typedIn(store);
    },
  };
};
