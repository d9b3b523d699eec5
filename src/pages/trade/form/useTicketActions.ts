import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { marketOnThisPage } from '#config/marketOnThisPage.ts';
import { ownNavigation, tradePath } from '#config/paths.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Currency } from '#domain/tokens/types.ts';
import type { OrderType, TradeDirection, TradeField, UnfilledPart } from '#domain/trade/types.ts';
import { useAppStore } from '#state/hooks.ts';
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

/** Writes a new pair to the URL at once; `ticketAddress.ts` writes everything else. */
export const useTicketActions = (): TicketActions => {
  const store = useAppStore();
  const navigate = useNavigate();
  return useMemo(() => {
    const toAddress = (replace: boolean): void => {
      const { INPUT, OUTPUT } = store.getState().swap;
      if (INPUT.currencyId === null || OUTPUT.currencyId === null) return;
      const path = marketOnThisPage(tradePath(INPUT.currencyId, OUTPUT.currencyId));
      void navigate(path, { replace, state: ownNavigation });
    };
    return {
      typeAmount: (field, value) => store.dispatch(amountTyped({ field, value })),
      typePrice: (text) => store.dispatch(priceTyped(text)),
      typeRecipient: (text) => store.dispatch(recipientTyped(text)),
      chooseOrderType: (orderType) => store.dispatch(orderTypeChosen(orderType)),
      chooseExchange: (id) => store.dispatch(dexChosen(id)),
      chooseUnfilled: (unfilled) => store.dispatch(unfilledChosen(unfilled)),
      setPostOnly: (on) => store.dispatch(postOnlySet(on)),
      chooseDirection: (direction) => {
        if (store.getState().swap.independentDirection === direction) return;
        store.dispatch(directionSwitched());
        toAddress(true);
      },
      chooseCurrency: (field, currency) => {
        store.dispatch(currencyChosen({ field, currencyId: currencyId(currency) }));
        toAddress(false);
      },
      clear: () => store.dispatch(formCleared()),
    };
  }, [store, navigate]);
};
