import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { createServiceWatch } from '../dataService/serviceWatch.ts';
import type { ServiceWatch } from '../dataService/serviceWatch.ts';
import { createBreaker } from '../http/breaker.ts';
import { createTradingData } from './createTradingData.ts';
import type { TradingData } from './types.ts';

const { timeoutMs, maxBytes, retry, breaker } = rules.service;

/** The configured trading-data service; undefined where there is none. */
export const tradingData: ServiceWatch<TradingData> | undefined =
  env.dataApiUrl === undefined
    ? undefined
    : createServiceWatch(
        createTradingData({
          url: env.dataApiUrl,
          timeoutMs,
          maxBytes,
          retry,
          breaker: createBreaker(breaker, () => performance.now()),
        }),
      );
