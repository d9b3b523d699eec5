/** Currencies named by the path of the trade page; either may be missing. Undefined: not the trade page. */
export interface TradeRoute {
  readonly input: string | undefined;
  readonly output: string | undefined;
}

const TRADE_PATH = /^\/trade(?:\/([^/]+)(?:\/([^/]+))?)?\/?$/i;

/** Reads `/trade`, `/trade/{input}` and `/trade/{input}/{output}`. */
export const tradeRoute = (pathname: string): TradeRoute | undefined => {
  const match = TRADE_PATH.exec(pathname);
  return match ? { input: match[1], output: match[2] } : undefined;
};

/** The query of a trade link with the currencies of its path added: the path wins. */
export const tradeQueryOf = (route: TradeRoute, search: string): URLSearchParams => {
  const query = new URLSearchParams(search);
  if (route.input !== undefined) query.set('inputCurrency', route.input);
  if (route.output !== undefined) query.set('outputCurrency', route.output);
  return query;
};
