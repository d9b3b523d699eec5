import { env } from './env.ts';
import { DEFAULT_EXCHANGE_ID } from './exchangeRule.ts';
import type { ExchangeConfig } from './exchangeRule.ts';

/** The exchange this application is of: its trades go through the order book and from there into the pool. */
export const defaultExchange: ExchangeConfig = {
  id: DEFAULT_EXCHANGE_ID,
  name: 'MYT Exchange',
  factory: env.factory,
  initCodeHash: env.pairInitCodeHash,
  router: env.router,
  orderBook: env.orderBook,
  keptPerThousand: 997,
  routerCallable: true,
};

/** The others a pair may live on, each with a router in the manner of Uniswap V2. */
export const otherExchanges: readonly ExchangeConfig[] = env.exchanges;

/** Routers known, which are nobody to be paid. */
export const knownRouters = [defaultExchange, ...otherExchanges].map(({ router }) => router);
