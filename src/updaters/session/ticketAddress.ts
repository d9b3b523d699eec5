import { isUnder } from '#config/firstPages.ts';
import { paths, tradePath } from '#config/paths.ts';
import { recipientIn } from '#domain/urls/parseTradeQuery.ts';
import { ticketQuery } from '#domain/urls/ticketQuery.ts';
import { addressOfPath, ownAddress } from '#lib/ownAddress.ts';
import type { AppStore } from '#state/hooks.ts';
import type { SwapState } from '#state/swap/slice.ts';

/** A typed figure is painted before. */
const WRITE_TYPED_AFTER_MS = 50;

/** Longer than the pause between two keystrokes. */
const WRITE_AFTER_MS = 300;

/** Safari allows 100 changes of the URL in this time; half is left to other code. */
const BUDGET_MS = 30_000;
const MAX_WRITES = 50;

const addressOf = (swap: SwapState, search: string): string | undefined => {
  const { INPUT, OUTPUT, independentTypedOrder, independentField, typedValue, price, dex } = swap;
  if (INPUT.currencyId === null || OUTPUT.currencyId === null) return undefined;
  const linkParams = new URLSearchParams(search);
  const linkRecipient = recipientIn(linkParams);
  const query = ticketQuery({
    orderType: independentTypedOrder,
    field: independentField,
    amount: typedValue,
    price,
    dex,
    recipient: linkRecipient === swap.recipient ? linkRecipient : undefined,
  });
  const address = tradePath(INPUT.currencyId, OUTPUT.currencyId) + query;
  const watched = linkParams.get('watch');
  return watched ? `${address}${query === '' ? '?' : '&'}watch=${encodeURIComponent(watched)}` : address;
};

/** True if only typed values differ. Other parts of the ticket may still arrive from the URL. */
const isTyped = (swap: SwapState, before: SwapState): boolean =>
  swap.INPUT === before.INPUT && swap.OUTPUT === before.OUTPUT && swap.recipient === before.recipient;

export const followTicket = (store: AppStore): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = store.getState().swap;
  let budget = { since: 0, writes: 0 };
  const write = (): void => {
    const { pathname, search } = ownAddress();
    const address = addressOf(store.getState().swap, search);
    if (address === undefined || address === pathname + search || !isUnder(pathname, [paths.trade])) return;
    budget.writes += 1;
    window.history.replaceState(window.history.state, '', addressOfPath(address));
  };
  const isAffordable = (): boolean => {
    const now = Date.now();
    if (now - budget.since > BUDGET_MS) budget = { since: now, writes: 0 };
    return budget.writes < MAX_WRITES;
  };
  const follow = (): void => {
    const before = seen;
    seen = store.getState().swap;
    if (seen === before) return;
    clearTimeout(timer);
    // Immediately removes an amount that was sent or replaced, so that a reload does not restore it.
    if (seen.typedValue === '') write();
    else timer = setTimeout(write, isTyped(seen, before) && isAffordable() ? WRITE_TYPED_AFTER_MS : WRITE_AFTER_MS);
  };
  if (seen.typedValue === '') write();
  else timer = setTimeout(write, WRITE_AFTER_MS);
  const leave = store.subscribe(follow);
  return () => {
    clearTimeout(timer);
    leave();
  };
};
