import { isUnder, paths, tradePath } from '../config/paths.ts';
import { parseRecipient } from '../domain/urls/parseTradeQuery.ts';
import { ticketQuery } from '../domain/urls/ticketQuery.ts';
import type { AppStore } from '../state/hooks.ts';
import type { SwapState } from '../state/swap/slice.ts';

/** Longer than between two keystrokes: browsers refuse addresses that change all the time. */
const WRITE_AFTER_MS = 300;

const addressOf = (swap: SwapState, search: string): string | undefined => {
  const { INPUT, OUTPUT, independentTypedOrder, independentField, typedValue, price, dex } = swap;
  if (INPUT.currencyId === null || OUTPUT.currencyId === null) return undefined;
  const told = parseRecipient(new URLSearchParams(search).get('recipient'));
  const query = ticketQuery({
    orderType: independentTypedOrder,
    field: independentField,
    amount: typedValue,
    price,
    dex,
    recipient: told === swap.recipient ? told : undefined,
  });
  return tradePath(INPUT.currencyId, OUTPUT.currencyId) + query;
};

/**
 * Writes the ticket into the address bar, past the router: nothing on the page follows from it, so nothing is drawn
 * again. Returns the way out.
 */
export const followTicket = (store: AppStore): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: SwapState | undefined;
  const write = (): void => {
    const { pathname, search } = window.location;
    const address = addressOf(store.getState().swap, search);
    if (address === undefined || address === pathname + search || !isUnder(pathname, [paths.trade])) return;
    window.history.replaceState(window.history.state, '', address);
  };
  const later = (): void => {
    const { swap } = store.getState();
    if (swap === seen) return;
    seen = swap;
    clearTimeout(timer);
    // What was sent is gone at once, so that a reload does not bring it back.
    if (swap.typedValue === '') write();
    else timer = setTimeout(write, WRITE_AFTER_MS);
  };
  later();
  const leave = store.subscribe(later);
  return () => {
    clearTimeout(timer);
    leave();
  };
};
