import { env } from './env.ts';
import { DEFAULT_EXCHANGE_ID, type ExchangeConfig } from './exchangeRule.ts';

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

export const otherExchanges: readonly ExchangeConfig[] = env.exchanges;

export const exchanges: readonly ExchangeConfig[] = [defaultExchange, ...otherExchanges];

export const exchangeById = (id: string | null | undefined): ExchangeConfig | undefined =>
  id ? exchanges.find((exchange) => exchange.id === id) : defaultExchange;

/** Routers are forbidden as recipients. */
export const knownRouters = exchanges.map(({ router }) => router);
