import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { usedNodes, restoreNodes } from '#domain/nodes/nodeSettings.ts';
import { storedJson } from '#lib/storedJson.ts';
import { createRpcClient } from './createRpcClient.ts';

export const readRpc = createRpcClient({
  urls: usedNodes(restoreNodes(storedJson(storageKeys.nodes)), env.rpcUrls),
  chainId: POLYGON_CHAIN_ID,
  batchWaitMs: rules.rpc.batchWaitMs,
  separateMs: rules.rpc.separateMs,
});
