/** Currencies in the path of the trade page or its full-screen chart; either may be missing. */
export interface TradeRoute {
  readonly input: string | undefined;
  readonly output: string | undefined;
}

const TRADE_PATH = /^\/(?:trade|chart)(?:\/([^/]+)(?:\/([^/]+))?)?\/?$/i;

/**
 * Reads `/trade`, `/trade/{input}`, `/trade/{input}/{output}`, and the same for `/chart`. Undefined for another page.
 */
export const tradeRoute = (pathname: string): TradeRoute | undefined => {
  const match = TRADE_PATH.exec(pathname);
  return match ? { input: match[1], output: match[2] } : undefined;
};

/** True if a trade link, including its path's currencies, names a currency; otherwise the current pair stays. */
export const namesCurrency = (query: URLSearchParams): boolean =>
  query.has('inputCurrency') || query.has('outputCurrency');

/** Query of a trade link with the currencies of its path, which win. */
export const tradeQueryOf = (route: TradeRoute, search: string): URLSearchParams => {
  const query = new URLSearchParams(search);
  if (route.input !== undefined) query.set('inputCurrency', route.input);
  if (route.output !== undefined) query.set('outputCurrency', route.output);
  return query;
};
