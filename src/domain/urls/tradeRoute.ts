/** Currencies named by the path of the trade page or its full-screen chart; either may be missing. */
export interface TradeRoute {
  readonly input: string | undefined;
  readonly output: string | undefined;
}

const TRADE_PATH = /^\/(?:trade|chart)(?:\/([^/]+)(?:\/([^/]+))?)?\/?$/i;

/** Reads `/trade`, `/trade/{input}`, `/trade/{input}/{output}`, and the same of `/chart`. Undefined: another page. */
export const tradeRoute = (pathname: string): TradeRoute | undefined => {
  const match = TRADE_PATH.exec(pathname);
  return match ? { input: match[1], output: match[2] } : undefined;
};

/** Whether a trade link, its path's currencies included, names a currency; one that names none keeps the pair there is. */
export const namesCurrency = (query: URLSearchParams): boolean =>
  query.has('inputCurrency') || query.has('outputCurrency');

/** The query of a trade link with the currencies of its path added: the path wins. */
export const tradeQueryOf = (route: TradeRoute, search: string): URLSearchParams => {
  const query = new URLSearchParams(search);
  if (route.input !== undefined) query.set('inputCurrency', route.input);
  if (route.output !== undefined) query.set('outputCurrency', route.output);
  return query;
};
