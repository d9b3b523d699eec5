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
  feeFactor: 997,
  routerCallable: true,
};

/** The others a pair may live on, each with a router in the manner of Uniswap V2. */
export const otherExchanges: readonly ExchangeConfig[] = env.exchanges;

/** Every exchange, the default one first. */
export const exchanges: readonly ExchangeConfig[] = [defaultExchange, ...otherExchanges];

/** An exchange by its id; without one the default. Undefined: there is none of that name. */
export const exchangeById = (id: string | null | undefined): ExchangeConfig | undefined =>
  id ? exchanges.find((one) => one.id === id) : defaultExchange;

/** Routers known, which are nobody to be paid. */
export const knownRouters = exchanges.map(({ router }) => router);
