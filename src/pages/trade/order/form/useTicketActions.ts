import { useMemo } from 'react';
import type { OrderType, TradeField, UnfilledPart } from '#domain/trade/types.ts';
import { useAppStore } from '#state/hooks.ts';
import {
  amountTyped,
  dexChosen,
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
  clear(): void;
}

export const useTicketActions = (): TicketActions => {
  const { dispatch } = useAppStore();
  return useMemo(
    () => ({
      typeAmount: (field, text) => dispatch(amountTyped({ field, text })),
      typePrice: (text) => dispatch(priceTyped(text)),
      typeRecipient: (text) => dispatch(recipientTyped(text)),
      chooseOrderType: (orderType) => dispatch(orderTypeChosen(orderType)),
      chooseExchange: (id) => dispatch(dexChosen(id)),
      chooseUnfilled: (unfilled) => dispatch(unfilledChosen(unfilled)),
      setPostOnly: (on) => dispatch(postOnlySet(on)),
      clear: () => dispatch(formCleared()),
    }),
    [dispatch],
  );
};
