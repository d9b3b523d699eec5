import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ownNavigation } from '#config/paths.ts';
import { defaultTokens, wrappedNative } from '#config/tokens/tokens.ts';
import { parseTradeQuery, type TradePrefill } from '#domain/urls/parseTradeQuery.ts';
import { namesCurrency, tradeQueryOf, tradeRoute } from '#domain/urls/tradeRoute.ts';
import { expertByLinkSet } from '#state/app/slice.ts';
import { useAppStore, type AppStore } from '#state/hooks.ts';
import { prefilled, recipientTyped, type SwapPrefill, type SwapState } from '#state/swap/slice.ts';
import { expertModeSet, themeChosen } from '#state/user/slice.ts';

const orderOf = (link: TradePrefill): SwapPrefill => ({
  ...(link.orderType !== undefined && { independentTypedOrder: link.orderType }),
  ...(link.amount !== undefined && { typedValue: link.amount, independentField: link.field }),
  ...(link.price !== undefined && { price: link.price }),
  ...(link.dex !== undefined && { dex: link.dex }),
});

/**
 * The link's currencies decide the side. A link with only a side flips the ticket; one without currencies keeps the
 * pair.
 */
const prefillOf = (link: TradePrefill, isUnnamed: boolean, swap: SwapState): SwapPrefill => {
  const keepsPair = isUnnamed && swap.INPUT.currencyId !== null && swap.OUTPUT.currencyId !== null;
  const namesBoth = !isUnnamed && link.input !== undefined && link.output !== undefined;
  return {
    ...(!keepsPair && { inputCurrencyId: link.input ?? null, outputCurrencyId: link.output ?? null }),
    ...(link.direction !== undefined && !namesBoth && { independentDirection: link.direction }),
    ...orderOf(link),
  };
};

const takeSettings = (store: AppStore, link: TradePrefill): void => {
  if (link.theme !== undefined) store.dispatch(themeChosen(link.theme === 'dark'));
  if (link.expert && !store.getState().user.userExpertMode) {
    store.dispatch(expertModeSet(true));
    store.dispatch(expertByLinkSet(true));
  }
};

const logFaults = (query: URLSearchParams, { unknownIds, amount }: TradePrefill): void => {
  if (unknownIds.length > 0) console.warn('Invalid address parameter', unknownIds);
  const typed = query.get('exactAmount');
  if (typed !== null && amount === undefined) console.warn('Failed to parse input amount', typed);
};

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Applies the values of a URL. @returns the recipient that it names on the trade page */
export const takeLink = (store: AppStore, { pathname, search }: Place): string | undefined => {
  const route = tradeRoute(pathname);
  const defaultOutput = defaultTokens[1]?.address ?? wrappedNative.address;
  const query = tradeQueryOf(route ?? { input: undefined, output: undefined }, search);
  const link = parseTradeQuery(query, defaultOutput);
  takeSettings(store, link);
  if (!route) return undefined;
  logFaults(query, link);
  store.dispatch(prefilled(prefillOf(link, !namesCurrency(query), store.getState().swap)));
  return link.recipient;
};

export function UrlUpdater(): null {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const store = useAppStore();
  const ofLink = useRef<string>(undefined);
  useLayoutEffect(() => {
    const { recipient } = store.getState().swap;
    const paid = takeLink(store, location);
    const isOwn = location.state === ownNavigation && !isBack;
    if (!isOwn || recipient === ofLink.current) store.dispatch(recipientTyped(paid ?? null));
    ofLink.current = paid;
  }, [location, isBack, store]);
  return null;
}
