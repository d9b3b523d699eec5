import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { later } from '../later.ts';
import { createServiceWatch } from './serviceWatch.ts';
import type { ServiceWatch } from './serviceWatch.ts';
import type { DataService } from './types.ts';

const connect = (url: string): DataService => {
  const ask = later(async () => (await import('./createDataService.ts')).openDataService(url, rules.service));
  return {
    head: (signal) => ask((client) => client.head(signal)),
    pairPage: (query, signal) => ask((client) => client.pairPage(query, signal)),
    trades: (account, signal) => ask((client) => client.trades(account, signal)),
    pools: (signal) => ask((client) => client.pools(signal)),
  };
};

/** The configured data service; undefined where there is none. */
export const dataService: ServiceWatch | undefined =
  env.subgraphUrl === undefined ? undefined : createServiceWatch(connect(env.subgraphUrl));
