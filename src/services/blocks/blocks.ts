import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { later } from '../later.ts';
import type { Blocks } from './types.ts';

const connect = (url: string): Blocks => {
  const ask = later(async () => (await import('./createBlocks.ts')).openBlocks(url, rules.service));
  return { firstIn: (window, signal) => ask((client) => client.firstIn(window, signal)) };
};

/** The configured blocks subgraph; undefined where there is none. */
export const blocks: Blocks | undefined =
  env.blocksSubgraphUrl === undefined ? undefined : connect(env.blocksSubgraphUrl);
