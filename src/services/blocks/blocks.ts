import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { createServiceWatch, type ServiceWatch } from '../dataService/serviceWatch.ts';
import { lazyClient } from '../lazyClient.ts';
import type { Blocks } from './createBlocks.ts';

const connect = (url: string): Blocks =>
  lazyClient(async () => (await import('./createBlocks.ts')).openBlocks(url, rules.service));

export const blocks: ServiceWatch<Blocks> | undefined =
  env.blocksSubgraphUrl === undefined ? undefined : createServiceWatch(connect(env.blocksSubgraphUrl));
