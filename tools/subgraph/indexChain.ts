import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Deployment } from '../../e2e/devnet/deployment.ts';
import type { JsonRpc } from '../../e2e/devnet/jsonRpc.ts';
import { blocksAt, blocksOfLogs } from './chainLogs.ts';
import { readManifest } from './manifest.ts';
import { createSubgraph, type Subgraph } from './runSubgraph.ts';

export const localAddresses = ({
  factory,
  orderBookExt,
  orderMining,
}: Deployment): Readonly<Record<string, Address>> => ({
  Factory: factory,
  OrderBookExt: orderBookExt,
  OrderMining: orderMining.rewards,
  OrderMiningConfig: orderMining.config,
});

/** Mappings call only for facts that never change, so the newest block answers: the local chain keeps no old states. */
export const indexChain = async (
  { node, deployment }: { readonly node: JsonRpc; readonly deployment: Deployment },
  folder: string,
  last: number,
): Promise<Subgraph> => {
  const subgraph = createSubgraph({
    manifest: readManifest(folder),
    addresses: localAddresses(deployment),
    call: (call) => node.rpc<Hex>('eth_call', call, 'latest').catch(() => undefined),
  });
  for await (const block of blocksOfLogs(node, subgraph.topics(), last)) await subgraph.take(block);
  for (const block of await blocksAt(node, subgraph.polled(last))) subgraph.takeBlock(block);
  return subgraph;
};
