import type { Hex } from '#domain/multicall/types.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import { urlHost } from '#lib/urlHost.ts';
import { createRpcClient, type NodesClient } from '../rpc/createRpcClient.ts';
import type { NodeChoice } from '../rpc/failOver.ts';
import { readReceipt } from './receipt.ts';

const requireReceipt = (answer: unknown): void => {
  if (!readReceipt(answer)) throw new DecodeError('the node has no receipt of the transaction');
};

/**
 * Answer of the first node that has the receipt; later requests go to that node. Rejects if no node has it, and without
 * a second node, because the first has none.
 */
export const receiptFromNodes = async (rpc: NodesClient, hash: Hex): Promise<unknown> => {
  if (rpc.nodes.urls.length < 2) throw new Error('There is no other node.');
  return rpc.send('eth_getTransactionReceipt', [hash], { check: requireReceipt });
};

/** Answers by the host of their node; undefined from a node that failed or was late. */
export type NodeAnswers = ReadonlyMap<string, unknown>;

/** Answers of all nodes, one per host, each queried by itself. Never rejects. */
export const receiptFromEachNode = async (
  { nodes, chainId, timeoutMs }: { readonly nodes: NodeChoice; readonly chainId: number; readonly timeoutMs: number },
  hash: Hex,
): Promise<NodeAnswers> => {
  const urls = new Map(nodes.urls.map((url) => [urlHost(url), url]));
  const answers = [...urls].map(async ([host, url]): Promise<[string, unknown]> => {
    const client = createRpcClient({ urls: [url], chainId, batchWaitMs: 0, timeoutMs });
    return [host, await client.send('eth_getTransactionReceipt', [hash]).catch(() => undefined)];
  });
  return new Map(await Promise.all(answers));
};
