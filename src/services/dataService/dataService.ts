import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { lazyClient } from '../lazyClient.ts';
import { createServiceWatch, type ServiceWatch } from './serviceWatch.ts';
import type { DataService } from './types.ts';

const connect = (url: string): DataService =>
  lazyClient(async () => (await import('./createDataService.ts')).openDataService(url, rules.service));

export const dataService: ServiceWatch | undefined =
  env.subgraphUrl === undefined ? undefined : createServiceWatch(connect(env.subgraphUrl));
