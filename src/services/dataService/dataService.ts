import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { createBreaker } from '../http/breaker.ts';
import { createDataService } from './createDataService.ts';
import { createServiceWatch } from './serviceWatch.ts';
import type { ServiceWatch } from './serviceWatch.ts';

/** The configured data service; undefined where there is none. */
export const dataService: ServiceWatch | undefined =
  env.subgraphUrl === undefined
    ? undefined
    : createServiceWatch(
        createDataService({
          url: env.subgraphUrl,
          timeoutMs: rules.service.timeoutMs,
          maxBytes: rules.service.maxBytes,
          breaker: createBreaker(rules.service.breaker, () => performance.now()),
        }),
      );
