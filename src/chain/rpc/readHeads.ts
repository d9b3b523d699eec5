import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { rules } from '#config/rules.ts';
import type { Head } from '#domain/freshness/freshness.ts';
import type { Eip1193Provider } from '../connectors/eip1193.ts';
import { contracts } from '../contracts.ts';
import { queryHeads } from './queryHeads.ts';
import { readRpc } from './readRpc.ts';

/** Heads in order of preference; late answers and other chains are left out. Never rejects. */
export const readHeads = (wallet?: Eip1193Provider): Promise<readonly Head[]> =>
  queryHeads({
    urls: readRpc.nodes.urls,
    chainId: POLYGON_CHAIN_ID,
    multicall: contracts.multicall,
    timeoutMs: rules.nodes.compareTimeoutMs,
    wallet,
  });
