import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { ok } from '#lib/result.ts';
import { createServiceWatch } from '../dataService/serviceWatch.ts';
import type { ServiceWatch } from '../dataService/serviceWatch.ts';
import { later } from '../later.ts';
import type { TradingData } from './types.ts';

const connect = (url: string): TradingData => {
  const ask = later(async () => (await import('./createTradingData.ts')).openTradingData(url, rules.service));
  return {
    head: (signal) => ask((client) => client.head(signal)),
    blockTime: (signal) => ask((client) => client.blockTime(signal)),
    pairs: (signal) => ask((client) => client.pairs(signal)),
    pair: (token0, token1, signal) => ask((client) => client.pair(token0, token1, signal)),
    reserves: (signal) => ask((client) => client.reserves(signal)),
    tokenTexts: (a, b, signal) => ask((client) => client.tokenTexts(a, b, signal)),
    openOrders: (account, signal) => ask((client) => client.openOrders(account, signal)),
    trades: (account, signal) => ask((client) => client.trades(account, signal)),
    tell: async (transaction, signal) => {
      await ask(async (client) => ok(await client.tell(transaction, signal)));
    },
  };
};

/** The configured trading-data service; undefined where there is none. */
export const tradingData: ServiceWatch<TradingData> | undefined =
  env.dataApiUrl === undefined ? undefined : createServiceWatch(connect(env.dataApiUrl));
