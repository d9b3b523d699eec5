import { env } from '#config/env.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { E18, E6, maker, mockBook, MYT, USDC } from './mockMarket.ts';

/** A second exchange, without an order book. */
export const harbour: ExchangeConfig = {
  id: 'harbour',
  name: 'Harbour',
  factory: maker(70),
  initCodeHash: `0x${'7'.repeat(64)}`,
  router: maker(71),
  feeFactor: 997,
  routerCallable: true,
};

/** Its pool of MYT and USDC, a tenth as deep as the market's; MYT costs `permille` thousandths of 0.4182. */
export const harbourPool = (permille: bigint): PairBook => ({
  ...mockBook(),
  pair: pairAddress(harbour.factory, harbour.initCodeHash, MYT.address, USDC.address),
  reserve0: (77_044_986n * E6 * permille) / 1000n / 1000n,
  reserve1: 184_230n * E18,
  side0: { soldToken: USDC.address, orders: [], complete: true },
  side1: { soldToken: MYT.address, orders: [], complete: true },
});

/** Replacement of the module with the exchanges. */
export const exchangesWith = (other: ExchangeConfig) => {
  const defaultExchange = {
    ...other,
    id: 'myt',
    name: 'MYT Exchange',
    factory: env.factory,
    initCodeHash: env.pairInitCodeHash,
    router: env.router,
    orderBook: env.orderBook,
  };
  return {
    defaultExchange,
    otherExchanges: [other],
    exchanges: [defaultExchange, other],
    knownRouters: [env.router, other.router],
  };
};
