import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { createRpcClient } from './createRpcClient.ts';

/** The client every read goes through, so that reads of the same moment share one HTTP request. */
export const readRpc = createRpcClient({
  urls: env.rpcUrls,
  chainId: POLYGON_CHAIN_ID,
  batchWaitMs: rules.rpc.batchWaitMs,
});
