import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { marketOnThisPage } from '#config/marketOnThisPage.ts';
import { ownNavigation, tradePath } from '#config/paths.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Currency } from '#domain/tokens/types.ts';
import type { OrderType, TradeDirection, TradeField, UnfilledPart } from '#domain/trade/types.ts';
import { useAppStore, type AppStore } from '#state/hooks.ts';
import {
  amountTyped,
  currencyChosen,
  dexChosen,
  directionSwitched,
  formCleared,
  orderTypeChosen,
  postOnlySet,
  priceTyped,
  recipientTyped,
  unfilledChosen,
} from '#state/swap/slice.ts';

export interface TicketActions {
  typeAmount(field: TradeField, text: string): void;
  typePrice(text: string): void;
  typeRecipient(text: string | null): void;
  chooseOrderType(orderType: OrderType): void;
  /** Null chooses the best exchange automatically. */
  chooseExchange(id: string | null): void;
  chooseUnfilled(unfilled: UnfilledPart): void;
  setPostOnly(on: boolean): void;
  chooseDirection(direction: TradeDirection): void;
  chooseCurrency(field: TradeField, currency: Currency): void;
  clear(): void;
}

/** They stay over a change of the URL, unlike those that write one. */
const typingActions = (store: AppStore) => ({
  typeAmount: (field: TradeField, value: string) => store.dispatch(amountTyped({ field, value })),
  typePrice: (text: string) => store.dispatch(priceTyped(text)),
  typeRecipient: (text: string | null) => store.dispatch(recipientTyped(text)),
  chooseOrderType: (orderType: OrderType) => store.dispatch(orderTypeChosen(orderType)),
  chooseExchange: (id: string | null) => store.dispatch(dexChosen(id)),
  chooseUnfilled: (unfilled: UnfilledPart) => store.dispatch(unfilledChosen(unfilled)),
  setPostOnly: (on: boolean) => store.dispatch(postOnlySet(on)),
  clear: () => store.dispatch(formCleared()),
});

/** Writes a new pair to the URL at once; `ticketAddress.ts` writes everything else. */
export const useTicketActions = (): TicketActions => {
  const store = useAppStore();
  const navigate = useNavigate();
  const typing = useMemo(() => typingActions(store), [store]);
  return useMemo(() => {
    const toAddress = (replace: boolean): void => {
      const { INPUT, OUTPUT } = store.getState().swap;
      if (INPUT.currencyId === null || OUTPUT.currencyId === null) return;
      const path = marketOnThisPage(tradePath(INPUT.currencyId, OUTPUT.currencyId));
      void navigate(path, { replace, state: ownNavigation });
    };
    return {
      ...typing,
      chooseDirection: (direction) => {
        if (store.getState().swap.independentDirection === direction) return;
        store.dispatch(directionSwitched());
        toAddress(true);
      },
      chooseCurrency: (field, currency) => {
        store.dispatch(currencyChosen({ field, currencyId: currencyId(currency) }));
        toAddress(false);
      },
    };
  }, [store, typing, navigate]);
};
