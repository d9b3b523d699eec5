import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { defaultTokens, knownToken, nativeCurrency, quoteRank, wrappedNative } from '../config/tokens/tokens.ts';
import type { CurrencyId } from '../domain/tokens/currency.ts';
import { NATIVE_ID } from '../domain/tokens/currency.ts';
import type { Currency } from '../domain/tokens/types.ts';
import { inferDirection } from '../domain/urls/inferDirection.ts';
import { parseTradeQuery } from '../domain/urls/parseTradeQuery.ts';
import { tradeQueryOf, tradeRoute } from '../domain/urls/tradeRoute.ts';
import type { TradePrefill } from '../domain/urls/parseTradeQuery.ts';
import { useAppStore } from '../state/hooks.ts';
import { prefilled } from '../state/swap/slice.ts';
import type { SwapPrefill, SwapState } from '../state/swap/slice.ts';
import { expertModeSet, themeChosen } from '../state/user/slice.ts';

const known = (id: CurrencyId | undefined): Currency | undefined => {
  if (id === undefined) return undefined;
  return id === NATIVE_ID ? nativeCurrency : knownToken(id);
};

const rankOf = (currency: Currency): number =>
  quoteRank(currency.kind === 'native' ? wrappedNative.address : currency.address);

/** A link that names the pair the form already has keeps the form's side; another pair gets the side it reads as. */
const directionOf = (link: TradePrefill, swap: SwapState): SwapPrefill => {
  if (link.direction !== undefined) return { independentDirection: link.direction };
  const samePair = link.input === swap.INPUT.currencyId && link.output === swap.OUTPUT.currencyId;
  return samePair ? {} : { independentDirection: inferDirection(known(link.input), known(link.output), rankOf) };
};

const prefillOf = (link: TradePrefill, swap: SwapState): SwapPrefill => ({
  inputCurrencyId: link.input ?? null,
  outputCurrencyId: link.output ?? null,
  ...directionOf(link, swap),
  ...(link.orderType !== undefined && { independentTypedOrder: link.orderType }),
  ...(link.amount !== undefined && { typedValue: link.amount, independentField: link.field }),
  ...(link.price !== undefined && { price: link.price }),
  ...(link.dex !== undefined && { dex: link.dex }),
  ...(link.recipient !== undefined && { recipient: link.recipient }),
});

/** Takes over what an address (URL) asks for: the ticket of a trade link, and theme and expert mode on every page. */
export function UrlUpdater(): null {
  const { pathname, search } = useLocation();
  const store = useAppStore();
  useLayoutEffect(() => {
    const route = tradeRoute(pathname);
    const defaultOutput = defaultTokens[1]?.address ?? wrappedNative.address;
    const link = parseTradeQuery(tradeQueryOf(route ?? { input: undefined, output: undefined }, search), defaultOutput);
    if (link.theme !== undefined) store.dispatch(themeChosen(link.theme === 'dark'));
    if (link.expert) store.dispatch(expertModeSet(true));
    if (!route) return;
    const { swap } = store.getState();
    const namesNothing = route.input === undefined && !/[?&](input|output)Currency=/.test(search);
    const keepsPair = namesNothing && swap.INPUT.currencyId !== null && swap.OUTPUT.currencyId !== null;
    const { inputCurrencyId, outputCurrencyId, independentDirection, ...typed } = prefillOf(link, swap);
    store.dispatch(
      prefilled(
        keepsPair
          ? typed
          : { inputCurrencyId, outputCurrencyId, ...(independentDirection && { independentDirection }), ...typed },
      ),
    );
  }, [pathname, search, store]);
  return null;
}
