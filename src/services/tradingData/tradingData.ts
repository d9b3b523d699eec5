import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { createServiceWatch, type ServiceWatch } from '../dataService/serviceWatch.ts';
import { lazyClient } from '../lazyClient.ts';
import type { TradingData } from './types.ts';

const connect = (url: string): TradingData =>
  lazyClient(async () => (await import('./createTradingData.ts')).openTradingData(url, rules.service));

export const tradingData: ServiceWatch<TradingData> | undefined =
  env.dataApiUrl === undefined ? undefined : createServiceWatch(connect(env.dataApiUrl));
