import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { marketOnThisPage } from '#config/marketOnThisPage.ts';
import { ownNavigation, tradePath } from '#config/paths.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Currency } from '#domain/tokens/types.ts';
import type { TradeDirection, TradeField } from '#domain/trade/types.ts';
import { useAppStore } from '#state/hooks.ts';
import { currencyChosen, directionSwitched } from '#state/swap/slice.ts';

export interface PairActions {
  chooseDirection(direction: TradeDirection): void;
  chooseCurrency(field: TradeField, currency: Currency): void;
}

/**
 * Writes a new pair to the URL at once; `ticketAddress.ts` writes everything else. A component that uses it renders
 * with each change of the URL, so only small ones do.
 */
export const usePairActions = (): PairActions => {
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
  }, [store, navigate]);
};
