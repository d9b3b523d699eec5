import { env } from './env.ts';
import { DEFAULT_EXCHANGE_ID } from './exchangeRule.ts';
import type { ExchangeConfig } from './exchangeRule.ts';

/** Trades go through the order book and from there into the pool. */
export const defaultExchange: ExchangeConfig = {
  id: DEFAULT_EXCHANGE_ID,
  name: 'MYT Exchange',
  factory: env.factory,
  initCodeHash: env.pairInitCodeHash,
  router: env.router,
  orderBook: env.orderBook,
  feeFactor: 997,
  routerCallable: true,
};

/** Each has a Uniswap V2 router. */
export const otherExchanges: readonly ExchangeConfig[] = env.exchanges;

/** The default one first. */
export const exchanges: readonly ExchangeConfig[] = [defaultExchange, ...otherExchanges];

/** The default one without an id; undefined for an unknown id. */
export const exchangeById = (id: string | null | undefined): ExchangeConfig | undefined =>
  id ? exchanges.find((exchange) => exchange.id === id) : defaultExchange;

/** Forbidden recipients. */
export const knownRouters = exchanges.map(({ router }) => router);
