interface TradeRoute {
  readonly input: string | undefined;
  readonly output: string | undefined;
}

const TRADE_PATH = /^\/(?:trade|chart)(?:\/([^/]+)(?:\/([^/]+))?)?\/?$/i;

/** Reads `/trade`, `/trade/{input}` and `/trade/{input}/{output}`, also with `/chart`. */
export const tradeRoute = (pathname: string): TradeRoute | undefined => {
  const match = TRADE_PATH.exec(pathname);
  return match ? { input: match[1], output: match[2] } : undefined;
};

/** True if the query names a currency; a path's currencies must be included first. */
export const namesCurrency = (query: URLSearchParams): boolean =>
  query.has('inputCurrency') || query.has('outputCurrency');

/** Query of a route; the path's currencies replace those of the query. */
export const tradeQueryOf = (route: TradeRoute, search: string): URLSearchParams => {
  const query = new URLSearchParams(search);
  if (route.input !== undefined) query.set('inputCurrency', route.input);
  if (route.output !== undefined) query.set('outputCurrency', route.output);
  return query;
};
